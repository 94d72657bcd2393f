import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';

/** Each file for pages, and the module it is made from; `tsc` has put the modules into dist. */
const bundles = {
  'patience-elements.min.js': 'patience-elements.js',
  'calculation-game.min.js': 'elements/calculation-game.js',
  'canfield-game.min.js': 'elements/canfield-game.js',
  'australian-patience.min.js': 'elements/australian-patience.js',
  'patience-solver.min.js': 'solver/bundle.js',
  'patience-embed.min.js': 'embed.js',
};

const dist = fileURLToPath(new URL('dist/', import.meta.url));
/**
 * Modules that other bundles do not hold: when needed they load a bundle instead, which exports the same.
 */
const bundleOf = {
  [`${dist}solver/connect.js`]: './patience-solver.min.js',
  [`${dist}patience-elements.js`]: './patience-elements.min.js',
};

/**
 * The parts of the solver's bundle, so that a game loads few files and little beside what it needs: with
 * its entry go the rules, with the first expert hint what all hints share.
 */
const solverParts = (id) => {
  const module = id.slice(dist.length);
  if (/^engine\/(hint|play-up|rank-wanted|deal-number)|^solver\/(sample-hint|unseen)/.test(module))
    return 'hints';
  if (
    /^engine\/|^solver\/(bundle|service|listen|messages|tasks|lazy-tasks|job|solve|typed)\./.test(
      module,
    )
  )
    return 'solver';
  return /^solver\/(state-table|line|column-model)/.test(module) ? 'columns' : undefined;
};

/** What stays of the text of a template, by its tag; its values are in between. */
const squeezes = {
  // One space means what many mean: nothing here is preformatted.
  html: (text) => text.replace(/\s+/g, ' '),
  css: (text) =>
    text
      .replace(/\/\*.*?\*\//gs, '')
      .replace(/\s+/g, ' ')
      .replace(/ ?([{};,>]) ?/g, '$1')
      .replace(/: /g, ':')
      .replace(/(?<=\() | (?=\))/g, '')
      .replace(/;}/g, '}')
      .replace(/(?<![\w.-])0\./g, '.'),
};

/** The texts of templates, in the tree of a module or in a part of it, with what squeezes each. */
const templateTexts = (node) => {
  const inside = Object.values(node)
    .flat()
    .filter((part) => typeof part?.type === 'string')
    .flatMap(templateTexts);
  const squeeze = node.type === 'TaggedTemplateExpression' && squeezes[node.tag.name];
  return squeeze ? [...inside, ...node.quasi.quasis.map((text) => ({ ...text, squeeze }))] : inside;
};

/** Templates without white space and comments that mean nothing. */
const squeezeTemplates = {
  name: 'squeeze-templates',
  transform(code, module) {
    // What comes from elsewhere is squeezed already.
    if (module.includes('node_modules')) return null;
    let squeezed = '';
    let done = 0;
    const texts = templateTexts(this.parse(code)).sort((one, other) => one.start - other.start);
    for (const { start, end, squeeze } of texts) {
      squeezed += code.slice(done, start) + squeeze(code.slice(start, end));
      done = end;
    }
    return squeezed + code.slice(done);
  },
};

/** The page to be framed, beside its script. */
const embedPage = {
  name: 'embed-page',
  generateBundle() {
    const source = readFileSync(new URL('src/embed.html', import.meta.url), 'utf8');
    this.emitFile({ type: 'asset', fileName: 'embed.html', source });
  },
};

/** What makes the games smaller, but not the solver. */
const smallerGame = {
  compress: { sequences: false, keep_fargs: false, pure_getters: true },
  // Lit's names for itself, which are in the entry alone.
  mangle: { properties: { regex: /^_\$/ } },
};

/** One configuration a bundle, so that no two of them share a chunk. */
const configurationOf = (file, module, isGame) => ({
  input: `dist/${module}`,
  external: (id, importer) => importer !== undefined && id in bundleOf,
  // The solver's parts take what they share from its entry itself.
  preserveEntrySignatures: 'allow-extension',
  // A language is loaded when a page is first seen in it: a file of its own, beside the bundle.
  output: {
    dir: 'dist',
    entryFileNames: file,
    chunkFileNames: 'patience-[name].min.js',
    format: 'es',
    paths: bundleOf,
    ...(!isGame && { manualChunks: solverParts }),
  },
  plugins: [
    squeezeTemplates,
    nodeResolve(),
    module === 'embed.js' && embedPage,
    terser({
      ecma: 2020,
      module: true,
      compress: { passes: 3, inline: 1, unsafe_arrows: true, ...(isGame && smallerGame.compress) },
      mangle: !isGame || smallerGame.mangle,
      format: { comments: false },
    }),
  ],
  onwarn(warning) {
    // The helper for decorators, which tsc puts into each module, begins with `this && …`.
    if (warning.code === 'THIS_IS_UNDEFINED') return;
    throw new Error(`${file}: ${warning.message}`);
  },
});

export default Object.entries(bundles).map(([file, module]) =>
  configurationOf(file, module, module !== 'solver/bundle.js'),
);
