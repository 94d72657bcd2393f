import { expect, fixture, html } from '@open-wc/testing';
import type { StrictPageReport } from './strict-page.js';

/** Nothing but scripts and workers of the page's own origin: no inline style, no evaluated text. */
const strict = "default-src 'none'; script-src 'self'";

/** What a page with a policy tells of a game in it. */
const reportOf = async (policy: string, worker: string): Promise<StrictPageReport> => {
  const address = `/strict-page?${new URLSearchParams({ policy, worker })}`;
  const report = new Promise<StrictPageReport>((resolve) => {
    const hear = ({ data, source }: MessageEvent<StrictPageReport>): void => {
      if (source !== frame.contentWindow) return;
      removeEventListener('message', hear);
      resolve(data);
    };
    addEventListener('message', hear);
  });
  const frame = await fixture<HTMLIFrameElement>(
    html`<iframe src=${address} title="A strict page" width="400" height="300"></iframe>`,
  );
  return report;
};

describe('On a page with a strict content security policy', () => {
  for (const [what, policy] of [
    ['allows its own workers', `${strict}; worker-src 'self'`],
    ['allows no worker', `${strict}; worker-src 'none'`],
    ['asks for trusted types', `${strict}; require-trusted-types-for 'script'`],
  ] as const) {
    it(`that ${what}, the solver works and at most one violation is reported`, async () => {
      const { reason, violations } = await reportOf(policy, 'auto');
      expect(reason).to.equal('wins');
      expect(violations).to.have.lengthOf.at.most(what === 'allows its own workers' ? 0 : 1);
    });

    it(`that ${what}, nothing is reported of a game told to use no worker`, async () => {
      expect(await reportOf(policy, 'none')).to.deep.equal({ reason: 'wins', violations: [] });
    });
  }
});
