import { expect, fixtureSync, html, oneEvent } from '@open-wc/testing';
import { emulateMedia, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import { doubleClick } from './double-click.js';
import { itWhere } from './engines.js';
import { touch } from './touch.js';

/** A square to point at, and what happens to it: each event that the browser vouches for. */
const square = (names: readonly string[]): { target: HTMLElement; heard: string[] } => {
  const target = fixtureSync<HTMLElement>(html`<input aria-label="square" />`);
  for (const [property, value] of [
    ['position', 'fixed'],
    ['inset', '100px auto auto 100px'],
    ['width', '100px'],
    ['height', '100px'],
    ['touch-action', 'none'],
  ] as const)
    target.style.setProperty(property, value);
  const heard: string[] = [];
  for (const name of names)
    target.addEventListener(name, (event) => {
      if (!event.isTrusted) return;
      if (event instanceof KeyboardEvent) heard.push(`${name} ${event.key}`);
      else if (event instanceof PointerEvent) heard.push(`${name} by ${event.pointerType}`);
      else heard.push(name);
    });
  return { target, heard };
};

const pointerEvents = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'];

describe('The browser that the tests drive', () => {
  it('takes the mouse to a place, presses it, moves it and lets it go', async () => {
    const { heard } = square(pointerEvents);
    await sendMouse({ type: 'move', position: [120, 120] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [140, 150] });
    await sendMouse({ type: 'up' });
    expect(heard).to.deep.equal([
      'pointermove by mouse',
      'pointerdown by mouse',
      'pointermove by mouse',
      'pointerup by mouse',
    ]);
  });

  it('clicks twice at one place', async () => {
    const { heard } = square(['mousedown', 'dblclick']);
    await doubleClick({ x: 120, y: 120 });
    expect(heard).to.deep.equal(['mousedown', 'mousedown', 'dblclick']);
  });

  it('has the focus, and tells it', () => {
    const { target, heard } = square(['focus', 'blur']);
    target.focus();
    target.blur();
    expect(document.hasFocus()).to.be.true;
    expect(heard).to.deep.equal(['focus', 'blur']);
  });

  it('presses and holds keys', async () => {
    const { target, heard } = square(['keydown', 'keyup']);
    target.focus();
    await sendKeys({ press: 'ArrowLeft' });
    await sendKeys({ down: 'Control' });
    await sendKeys({ press: 'z' });
    await sendKeys({ up: 'Control' });
    expect(heard).to.deep.equal([
      'keydown ArrowLeft',
      'keyup ArrowLeft',
      'keydown Control',
      'keydown z',
      'keyup z',
      'keyup Control',
    ]);
  });

  it('presses a button by Enter and by Space', async () => {
    const button = fixtureSync<HTMLElement>(html`<button>Here</button>`);
    const heard: boolean[] = [];
    button.addEventListener('click', ({ isTrusted }) => heard.push(isTrusted));
    button.focus();
    for (const press of ['Enter', ' ']) {
      const ended = oneEvent(button, 'keyup');
      await sendKeys({ press });
      await ended;
    }
    expect(heard).to.deep.equal([true, true]);
  });

  itWhere('Shift+Tab', 'presses Shift and Tab together', async () => {
    const { target, heard } = square(['keydown']);
    target.focus();
    await sendKeys({ down: 'Shift' });
    await sendKeys({ press: 'Tab' });
    await sendKeys({ up: 'Shift' });
    expect(heard).to.deep.equal(['keydown Shift', 'keydown Tab']);
  });

  it('gives the page a width and a height', async () => {
    for (const [width, height] of [
      [290, 480],
      [1280, 700],
      [800, 600],
    ] as const) {
      await setViewport({ width, height });
      expect([innerWidth, innerHeight]).to.deep.equal([width, height]);
    }
  });

  itWhere('narrow viewport', 'gives the page 240 pixels', async () => {
    await setViewport({ width: 240, height: 480 });
    expect(innerWidth).to.equal(240);
    await setViewport({ width: 800, height: 600 });
  });

  itWhere('touch', 'puts a finger down, moves it and lifts it', async () => {
    const { heard } = square(pointerEvents);
    await touch('start', [{ x: 120, y: 120 }]);
    await touch('move', [{ x: 140, y: 150 }]);
    await touch('end');
    expect(heard).to.deep.equal([
      'pointerdown by touch',
      'pointermove by touch',
      'pointerup by touch',
    ]);
  });

  itWhere('touch cancel', 'has a finger taken away by the system', async () => {
    const { heard } = square(pointerEvents);
    await touch('start', [{ x: 120, y: 120 }]);
    await touch('cancel');
    expect(heard).to.deep.equal(['pointerdown by touch', 'pointercancel by touch']);
  });

  itWhere('media', 'shows the page as somebody who avoids motion and likes it dark', async () => {
    await emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
    expect(matchMedia('(prefers-reduced-motion: reduce)').matches).to.be.true;
    expect(matchMedia('(prefers-color-scheme: dark)').matches).to.be.true;
    await emulateMedia({ reducedMotion: 'no-preference', colorScheme: 'light' });
    expect(matchMedia('(prefers-reduced-motion: reduce)').matches).to.be.false;
    expect(matchMedia('(prefers-color-scheme: dark)').matches).to.be.false;
  });

  itWhere('media', 'shows the page as it is printed', async () => {
    await emulateMedia({ media: 'print' });
    expect(matchMedia('print').matches).to.be.true;
    await emulateMedia({ media: 'screen' });
    expect(matchMedia('print').matches).to.be.false;
  });
});
