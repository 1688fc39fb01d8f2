import { describe, expect, it } from 'vitest';
import { widthOf } from '../src/fit-text';
import { PLAIN } from '../src/io';
import { problemText } from '../src/problem-text';
import type { ListedRender } from '../src/render-list';
import { renderTable } from '../src/render-table';
import { wrapText } from '../src/wrap-text';

const ID = '2196f767-6ae0-47dc-841f-ce0966c00fc3';
const TITLE = 'Harbour Coffee in Lisbon, every morning from seven until the evening, with a view of the sea';
const RENDERS: readonly ListedRender[] = [
  {
    job_id: ID,
    title: TITLE,
    state: 'succeeded',
    local: false,
    service: null,
    arrived: true,
    idempotency_key: 'k',
    file: '/home/somebody/videos/harbour-coffee.mp4',
    sent_at: '2026-01-01T10:00:00.123Z',
  },
  {
    job_id: null,
    title: 'A\nB\u001b[2J 東京の喫茶店',
    state: 'interrupted',
    local: true,
    service: null,
    arrived: false,
    idempotency_key: null,
    file: null,
    sent_at: '2026-01-01T09:00:00.000Z',
  },
  {
    job_id: null,
    title: 'Lost',
    state: 'unknown',
    local: false,
    service: null,
    arrived: true,
    idempotency_key: 'k'.repeat(80),
    file: null,
    sent_at: '2026-01-01T08:00:00.000Z',
  },
];

/** What a table says, without how it is laid out. */
const words = (text: string): string => text.replaceAll(/\s+/g, ' ');

describe('the table of renders', () => {
  it.each([50, 80, 140, 200])('fits in %i columns, with id, state and title whole', (columns) => {
    const table = renderTable(RENDERS, columns);
    const lines = table.split('\n');
    expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(columns);
    expect(lines[0]).toMatch(/^ID +STATE/);
    expect(lines.some((line) => line.startsWith(`${ID}  succeeded`))).toBe(true);
    // The title alone: other columns are left out, and what was broken is joined again.
    const title = words(
      lines.map((line) => line.slice(lines[0]?.includes('TITLE') ? lines[0].indexOf('TITLE') : 0)).join(' '),
    );
    expect(title.replaceAll(/ (\S*harbour-coffee\.mp4)/g, '')).toContain(TITLE);
    expect(table).toContain('A B\\x1b[2J');
    expect(table).not.toContain('k'.repeat(80));
  });

  it('shows the time of the clock on the wall, without milliseconds, where there is room', () => {
    expect(renderTable(RENDERS, 140)).toMatch(/ 202[56]-\d\d-\d\d \d\d:\d\d:\d\d /);
    expect(renderTable(RENDERS)).toMatch(/ \/home\/somebody\/videos\/harbour-coffee\.mp4$/m);
    expect(renderTable(RENDERS, 190)).toMatch(/ …\S*harbour-coffee\.mp4$/m);
  });

  it('gives rows without an id no more room than they need', () => {
    expect(renderTable(RENDERS.slice(1), 80)).toMatch(/^ID {7}STATE/);
  });
});

it('a text is broken between words, and within those that are too long only where it is a cell or has no spaces', () => {
  expect(wrapText('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrapText('abcdefgh ij', 3)).toEqual(['abcdefgh', 'ij']);
  expect(wrapText('abcdefgh ij', 3, { cut: true })).toEqual(['abc', 'def', 'gh', 'ij']);
  expect(wrapText('東京タワー', 4)).toEqual(['東京', 'タワ', 'ー']);
  expect(wrapText('', 4)).toEqual(['']);
  expect(wrapText('a  b c', 4)).toEqual(['a  b', 'c']);
});

it('commands in backquotes stay whole where a line holds them', () => {
  const text = 'Look with `vid job list`, or (`vid account`). It`s `vid hooks delete ID`';
  expect(wrapText(text, 16)).toEqual([
    'Look with',
    '`vid job list`,',
    'or',
    '(`vid account`).',
    'It`s `vid hooks',
    'delete ID`',
  ]);
  expect(wrapText('See `vid webhook listen --port 0` now', 12)).toEqual([
    'See `vid',
    'webhook',
    'listen',
    '--port 0`',
    'now',
  ]);
  expect(wrapText('See `vid account --json` now', 12, { whole: true })).toEqual(['See', '`vid account --json`', 'now']);
  expect(wrapText('Pick it up with: vid job get job_1', 20)).toEqual(['Pick it up with:', 'vid job get job_1']);
  expect(wrapText('one `open two', 9)).toEqual(['one `open', 'two']);
});

it('an error is broken between words, and its commands are not', () => {
  const error = {
    message: 'Nothing answers at http://127.0.0.1:4600/some/long/path/of/it.\n  body: has no such member',
    listed: ['a: is required'],
    next: 'Start it with `vid server start --background`, or name another.\nThen again.',
  };
  expect(problemText(error, PLAIN, 40).split('\n')).toEqual([
    'error: Nothing answers at',
    '  http://127.0.0.1:4600/some/long/path/of/it.',
    '    body: has no such member',
    '  a: is required',
    '  → Start it with',
    '    `vid server start --background`, or',
    '    name another.',
    '    Then again.',
  ]);
  expect(problemText(error, PLAIN, undefined).split('\n').length).toBe(5);
});
