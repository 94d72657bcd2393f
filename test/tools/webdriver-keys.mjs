/** The code points that stand for keys without a character, in the WebDriver protocol. */
const codes = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Insert: '\uE016',
  Delete: '\uE017',
  Meta: '\uE03D',
};

/** What the protocol calls a key that puppeteer calls by its name: `Enter`, `KeyZ`, `z`. */
export function keyCode(key) {
  const letter = /^(?:Key|Digit)(.)$/.exec(key)?.[1];
  const code = codes[key] ?? letter?.toLowerCase() ?? key;
  if ([...code].length === 1) return code;
  throw new TypeError(`A key is one character or one of ${Object.keys(codes).join(', ')}: ${key}`);
}
