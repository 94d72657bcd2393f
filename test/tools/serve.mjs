// Serves the demo on this machine alone, and says where. PORT chooses another port than 8000.
import { startDevServer } from '@web/dev-server';
import { loopback, loopbackPlugin } from './loopback-plugin.mjs';

const { PORT } = process.env;

const { server } = await startDevServer({
  config: {
    rootDir: '.',
    hostname: loopback,
    nodeResolve: true,
    plugins: [loopbackPlugin()],
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

console.log(`The demo is at http://${loopback}:${server.address().port}/demo/ (Ctrl+C ends)`);
