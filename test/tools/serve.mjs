// Serves the demo on this machine alone, and says where. PORT chooses another port than 8000.
import { startDevServer } from '@web/dev-server';

const hostname = '127.0.0.1';
const { PORT } = process.env;

const { server } = await startDevServer({
  config: {
    rootDir: '.',
    hostname,
    nodeResolve: true,
    middleware: [
      (context, next) => {
        if (context.path === '/') context.redirect('/demo/');
        else return next();
      },
    ],
    // Left out, the first free port from 8000 on is taken.
    ...(PORT ? { port: Number(PORT) } : {}),
  },
  logStartMessage: false,
  readCliArgs: false,
  readFileConfig: false,
});

console.log(`The demo is at http://${hostname}:${server.address().port}/demo/ (Ctrl+C ends)`);
