/** The manifest names the modules that users load, not the sources they are made from. */
function builtPath(path) {
  return path.replace(/^\/?src\//, 'dist/').replace(/\.ts$/, '.js');
}

function builtPaths(value) {
  if (Array.isArray(value)) value.forEach(builtPaths);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if ((key === 'path' || key === 'module') && typeof inner === 'string') {
        value[key] = builtPath(inner);
      } else builtPaths(inner);
    }
  }
}

/** Writes dist/custom-elements.json: what editors and documentation tools know of the elements. */
export default {
  globs: ['src/patience-elements.ts', 'src/elements/**/*.ts', 'src/ui/**/*.ts'],
  outdir: 'dist',
  litelement: true,
  packagejson: false,
  quiet: true,
  plugins: [
    {
      name: 'built-paths',
      packageLinkPhase: ({ customElementsManifest }) => builtPaths(customElementsManifest),
    },
  ],
};
