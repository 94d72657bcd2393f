/**
 * What can be driven in each of the three engines, and why not where it cannot: all in one place.
 *
 * Everywhere: the mouse, double clicks, keys and the focus, as the browser's own events. In WebKit
 * `setViewport` moves the mouse to the middle of the page, where the display's pointer rests.
 */

export type Engine = 'Chromium' | 'Firefox' | 'WebKit';

/** What a test needs of the engine beyond mouse, keys and a page of any width from 290 px on. */
export type Ability = keyof typeof missing;

const missing = {
  /** `touch('start' | 'move' | 'end')` */
  touch: {
    WebKit: 'the driver of WebKitGTK turns touches into a mouse',
  },
  /** `touch('cancel')`, and a page that scrolls under a finger */
  'touch cancel': {
    Firefox: 'WebDriver BiDi has no touch that the system takes away',
    WebKit: 'the driver of WebKitGTK turns touches into a mouse',
  },
  /** `sendMouse` of a button while another one is down */
  'second button': {
    WebKit: 'the driver of WebKitGTK holds no button any more after two at once',
  },
  /** To find a place of the screen inside an element with the CSS property `zoom` */
  'place in zoom': {
    WebKit: 'WebKitGTK measures elements under CSS zoom in lengths of their own',
  },
  /** `emulateMedia` */
  media: {
    WebKit: 'WebDriver has no command that emulates media',
  },
  /** `setViewport` below 290 px */
  'narrow viewport': {
    WebKit: "the bar of WebKitGTK's small browser is no narrower",
  },
  /** `sendKeys` of Shift and Tab together, as a key with that name */
  'Shift+Tab': {
    WebKit: 'the driver of WebKitGTK sends it as an unidentified key',
  },
  /** `pressKeys`, which sends many keys at once */
  'many keys': {
    Firefox: 'its driver takes one key at a time, and a whole game is hundreds',
    WebKit: 'its driver takes one key at a time, and a whole game is hundreds',
  },
} as const satisfies Record<string, Partial<Record<Engine, string>>>;

const engineOf = (userAgent: string): Engine => {
  if (userAgent.includes('Firefox/')) return 'Firefox';
  // Chromium names WebKit, too, for pages that look for it.
  return userAgent.includes('Chrome/') ? 'Chromium' : 'WebKit';
};

export const engine = engineOf(navigator.userAgent);

/** Why this engine cannot be made to do something, if it cannot. */
export const reasonAgainst = (ability: Ability): string | undefined => {
  const reasons: Partial<Record<Engine, string>> = missing[ability];
  return reasons[engine];
};

/**
 * A test for the engines that can be made to do what it needs. In the others it is reported as
 * left out, with the reason in its title.
 */
export const itWhere = (
  ability: Ability,
  title: string,
  body: () => void | Promise<void>,
): Mocha.Test => {
  const reason = reasonAgainst(ability);
  return reason === undefined
    ? it(title, body)
    : it.skip(`${title} (not in ${engine}: ${reason})`, body);
};
