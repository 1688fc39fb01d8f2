import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Chalk } from 'chalk';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forPeople, toJson } from '../src/human-output';
import { inAscii, isPlain, withPlainSigns } from '../src/plain-text';
import { asOwn, forTerminal, inOneLine, inOnePiece } from '../src/terminal-text';

/** Every character that is not for reading, but for line breaks and tabs. */
const CONTROLS = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)).filter(
  (character) => /\p{Cc}/u.test(character) && character !== '\n' && character !== '\t',
);
const EVIL = 'a\u001b[2J\u001b]0;owned\u0007\u009b31mb\rc\u0008\u007f';

describe('a text for a terminal', () => {
  it('has no control character but line breaks and tabs', () => {
    expect(CONTROLS).toHaveLength(63);
    for (const character of CONTROLS) expect(forTerminal(`a${character}b`)).toMatch(/^a\\(x[0-9a-f]{2}|r)b$/);
    expect(forTerminal('a\n\tb é 東京 👋')).toBe('a\n\tb é 東京 👋');
    expect(inOneLine(' a\n\tb\u0007\r\n c ')).toBe('a b\\x07 c');
  });

  it.each<[what: string, text: string, told: string]>([
    ['an order that is turned round', 'a\u202egnp.exe\u202c b', 'a\\u202egnp.exe\\u202c b'],
    ['isolates', '\u2066a\u2067b\u2068c\u2069', '\\u2066a\\u2067b\\u2068c\\u2069'],
    ['what has no width', 'pay\u200bpal\ufeff \u2060x', 'pay\\u200bpal\\ufeff \\u2060x'],
    ['joiners between Latin letters', 'pay\u200dpal\u200c', 'pay\\u200dpal\\u200c'],
    ['line and paragraph separators', 'a\u2028b\u2029c', 'a\\u2028b\\u2029c'],
    ['tags behind no flag', 'a\u{e0067}b', 'a\\u{e0067}b'],
  ])('shows %s', (_what, text, told) => {
    expect([forTerminal(text), inOneLine(text), inOnePiece(text)]).toEqual([told, told, told]);
    expect(toJson(text).replaceAll('"', '')).not.toMatch(
      /(?![\u200c-\u200f\u061c\u{e0020}-\u{e007f}])[\p{Cf}\p{Zl}\p{Zp}]/u,
    );
    expect(JSON.parse(toJson(text))).toBe(text);
  });

  it.each([
    ['Persian', 'می\u200cخواهم یک فیلم'],
    ['an Arabic abbreviation', 'ه\u200d'],
    ['Hebrew with a mark', 'שלום\u200f, עולם!'],
    ['Hindi', 'क्\u200dष'],
    ['a family', '👨\u200d👩\u200d👧'],
    ['a colour of skin', '👩🏽\u200d🚀 🏳️\u200d🌈'],
    ['the flag of a country', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ])('leaves %s as it is', (_what, text) => expect([forTerminal(text), inOneLine(text)]).toEqual([text, text]));

  it('is one piece where it comes from elsewhere', () => {
    expect(inOnePiece('https://a.example/\nhttps://b.example/\t')).toBe('https://a.example/\\nhttps://b.example/\\t');
  });

  it("keeps this program's colours, and none of a stranger's, also within them", () => {
    const green = asOwn(new Chalk({ level: 1 }).green);
    const bold = asOwn(new Chalk({ level: 1 }).bold);
    expect(forTerminal(`${green('ok')} \u001b[31mred`)).toBe('\u001b[32mok\u001b[39m \\x1b[31mred');
    expect(forTerminal(green(`${bold('b')} ${EVIL}`))).toBe(
      '\u001b[32m\u001b[1mb\u001b[22m a\\x1b[2J\\x1b]0;owned\\x07\\x9b31mb\\rc\\x08\\x7f\u001b[39m',
    );
  });

  it('is as JSON the same document, without any', () => {
    expect(toJson(EVIL)).not.toMatch(/\p{Cc}/u);
    expect(JSON.parse(toJson({ title: EVIL }, 2))).toEqual({ title: EVIL });
  });
});

describe('a plain text', () => {
  afterEach(() => void vi.unstubAllEnvs());

  it.each<[env: Record<string, string>, plain: boolean]>([
    [{}, false],
    [{ TERM: 'dumb', LANG: 'C.UTF-8' }, true],
    [{ LANG: 'C' }, true],
    [{ LANG: 'de_DE.ISO-8859-1' }, true],
    [{ LANG: 'en_US.UTF-8' }, false],
    [{ LANG: 'en_US.utf8' }, false],
    [{ LANG: 'en_US.UTF-8', LC_CTYPE: 'C' }, true],
    [{ LC_ALL: 'C.UTF-8', LC_CTYPE: 'C', LANG: 'C' }, false],
    [{ LC_ALL: 'POSIX', LANG: 'en_US.UTF-8' }, true],
  ])('is wanted with %j: %s', (env, plain) => {
    expect(isPlain(env, 'linux')).toBe(plain);
    expect(isPlain(env, 'win32')).toBe(env['TERM'] === 'dumb');
  });

  it('has ASCII for every sign, and for letters what is nearest', () => {
    expect(inAscii('✓ Café → “東京” … ✗')).toBe('ok Cafe -> "??" ... x');
    expect(withPlainSigns('✓ café.mp4')).toBe('ok café.mp4');
    vi.stubEnv('LC_ALL', 'C');
    vi.stubEnv('TERM', 'dumb');
    expect(forPeople('é\u001b')).toBe('e\\x1b');
    expect(toJson({ é: '東' })).toBe('{"\\u00e9":"\\u6771"}');
  });
});

it('nothing for people is written but by the one place that makes it safe', () => {
  const source = fileURLToPath(new URL('../src/', import.meta.url));
  const writing = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .filter((name) =>
      /std(out|err)\.(write|end)\(|\bconsole\.|\bwriteSync\(process/.test(readFileSync(source + name, 'utf8')),
    )
    .map((name) => name.replaceAll('\\', '/'))
    // What `vid init` writes are programs of their own.
    .filter((name) => !name.startsWith('init/receiver'));
  // The version is a constant; the end of stdout is told with the same functions, at once.
  expect(writing.sort()).toEqual(['end-with-reader.ts', 'human-output.ts', 'vid.ts']);
});
