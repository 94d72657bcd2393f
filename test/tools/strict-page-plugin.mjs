/**
 * For @web/test-runner: `/strict-page?policy=…` is a page with that content security policy, which
 * runs `strict-page.ts` and nothing else.
 */
export function strictPagePlugin() {
  return {
    name: 'strict-page',
    serve({ path, query }) {
      if (path !== '/strict-page') return undefined;
      return {
        body: '<!doctype html><title>Strict</title><body><script type="module" src="/test/ui/strict-page.ts"></script>',
        type: 'html',
        headers: { 'content-security-policy': query.policy },
      };
    },
  };
}
