/**
 * What a screen reader says in a whole game, kept as text for each language.
 *
 * To write the texts anew, delete those of `test/texts/golden` that have changed and run
 * `npm test -- 'test/texts/golden*'`: a missing one is written, and its test fails this once. Read what
 * was written before you keep it.
 */
import { expect } from '@open-wc/testing';
import { readFile, writeFile } from '@web/test-runner-commands';
import { gameTags } from '../ui/page.js';
import { languages } from './sentences.js';
import { transcriptOf } from './transcript.js';

for (const { texts } of languages) {
  const { language } = texts;
  describe(`A screen reader in "${language}"`, function () {
    this.timeout(120_000);
    for (const tag of gameTags)
      it(`says in ${tag} what is kept`, async () => {
        const path = `golden/${language}-${tag}.txt`;
        const heard = await transcriptOf(language, tag);
        // The command fails where there is no such file.
        const kept = await readFile({ path }).catch(() => undefined);
        if (kept === undefined) {
          await writeFile({ path, content: heard });
          throw new Error(`Expected test/texts/${path}; it is written now: read it through`);
        }
        const lines = heard.split('\n');
        for (const [index, line] of kept.split('\n').entries())
          expect(lines[index], `line ${index + 1} of ${path}`).to.equal(line);
        expect(lines.length, `lines of ${path}`).to.equal(kept.split('\n').length);
      });
  });
}
