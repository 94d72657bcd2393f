import { nodeResolve } from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';

/** Each file for pages, and the module it is made from; `tsc` has put the modules into dist. */
const bundles = {
  'patience-elements.min.js': 'patience-elements.js',
  'calculation-game.min.js': 'elements/calculation-game.js',
  'canfield-game.min.js': 'elements/canfield-game.js',
  'australian-patience.min.js': 'elements/australian-patience.js',
};

/** Style sheets without comments and without white space that means nothing. */
const squeezeStyles = {
  name: 'squeeze-styles',
  transform: (code) =>
    code.replace(/css`[^`]*`/g, (sheet) =>
      sheet
        .replace(/\/\*.*?\*\//gs, '')
        .replace(/\s+/g, ' ')
        .replace(/ ?([{};,>]) ?/g, '$1')
        .replace(/: /g, ':')
        .replace(/;}/g, '}'),
    ),
};

/** One configuration a bundle, so that no two of them share a chunk. */
export default Object.entries(bundles).map(([file, module]) => ({
  input: `dist/${module}`,
  // A language is loaded when a page is first seen in it: a file of its own, beside the bundle.
  output: {
    dir: 'dist',
    entryFileNames: file,
    chunkFileNames: 'patience-[name].min.js',
    format: 'es',
  },
  plugins: [
    squeezeStyles,
    nodeResolve(),
    terser({
      ecma: 2020,
      module: true,
      compress: { passes: 3, unsafe_arrows: true },
      format: { comments: false },
    }),
  ],
  onwarn(warning) {
    // The helper for decorators, which tsc puts into each module, begins with `this && …`.
    if (warning.code === 'THIS_IS_UNDEFINED') return;
    throw new Error(`${file}: ${warning.message}`);
  },
}));
