/**
 * Each board as it looked when somebody last looked, in test/pictures. A picture that is missing fails,
 * as one that differs does; test/pictures/failed then holds the new one and the difference.
 *
 *   UPDATE_PICTURES=1 npm test -- test/ui/pictures.test.ts    takes them all anew, to be looked at
 *
 * Cards are drawn as paths and look the same everywhere. Words are set in a font of the machine: the
 * little that differs there is allowed for in the configuration of the tests.
 */
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { visualDiff } from '@web/test-runner-visual-regression';
import { loadPictures } from '../../src/ui/cards/card-face.js';
import { engine } from '../tools/engines.js';
import { gameTags, placed, somewhere } from './page.js';

/** In the middle of each game, so that every kind of pile has cards. */
const STEPS = 12;

const title = 'A board in the middle of a game looks as it did';

(engine === 'Chromium' ? describe : describe.skip)(title, () => {
  before(async () => {
    await setViewport({ width: 1000, height: 1000 });
    // The courts, which come from a file of their own.
    await loadPictures();
  });
  after(async () => {
    await emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
    await setViewport({ width: 800, height: 600 });
  });

  for (const colorScheme of ['light', 'dark'] as const)
    for (const tag of gameTags)
      for (const width of [320, 600, 960])
        it(`${tag}, ${width} pixels wide, ${colorScheme}`, async () => {
          // Both at once: each call takes back what the one before said.
          await emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          const page = somewhere();
          page.style.setProperty('width', `${width}px`);
          page.style.setProperty('color-scheme', 'light dark');
          page.style.setProperty('font-family', 'sans-serif');
          page.style.setProperty('background', 'Canvas');
          // Without the settings of a reader, which another test may be making at the same time.
          const attributes = { deal: 7, lang: 'en', storage: 'none' };
          const game = await placed(tag, attributes, page);
          for (let step = 0; step < STEPS; step++) {
            // The last in the fixed order of moves: now a card turned, now one laid down.
            const move = game.legalMoves.at(step % 2 ? 0 : -1);
            if (move) game.move(move);
          }
          await game.updateComplete;
          await visualDiff(page, `${tag}-${width}-${colorScheme}`);
        });
});
