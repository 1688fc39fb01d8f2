import { describe, expect, it, vi } from 'vitest';
import { readSides } from '../../src/render/beats/comparison';
import { inferBeat } from '../../src/render/beats/infer-beat';
import { countedFigure } from '../../src/render/beats/stat';
import { keyLine } from '../../src/render/scenes/caption';
import { breakLines, isSevered, tokenize } from '../../src/render/text/break-lines';
import { cleanText } from '../../src/render/text/clean-text';
import { readCopy } from '../../src/render/text/copy';
import { cutWord } from '../../src/render/text/cut-word';
import { isRightToLeft } from '../../src/render/text/direction';
import { unshout } from '../../src/render/text/unshout';

describe('readCopy', () => {
  it('keeps the area code of a number', () => {
    expect(readCopy('Ligue\n(73) 90000-0055', undefined, '-').lines).toEqual(['(73) 90000-0055']);
    expect(readCopy('Passos\n(1) Bata\n(2) Asse', undefined, '-').lines).toEqual(['Bata', 'Asse']);
  });

  it('takes a day for no number of a list', () => {
    expect(readCopy('3. bis 5. Juli', undefined, '-').headline).toBe('3. bis 5. Juli');
    expect(readCopy('Stadtfest\n12. Oktober', undefined, '-').lines).toEqual(['12. Oktober']);
    expect(readCopy('Steps\n1. open it\n2. close it', undefined, '-').lines).toEqual(['open it', 'close it']);
  });

  it('reads one line a thought, from line breaks or bars, without bullets', () => {
    expect(readCopy('Why us | - Fresh beans\n• Free delivery\n3. No contract', undefined, 'x')).toEqual({
      headline: 'Why us',
      lines: ['Fresh beans', 'Free delivery', 'No contract'],
      numbered: false,
    });
  });

  it('lets members of motion override', () => {
    expect(
      readCopy('ignored', { beat: 'list', headline: 'Plans', items: ['Solo', { name: 'Team', price: '£9' }, 3] }, 'x')
        .lines,
    ).toEqual(['Solo', 'Team: £9', '3']);
  });

  it('joins what is too much to list, and drops nothing', () => {
    const { lines } = readCopy(Array.from({ length: 30 }, (_, index) => `thought ${index}`).join('\n'), undefined, 'x');
    expect(lines).toHaveLength(8);
    expect(lines.at(-1)).toContain('thought 29');
  });

  it('never has an empty headline', () => {
    expect(readCopy(' \n | ', undefined, 'Title').headline).toBe('Title');
  });

  it('leads a long paragraph with its first sentence', () => {
    expect(readCopy(`We open early. ${'Then we keep going. '.repeat(8)}`, undefined, 'x')).toMatchObject({
      headline: 'We open early.',
    });
  });
});

describe('inferBeat', () => {
  const beatOf = (prompt: string, role?: string, beat?: string) =>
    inferBeat(beat, role, readCopy(prompt, undefined, 'x'));

  it('follows the caller, in several spellings', () => {
    expect(beatOf('Hello', undefined, 'Call to Action')).toBe('cta');
    expect(beatOf('Hello', undefined, 'before_after')).toBe('body');
    expect(beatOf('A\nB\nC', undefined, 'how-to')).toBe('steps');
  });

  it('infers from role and copy when the beat is absent or unknown', () => {
    expect(beatOf('Book today | 20% off | Book now', 'cta')).toBe('cta');
    expect(beatOf('94% come back', 'proof', 'sparkle')).toBe('stat');
    expect(beatOf('“It simply works, every single day.” — Ana', 'body')).toBe('quote');
    expect(beatOf('How\n1. Open\n2. Scan\n3. Done')).toBe('steps');
    expect(beatOf('Why\nFast\nFair\nLocal')).toBe('list');
    expect(beatOf('Spreadsheets vs Ledgerly')).toBe('comparison');
    expect(beatOf('Good morning')).toBe('title');
  });

  it('never asks a layout for what the copy lacks', () => {
    expect(beatOf('No figures here', undefined, 'stat')).toBe('title');
    expect(beatOf('Only a headline', undefined, 'list')).toBe('title');
  });
});

