// The modules that the benches measure: those of the build.
import { existsSync } from 'node:fs';

const dist = new URL('../../dist/', import.meta.url);

/** A module of the build by its path in dist; without a build the bench ends with a word about it. */
export const built = async (path) => {
  const module = new URL(path, dist);
  if (!existsSync(module)) {
    console.error(`There is no dist/${path} yet: npm run build makes it.`);
    process.exit(1);
  }
  return import(module);
};
