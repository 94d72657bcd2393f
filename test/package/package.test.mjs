import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { rollup } from 'rollup';

const root = new URL('../../', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const bundles = [
  'patience-elements.min.js',
  'calculation-game.min.js',
  'canfield-game.min.js',
  'australian-patience.min.js',
];

/** The solver's file, and its parts: what each kind of game needs, and what these share. */
const solverParts = [
  'solver',
  'columns',
  'heap-table',
  'hints',
  ...['heap', 'run', 'group'].flatMap((kind) => [`${kind}-search`, `${kind}-hint`]),
];

/** These modules of the package and all that they import, with their text. */
const modulesFrom = (files, base = root, found = new Map()) => {
  for (const file of files) {
    const module = new URL(file, base);
    if (found.has(module.href)) continue;
    const source = readFileSync(module, 'utf8');
    found.set(module.href, source);
    const imported = source.matchAll(/\b(?:from|import|import\(|new URL\()\s*'(\.[^']*\.js)'/g);
    modulesFrom(
      [...imported].map(([, name]) => name),
      module,
      found,
    );
  }
  return found;
};

describe('The built package', () => {
  const built = readdirSync(new URL('dist', root)).filter((file) => file.endsWith('.min.js'));
  const later = built.filter((file) => !bundles.includes(file));

  it('holds the bundles that pages name', () => {
    assert.deepEqual(
      bundles.filter((file) => !built.includes(file)),
      [],
    );
  });

  it('holds a file for each further language, and for whatever else is loaded later', () => {
    const languages = ['french', 'german', 'spanish'];
    assert.deepEqual(
      later.sort(),
      [
        ...languages,
        ...['english', ...languages].map((language) => `${language}-dialogs`),
        'dialog-views',
        'figures',
        'advisor',
        'daily-deals',
        'embed',
        ...solverParts,
      ]
        .map((name) => `patience-${name}.min.js`)
        .sort(),
    );
  });

  const alone = later.filter(
    (file) => !solverParts.some((part) => file === `patience-${part}.min.js`),
  );
  for (const file of [...bundles, ...alone]) {
    it(`has all that ${file} needs in that one file`, () => {
      const source = readFileSync(new URL(`dist/${file}`, root), 'utf8');
      assert.doesNotMatch(source, /(?:^|[;}])import\s*["'{*\w]|\bfrom\s*["']/);
    });
  }

  it('lets no part of the solver need anything but other parts of it', () => {
    for (const part of solverParts) {
      const source = readFileSync(new URL(`dist/patience-${part}.min.js`, root), 'utf8');
      const needed = [...source.matchAll(/\bfrom\s*"([^"]*)"/g)].map(([, file]) => file);
      const others = needed.filter(
        (file) => !solverParts.some((other) => file === `./patience-${other}.min.js`),
      );
      assert.deepEqual(others, [], part);
    }
  });

  for (const [name, target] of Object.entries(manifest.exports)) {
    if (name.includes('*') || typeof target === 'string') continue;
    it(`lets Node import ${name} without a page`, () => {
      const specifier = `patience-elements${name.slice(1)}`;
      const { status, stderr } = spawnSync(
        process.execPath,
        ['--input-type=module', '--eval', `await import(${JSON.stringify(specifier)})`],
        { cwd: fileURLToPath(root), encoding: 'utf8' },
      );
      assert.equal(stderr, '');
      assert.equal(status, 0);
    });
  }

  it('names no file from its modules in a way that bundlers do not know', () => {
    const worker = String.raw`new Worker\(new URL\('\./[\w-]+\.js', import\.meta\.url\), \{`;
    const entries = Object.values(manifest.exports).flatMap(({ default: file }) => file ?? []);
    for (const [module, source] of modulesFrom(entries))
      assert.doesNotMatch(source.replaceAll(new RegExp(worker, 'g'), ''), /import\.meta/, module);
  });

  it('has all that the worker of its modules needs in one script, where a bundler makes it one', async () => {
    const input = fileURLToPath(new URL(manifest.exports['./worker'].default, root));
    const bundle = await rollup({ input });
    const { output } = await bundle.generate({ format: 'iife' });
    assert.equal(output.length, 1);
    assert.doesNotMatch(output[0].code, /\bimport\b/);
  });

  it('holds a page to frame, which loads its own script alone', () => {
    const page = readFileSync(new URL('dist/embed.html', root), 'utf8');
    const scripts = [...page.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
    assert.deepEqual(scripts, ['<script type="module" src="patience-embed.min.js">']);
    const script = readFileSync(new URL('dist/patience-embed.min.js', root), 'utf8');
    assert.match(script, /import\("\.\/patience-elements\.min\.js"\)/);
  });

  it('holds nothing but dist, the licence, the readme and package.json', () => {
    const { stdout } = spawnSync('npm', ['pack', '--dry-run', '--json'], {
      cwd: fileURLToPath(root),
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    const [{ files }] = JSON.parse(stdout);
    const stray = files
      .map(({ path }) => path)
      .filter(
        (path) =>
          !/^(?:dist\/.+\.(?:js|d\.ts|json)|dist\/embed\.html|LICENSE|README\.md|package\.json)$/.test(
            path,
          ),
      );
    assert.deepEqual(stray, []);
  });

  const { modules } = JSON.parse(readFileSync(new URL('dist/custom-elements.json', root), 'utf8'));
  const described = modules.flatMap(({ path, declarations = [] }) =>
    declarations.filter(({ tagName }) => tagName).map((element) => ({ path, ...element })),
  );

  it('describes each element in custom-elements.json by the module that registers it', () => {
    const elements = described.map(({ path, tagName }) => `${tagName} in ${path}`);
    assert.deepEqual(elements.sort(), [
      'australian-patience in dist/elements/australian-patience.js',
      'calculation-game in dist/elements/calculation-game.js',
      'canfield-game in dist/elements/canfield-game.js',
      'patience-settings in dist/elements/patience-settings.js',
    ]);
  });

  it('describes there what an attribute and its property may be, word by word', () => {
    for (const { tagName, attributes, members } of described)
      for (const [name, words] of [
        ['deck', "'two-colour' | 'four-colour'"],
        ['hints', "'simple' | 'expert' | 'solver' | 'off'"],
        ['storage', "'local' | 'session' | 'none'"],
      ]) {
        const typeIn = (list) => list.find((one) => one.name === name)?.type.text;
        assert.equal(typeIn(attributes), words, `${name} of ${tagName}`);
        assert.equal(typeIn(members), `${words} | undefined`, `property ${name} of ${tagName}`);
      }
  });

  it('describes there what each method returns', () => {
    const silent = described.flatMap(({ tagName, members }) =>
      members
        .filter((member) => member.kind === 'method' && !member.return?.type.text)
        .map(({ name }) => `${tagName} ${name}`),
    );
    assert.deepEqual(silent, []);
  });

  it('names there modules that it holds, and what can be imported from them', async () => {
    const elements = modules.filter(({ path }) => /^dist\/(?:patience-|elements\/)/.test(path));
    for (const { path, exports } of elements) {
      const exported = exports.filter(({ kind }) => kind === 'js').map(({ name }) => name);
      const names = Object.keys(await import(new URL(path, root)));
      assert.deepEqual(exported.sort(), names.sort(), path);
    }
    const named = modules.flatMap(({ path, exports }) => [
      path,
      ...exports.map(({ declaration }) => declaration.module ?? path),
    ]);
    assert.deepEqual(
      named.filter((path) => !existsSync(new URL(path, root))),
      [],
    );
  });
});
