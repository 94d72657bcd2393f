/** The scripts of pages that hold nothing else. */
const scripts = { '/strict-page': '/test/ui/strict-page.ts', '/embed-page': '/src/embed.ts' };

/**
 * For @web/test-runner: `/strict-page?policy=…` is a page with that content security policy, which
 * runs `strict-page.ts` and nothing else; `/embed-page` is what embed.html is in the package.
 */
export function strictPagePlugin() {
  return {
    name: 'strict-page',
    serve({ path, query }) {
      const script = scripts[path];
      if (!script) return undefined;
      return {
        body: `<!doctype html><title>Strict</title><body><p>On its way</p><script type="module" src="${script}"></script>`,
        type: 'html',
        headers: query.policy ? { 'content-security-policy': query.policy } : {},
      };
    },
  };
}
