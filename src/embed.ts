/**
 * The script of embed.html, a page to be framed: it shows the game that its address names, with that
 * game's attributes, as in `embed.html?game=canfield&deal=7&lang=fr`.
 */
const sheet = new CSSStyleSheet();
sheet.replaceSync(':root { color-scheme: light dark } body { margin: 0 }');
document.adoptedStyleSheets.push(sheet);

const {
  game = 'canfield',
  lang,
  ...attributes
} = Object.fromEntries(new URLSearchParams(location.search));
const place = document.createElement('div');
place.dataset.patience = game;
for (const [name, value] of Object.entries(attributes))
  if (/^[a-z][a-z-]*$/.test(name)) place.setAttribute(`data-${name}`, value);
if (lang) document.documentElement.lang = lang;
document.body.replaceChildren(place);

// The place is there: it is filled as it would be in any other page.
await import('./patience-elements.js');

export {};
