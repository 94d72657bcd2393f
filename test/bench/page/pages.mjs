// The pages that are measured.

const page = (script, body, head = '') => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Bench</title>
<link rel="icon" href="data:,">
<style>body { margin: 0; font-family: sans-serif } main { max-width: 40rem; margin: auto }</style>
${head}
${script ? `<script type="module" src="/${script}"></script>` : ''}
${script ? '<script type="module">performance.mark("boards-there")</script>' : ''}
<main>${body}</main>
</html>`;

/** Tags with the deals 1, 2, 3 …, so that every run shows the same cards. */
const games = (...tags) =>
  tags.map((tag, index) => `<${tag} deal="${index + 1}"></${tag}>`).join('\n');

const times = (count, tag) => Array.from({ length: count }, () => tag);

const bundle = 'patience-elements.min.js';
const calculation = 'calculation-game';
const canfield = 'canfield-game';
const australian = 'australian-patience';

/** A tag as the page has it before the script comes, with its height kept, and text below. */
const waiting = (tag) =>
  page(
    '',
    `<${tag} deal="1">Here will be a game.</${tag}><p>What must stay where it is.</p>`,
    '<link rel="stylesheet" href="/before-upgrade.css"><style>main { max-width: none }</style>',
  );

export const pages = {
  blank: page('', ''),
  'ten-plain-boards': page(
    'plain-board.min.js',
    times(10, '<plain-board></plain-board>').join('\n'),
  ),
  'ten-games': page(
    bundle,
    games(...times(4, calculation), ...times(3, canfield), ...times(3, australian)),
  ),
  'ten-australian': page(bundle, games(...times(10, australian))),
  'one-plain-board': page('plain-board.min.js', '<plain-board></plain-board>'),
  'bare-board': page('bare-board.mjs', '<bare-board></bare-board>'),
  'one-australian': page(bundle, games(australian)),
  [calculation]: page(bundle, games(calculation)),
  [canfield]: page(bundle, games(canfield)),
  [australian]: page(bundle, games(australian)),
  ...Object.fromEntries(
    [calculation, canfield, australian].map((tag) => [`${tag}-waiting`, waiting(tag)]),
  ),
};