describe('small readings', () => {
  it('counts a figure up in its own writing', () => {
    expect(countedFigure('£1,299.50', 1)).toBe('£1,299.50');
    expect(countedFigure('£1,299.50', 0.5)).toBe('£649.75');
    expect(countedFigure('12.400 €', 0.5)).toBe('6.200 €');
    expect(countedFigure('98%', 0)).toBe('0%');
    expect(countedFigure('24/7', 0.3)).toBe('24/7');
  });

  it('finds both sides of a comparison', () => {
    expect(readSides(readCopy('Before: queues | After: coffee at the door', undefined, 'x')).sides).toEqual([
      { name: 'Before', lines: ['queues'] },
      { name: 'After', lines: ['coffee at the door'] },
    ]);
    expect(readSides(readCopy('Which one? | Us vs them', undefined, 'x'))).toMatchObject({
      headline: 'Which one?',
      sides: [{ name: 'Us' }, { name: 'them' }],
    });
  });

  it('takes the key line from what is said, else from what is seen without camera talk', () => {
    expect(keyLine({ type: 't2v_fast', prompt: 'Slow motion close-up of steam over a cup', duration: 3 })).toBe(
      'Steam over a cup',
    );
    expect(
      keyLine({ type: 't2v_fast', prompt: 'A cup', script: 'Smell that? It was roasted this morning.', duration: 3 }),
    ).toBe('Smell that?');
  });

  it('removes controls and stacked marks, and keeps words', () => {
    expect(cleanText('a\u0000\u202eb\n c')).toBe('a b c');
    expect([...cleanText(`e${'\u0301'.repeat(40)}`)].length).toBeLessThanOrEqual(4);
  });

  it('judges direction by letters, then by language', () => {
    expect([isRightToLeft('قهوة 50%', 'en'), isRightToLeft('Vid قهوة Vid', 'ar'), isRightToLeft('50%', 'he')]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('unshout', () => {
  it('sets shouted copy in sentence case, but for codes, short names and the words after a full stop', () => {
    expect(unshout('30% OFF ALL BIKES UNTIL 31 AUGUST. USE CODE RIDE30, VAT INCLUDED!', 'en')).toBe(
      '30% off all bikes until 31 August. Use code RIDE30, VAT included!',
    );
    expect(unshout('JETZT BUCHEN UND GRÜNEN TEE GENIESSEN', 'de')).toBe('Jetzt buchen und grünen tee geniessen');
  });

  it('leaves calm copy and single words alone', () => {
    for (const calm of ['Northside Roasters in Leeds', 'SALE', 'Code NORTH20 at IKEA', '☕️ 8 am'])
      expect(unshout(calm, 'en')).toBe(calm);
  });

  it('is what captions are set in', () => {
    expect(keyLine({ type: 't2v_fast', prompt: 'FRESH COFFEE FROM LEEDS WITH CODE NORTH20', duration: 3 })).toBe(
      'Fresh coffee from leeds with code NORTH20',
    );
  });
});

describe('breakLines', () => {
  const perLetter = (text: string): number => [...text].length;
  const set = (text: string, width: number): string[] =>
    breakLines(tokenize(text, perLetter), width, 1, perLetter).map((line) => line.text);

  it('makes lines even and leaves no short word alone at the end', () => {
    expect(set('the quick brown fox jumps over it', 29)).toEqual(['the quick brown', 'fox jumps over it']);
  });

  it('keeps a figure with its unit', () => {
    expect(set('open until late and 9 pm on every day', 21)).not.toContain('open until late and 9');
  });

  it('cuts only what is wider than a line, and loses nothing', () => {
    const word = 'incomprehensibilities';
    const lines = set(`an ${word} b`, 8);
    expect(lines.every((line) => perLetter(line) <= 8)).toBe(true);
    expect(lines.join('').replaceAll(/[ -]/g, '')).toBe(`an${word}b`);
  });

  it('measures a word of thousands of letters a few times a piece, however wide its letters are', () => {
    const uneven = (text: string): number =>
      [...text].reduce((sum, letter) => sum + (letter === 'W' ? 3 : letter === 'i' ? 0.5 : 1), 0);
    const counted = vi.fn(uneven);
    const word = 'Wiii'.repeat(500);
    const pieces = cutWord(word, 60, counted, false);
    expect(pieces.join('')).toBe(word);
    // As long as the line lets them be: with one letter more each would be too wide.
    const wanted = Math.max(...pieces.map(uneven));
    expect(wanted).toBeLessThanOrEqual(60);
    expect(pieces.slice(0, -1).every((piece) => uneven(piece) + 3 > wanted)).toBe(true);
    expect(counted.mock.calls.length).toBeLessThan(6 * pieces.length);
  });

  it('puts hyphens between syllables of long words, and none into addresses', () => {
    expect(set('Rindfleischetikettierungsgesetz', 14)).toEqual(['Rindflei-', 'schetiket-', 'tierungsge-', 'setz']);
    expect(set('https://averylongdomainname.example', 12).join('')).toBe('https://averylongdomainname.example');
  });

  it.each([
    ['Lunch at 12 Dock Street', 'Street', ['12', 'Dock']],
    ['Open every day until 9 pm, with 0% finance', '9 pm,', []],
    ['Doors open on 1 May in Leeds', '1 May', []],
    ['Rooms from €70 a night, breakfast included', 'a night,', []],
    ['Nur bis 3. Mai: 20 € Rabatt', '3. Mai:', []],
    ['Book your check-up with Dr. Okafor today', 'Dr. Okafor', []],
    ['Call us on 0113 496 0555 today', '0113 496 0555', []],
    ['Only CHF 20 the night', 'CHF 20', []],
  ])('does not tear what belongs together: %s', (copy, together, also) => {
    for (let width = Math.max(together.length + 1, 11); width < copy.length; width += 1) {
      const lines = set(copy, width);
      expect(lines.join(' '), `${width}`).toBe(copy);
      if (also.length === 0)
        expect(
          lines.some((line) => line.includes(together)),
          `${width}: ${lines.join(' / ')}`,
        ).toBe(true);
      else
        expect(
          lines.some((line) => also.every((part) => line.includes(part))),
          `${width}: ${lines.join(' / ')}`,
        ).toBe(true);
    }
  });

  it('leaves a particle with its word', () => {
    expect(set('毎朝八時までに焼きたてのコーヒーを', 11)).toEqual(['毎朝八時までに', '焼きたてのコーヒーを']);
  });

  it('breaks scripts without spaces between words, never before closing marks', () => {
    const lines = set('新商品が登場しました。今だけ割引です。', 7);
    expect(lines.join('')).toBe('新商品が登場しました。今だけ割引です。');
    expect(lines.some((line) => line.startsWith('。'))).toBe(false);
  });
});

describe('isSevered', () => {
  const set = (...texts: string[]) => texts.map((text) => ({ text, width: text.length }));

  it.each([
    [set('Visit us', 'at 12', 'Dock', 'Street'), true],
    [set('Open until 9', 'pm'), true],
    [set('Visit us at', '12 Dock Street'), false],
    [set('Two flat', 'whites for', 'the price'), false],
  ])('tells whether a number lost what it belongs to: %j', (lines, severed) => {
    expect(isSevered(lines)).toBe(severed);
  });
});
