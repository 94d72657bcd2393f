// Serves the bundles and the pages that are measured, on this machine alone.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { once } from 'node:events';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import { rollup } from 'rollup';
import { loopback } from '../../tools/loopback-plugin.mjs';
import { pages } from './pages.mjs';

const file = (path) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** The boards to compare with, bundled in the way of our own. */
const bundlePlainBoards = async () => {
  const bundle = await rollup({
    input: file('test/bench/page/plain-board.mjs'),
    plugins: [nodeResolve(), terser({ ecma: 2020, module: true })],
  });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  return output[0].code;
};

/** All that the games may load, by address. */
const builtFiles = async () => {
  const names = (await readdir(file('dist'))).filter((name) => name.endsWith('.min.js'));
  return Promise.all(
    names.map(async (name) => [`/${name}`, await readFile(file(`dist/${name}`), 'utf8')]),
  );
};

export const serve = async () => {
  if (!existsSync(file('dist/patience-elements.min.js')))
    throw new Error('There is no dist/patience-elements.min.js yet: npm run build makes it.');
  // Read once: a build that goes on beside the bench must not change what is measured.
  const script = 'text/javascript';
  const files = new Map([
    ...(await builtFiles()).map(([name, text]) => [name, [script, text]]),
    ['/plain-board.min.js', [script, await bundlePlainBoards()]],
    ['/bare-board.mjs', [script, await readFile(file('test/bench/page/bare-board.mjs'), 'utf8')]],
    ['/before-upgrade.css', ['text/css', await readFile(file('demo/before-upgrade.css'), 'utf8')]],
    ...Object.entries(pages).map(([name, page]) => [`/${name}`, ['text/html', page]]),
  ]);

  const server = createServer((request, response) => {
    const found = files.get(new URL(request.url, 'http://bench').pathname);
    if (!found) {
      response.writeHead(404).end();
      return;
    }
    const [type, content] = found;
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(content);
  });
  server.listen(0, loopback);
  await once(server, 'listening');
  return {
    address: `http://${loopback}:${server.address().port}`,
    close: () => server.close(),
  };
};
