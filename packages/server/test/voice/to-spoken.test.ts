/** Texts as they are said, in eleven languages: a table each, what is written and what is spoken. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { prepareScenes } from '../../src/render/prepare-scenes';
import { readMarked, shownOf } from '../../src/voice/words/shown-and-spoken';
import { toSpoken } from '../../src/voice/words/to-spoken';
import { jobOf } from '../render/fixtures';

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr', 'ja', 'ar'];

const rows = (language: string): [string, string][] =>
  readFileSync(new URL(`words/${language}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t') as [string, string]);

/** Stops are an engine's matter: only pauses within are told apart from none. */
const plain = (text: string): string => text.replace(/[、،]/gu, ',').replace(/\.$/, '');

describe.each(LANGUAGES)('%s', (language) => {
  it('has enough rows', () => expect(rows(language).length).toBeGreaterThanOrEqual(25));

  it.each(rows(language))('%s', (written, spoken) => {
    const script = toSpoken(written, language);
    expect(plain(script.text)).toBe(plain(spoken));
    // Every word that is said stands for one that is shown, in order.
    for (const [at, word] of script.words.entries()) {
      expect(script.captions[word.caption]).toBeDefined();
      expect(word.caption).toBeGreaterThanOrEqual(script.words[at - 1]?.caption ?? 0);
    }
    expect(script.captions.join(script.joint)).toBe(shownOf(written));
    expect(script.text).not.toMatch(/\d/);
  });
});

describe('what is shown and what is spoken', () => {
  it('stand apart: the first on screen, the second in ears', () => {
    expect(readMarked('Learn [SQL|sequel] now, [3M|three em].')).toEqual({
      shown: 'Learn SQL now, 3M.',
      marks: [
        { from: 6, to: 9, said: 'sequel' },
        { from: 15, to: 17, said: 'three em' },
      ],
    });
    expect(shownOf('No | mark [here]')).toBe('No | mark [here]');
  });

  it('the words of a price belong to the price', () => {
    const { captions, words } = toSpoken('Two for 4,50 €!', 'de');
    expect(words.map(({ text, caption }) => [text, captions[caption]])).toEqual([
      ['Two', 'Two'],
      ['for', 'for'],
      ['vier', '4,50'],
      ['Euro', '4,50'],
      ['fünfzig', '€!'],
    ]);
  });

  it('figures of a language that nothing is known of are left to its engine', () => {
    expect(toSpoken('Vain 5 € tänään', 'fi').text).toBe('Vain 5 tänään');
  });
});

describe('a scene', () => {
  it('shows the shown form wherever its script is drawn', async () => {
    const job = jobOf([
      { type: 't2v_fast', prompt: 'A desk', script: 'Learn [SQL|sequel] today.', duration: 3 },
      { type: 's2v', prompt: 'A host', script: 'Learn [SQL|sequel] today.', duration: 3 },
    ]);
    const { scenes } = await prepareScenes(job);
    expect(scenes.map(({ input }) => input.scene.script)).toEqual(['Learn SQL today.', 'Learn SQL today.']);
    expect(job.scenes[0]?.script).toContain('|sequel');
  });
});
