/** What ways of saying something are found in a text, and where they end. */
import { expect, it } from 'vitest';
import { isOneOf, phraseIndex, phrases } from '../../src/wording/phrases';
import { wording } from '../../src/wording/wording';

const left = (written: string, text: string, lists: Record<string, string> = {}): string | undefined => {
  const end = wording(written, lists).endOf(text);
  return end === undefined ? undefined : text.slice(end).trim();
};

it.each([
  ['make (a|the)? video about', 'Make a video about bread', 'bread'],
  ['make (a|the)? video about', 'Make video about bread', 'bread'],
  ['make a ..3 video about', 'make a short, funny video about us', 'us'],
  ['make a ..1 video about', 'make a short funny video about us', undefined],
  ['werb* für', 'Werbefilm für uns', 'uns'],
  ['*video für', 'Imagevideo für uns', 'uns'],
  ['(thanks|thank you) @? $', 'Thank you Maria!', ''],
  ['(thanks|thank you) @? $', 'Thank you for coming', undefined],
  ['mention (that)? !(yourself)', 'mention that we bake', 'we bake'],
  ['mention !(yourself)', 'mention yourself', undefined],
  ['montrez > (le|la)', 'montrez la boutique', 'la boutique'],
  ['(me|us)?3 please', 'me us please now', 'now'],
  ['请? 制作 ~6 视频 :?', '制作一个漂亮的视频：面包', '面包'],
  ['ad :', 'Ad: bread', 'bread'],
  ["l'* :", 'L’annonce : pain', 'pain'],
] as const)('%s in "%s" leaves %s', (written, text, rest) => {
  expect(left(written, text)).toBe(rest);
});

it('reads lists that a wording names, and says which one is missing', () => {
  expect(left('{make} it', 'please do it now', { make: 'please do' })).toBe('now');
  expect(() => wording('{gone}')).toThrow('{gone}');
});

it('finds whole words, beginnings and ends, and characters of scripts without spaces', () => {
  const index = phraseIndex([
    ['bar', 'bar'],
    ['kaffe*', 'kaffe'],
    ['*bröd', 'bröd'],
    ['面包', 'bread'],
    ['ul+', 'ul'],
  ] as const);
  const found = (text: string) => index.all(text).map(({ value }) => value);
  expect(found('a bar, barely')).toEqual(['bar']);
  expect(found('Kaffeböna och surdegsbröd')).toEqual(['kaffe', 'bröd']);
  expect(found('我们的面包店')).toEqual(['bread']);
  expect(found('İİİ BAR')).toEqual(['bar']);
  expect(isOneOf(phrases('home page|home'), 'Home page')).toBe(true);
  expect(isOneOf(phrases('home'), 'Home page')).toBe(false);
});

it('looks at a long text with gaps once', () => {
  const words = 'so '.repeat(20_000);
  expect(wording('..9 so ..9 so ..9 never').endOf(words)).toBeUndefined();
});
