/** The demonstration page: lists of events, the choice of language and table, copying. */

/** Each event of a game, with the details worth a place in a narrow list. */
const listed = {
  'game-started': ['deal'],
  'game-moving': ['kind', 'moves'],
  'game-moved': ['kind', 'moves', 'score', 'moveCount', 'status'],
  'game-won': ['deal', 'score', 'moveCount', 'seconds', 'undos', 'hints'],
  'game-lost': ['deal', 'score', 'moveCount'],
  'game-stuck': ['deal', 'score'],
  'game-stopped': ['deal', 'score'],
};
/** A list keeps so many events, the newest first. */
const mostListed = 50;
/** A restart undoes every move at once; so many of them are written out. */
const mostMoves = 3;

const root = document.documentElement;

const element = (tag, text, className = '') =>
  Object.assign(document.createElement(tag), { textContent: text, className });

const moveText = ({ from, to, count = 1 }) => `${from} → ${to}${count > 1 ? ` × ${count}` : ''}`;

const valueText = (value) => {
  if (!Array.isArray(value)) return String(value);
  const rest = value.length - mostMoves;
  const moves = value.slice(0, mostMoves).map(moveText).join(', ');
  return rest > 0 ? `${moves} … + ${rest}` : moves;
};

// The events bubble and are composed: the page hears all games in one place.
for (const [name, keys] of Object.entries(listed))
  document.addEventListener(name, ({ target, detail }) => {
    const list = target.closest('article')?.querySelector('.events ol');
    if (!list) return;
    const row = element('li', '', name);
    const details = element('dl', '');
    for (const key of keys) {
      const text = valueText(detail[key]);
      if (!text) continue;
      const pair = element('div', '');
      pair.append(element('dt', key), element('dd', text));
      details.append(pair);
    }
    row.append(element('code', name), details);
    list.prepend(row);
    if (list.children.length > mostListed) list.lastElementChild.remove();
  });

document.querySelector('.choices').addEventListener('change', ({ target }) => {
  if (target.name === 'table') root.dataset.table = target.value;
  if (target.name === 'language') {
    root.lang = target.value;
    // A game takes the language of the page when it is connected; one on the table is told.
    for (const game of document.querySelectorAll('article [deal]'))
      game.setAttribute('lang', target.value);
  }
});

const said = document.querySelector('#said');
const copied = { en: 'Copied', fr: 'Copié' };

for (const button of document.querySelectorAll('.copy'))
  button.addEventListener('click', async () => {
    const code = button.parentElement.querySelector('code');
    try {
      await navigator.clipboard.writeText(code.textContent);
    } catch {
      // Without the right to write, the code is selected for the reader to copy.
      getSelection().selectAllChildren(code);
      return;
    }
    button.classList.add('done');
    said.textContent = copied[root.lang];
    setTimeout(() => {
      button.classList.remove('done');
      said.textContent = '';
    }, 2000);
  });
