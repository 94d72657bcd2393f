/**
 * The script of embed.html, a page to be framed: it shows the game that its address names, with that
 * game's attributes, as in `embed.html?game=canfield&deal=7&lang=fr`.
 */
import { toldGame } from './ui/plain-places.js';

const sheet = new CSSStyleSheet();
sheet.replaceSync(':root { color-scheme: light dark } body { margin: 0 }');
document.adoptedStyleSheets.push(sheet);

const told = new URLSearchParams(location.search);
const asked = told.get('game') ?? 'canfield';

// Until the games are there, and where they do not come, the words of the page stay.
await import('./patience-elements.js');

/** Its tag, by that or by its own name, and its attributes: only a game has a deal. */
const [found] = [asked, `${asked}-game`].flatMap((tag) => {
  const { observedAttributes } = (customElements.get(tag) ?? {}) as {
    observedAttributes?: string[];
  };
  return observedAttributes?.includes('deal') ? [{ tag, observedAttributes }] : [];
});
if (found) {
  const language = told.get('lang');
  if (language) document.documentElement.lang = language;
  const game = toldGame(found.tag, found.observedAttributes, (name) => told.get(name));
  // All games in frames have one path: what else stands in the address tells one from another.
  game.setAttribute('storage-key', `patience:${location.pathname}${location.search}`);
  document.body.replaceChildren(game);
} else {
  const expected = 'calculation, canfield or australian-patience';
  const words = `There is no such game: expected ${expected}, got ${JSON.stringify(asked)}.`;
  console.warn(words);
  document.querySelector('p')?.replaceChildren(words);
}
