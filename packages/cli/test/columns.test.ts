import { expect, test } from 'vitest';
import { alignColumns, alignOrStack } from '../src/columns';
import { termList } from '../src/term-lines';

const ROWS = [
  ['1', 'active', 'video.completed', ''],
  ['240', 'off', 'ping', '東京'],
];

test('columns stand below each other, and nothing trails', () => {
  expect(alignColumns(ROWS, 0)).toBe('1    active  video.completed\n240  off     ping             東京');
});

test('a narrow terminal gets lines that fit, and a pipe whole ones', () => {
  expect(alignColumns(ROWS, 12)).toBe('1    active…\n240  off…');
  expect(alignColumns([], 12)).toBe('');
});

test('a table that does not fit is told in blocks, each first cell whole and nothing cut', () => {
  const table = [
    ['ACCOUNT', 'CREDITS', 'PLAN', 'NAME'],
    ['8f0c1a52-7f0e-4f5b-9d2e-1d8f7a3b6c55', '1000', 'agency', 'Local developer, dev@example.test, suspended'],
    ['6d1f', '5', '-', ''],
  ];
  const lines = alignOrStack(table, 50).split('\n');
  expect(lines.filter((line) => !line.startsWith(' '))).toEqual([table[1]?.[0], '6d1f']);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(50);
  const told = lines.join(' ').replaceAll(/\s+/g, ' ');
  for (const said of ['credits 1000', 'plan agency', 'name Local developer, dev@example.test, suspended', 'credits 5'])
    expect(told).toContain(said);
  expect(told).not.toContain('…');
  expect(alignOrStack(table, 140)).toBe(alignColumns(table, 0));
  expect(alignOrStack(table, 0)).toBe(alignColumns(table, 0));
});

test('a list of names says all of each: beside it, or below it where there is no room, and in one line through a pipe', () => {
  const terms = [
    { term: 'es-calm', about: 'a calm voice for Spanish (espeak), with /usr/share/a/very/long/path/of/it' },
    { term: 'a-name-of-many-letters', about: 'short' },
    { term: 'none', about: '' },
  ];
  expect(termList(terms, 0)).toBe(`es-calm                 ${terms[0]?.about}\na-name-of-many-letters  short\nnone`);
  for (const columns of [40, 60, 80]) {
    const text = termList(terms, columns);
    expect(text.split(/\s+/)).toEqual(termList(terms, 0).split(/\s+/));
    expect(text.split('\n').filter((line) => line.length > columns)).toEqual([]);
  }
  expect(termList(terms, 40).split('\n')[1]).toMatch(/^ {4}a calm voice/);
  expect(termList(terms, 60).split('\n')[1]).toMatch(/^ {24}\S/);
});
