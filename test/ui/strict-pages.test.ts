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
      const { reason, violations } = await reportOf(policy, 'none');
      expect(reason).to.equal('wins');
      expect(violations).to.be.empty;
    });
  }

  it('that keeps the solver away, hints are the simple ones, and whoever asks for more is told', async () => {
    const folders = [
      'src/elements',
      'src/engine',
      'src/games',
      'src/texts',
      'src/ui',
      'test',
      'node_modules',
    ];
    const scripts = folders.map((folder) => `${location.origin}/${folder}/`).join(' ');
    const { reason, said } = await reportOf(`default-src 'none'; script-src ${scripts}`, 'auto');
    expect(reason).to.equal('goes-up');
    const missing = 'This cannot be loaded at the moment.';
    expect(said[0], 'beside the hint').to.include(missing).and.not.to.equal(missing);
    expect(said.slice(1).map((words) => words.trim())).to.deep.equal([missing, missing]);
  });
});
