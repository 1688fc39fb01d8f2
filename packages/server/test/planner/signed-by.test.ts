/** Who signs the last card: whoever the brief is of, however it says so. */
import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../../src/adapters/local-planner/languages/languages';
import { createLocalPlanner } from '../../src/adapters/local-planner/local-planner';
import { unspacedSign } from '../../src/adapters/local-planner/reading/unspaced-signs';
import { requestOf } from './request-of';

const planOf = async (language: string, brief: string): Promise<{ last: string; all: string }> => {
  const { scenes } = await createLocalPlanner().plan(requestOf({ brief, language }), new AbortController().signal);
  return { last: scenes.at(-1)?.prompt ?? '', all: scenes.map(({ prompt }) => prompt).join('\n') };
};

describe('the last card', () => {
  it.each([
    // A house by its trade and its place goes before what it gives.
    [
      'nl',
      'Leren schaatsen? Diploma D, E en F in groepen van acht. Rijschool De Molen, Assen en Emmen. Proefles gratis.',
      'Rijschool De Molen',
    ],
    // What somebody sells signs, and not that they sell it.
    [
      'de',
      'Verkaufe Heimorgel Yamaha, Bj. 1988, spielbereit. 350 Euro, Selbstabholung in Celle. 05141 555 077',
      'Heimorgel Yamaha',
    ],
    // A name and what it is.
    [
      'pl',
      'ZnajdźDom to portal, na którym znajdziesz mieszkanie bez pośrednika. Ogłoszenie kosztuje 9 zł.',
      'ZnajdźDom',
    ],
    // At whose house somebody was, in a language whose nouns have capitals.
    [
      'de',
      '„Endlich schlafe ich wieder durch“, sagt Jutta Kern, 58. Akupunktur und Massage bei Praxis am Deich. Tel. 04931 555 018',
      'Praxis am Deich',
    ],
    // Behind a cry, in other letters.
    [
      'ja',
      '移転しました！美容室 atelier mio は5月2日から栄へ。カット4,800円。予約は mio.example へ。',
      '美容室 atelier mio',
    ],
    // Before a number to call, and alone in the last line.
    ['ja', '雨どいの掃除・修理。出張費無料、1か所5,500円から。屋根の味方 0120-555-044', '屋根の味方'],
    ['ja', '完熟みかんの定期便。毎月5キロ、月3,200円、送料無料。みかんの丘 有田', 'みかんの丘 有田'],
  ])('signs in %s: %s', async (language, brief, name) => {
    expect((await planOf(language, brief)).last).toContain(name);
  });

  it('keeps what is said of a name out of it', async () => {
    const { last, all } = await planOf(
      'nl',
      'Onze buurtbieb in Workum dreigt te sluiten. Help mee! Al 90 gezinnen doen mee. Word lid via buurtbieb.example',
    );
    expect(last).not.toContain('dreigt');
    expect(all).toContain('dreigt te sluiten');
  });
});

it('takes no offer, no place and no figure for a Japanese sign', () => {
  const ja = lexiconOf('ja');
  const signOf = (text: string): string | undefined => unspacedSign([{ text: '畳の張り替え。' }, { text }], ja)?.name;
  for (const text of [
    '見学は随時受付中',
    '駐車場完備',
    '札幌市',
    '3名限定',
    'ご予約は 03-5555-0144',
    'お待ちしています',
  ])
    expect(signOf(text)).toBeUndefined();
});
