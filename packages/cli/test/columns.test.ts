import { expect, test } from 'vitest';
import { alignColumns } from '../src/columns';

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
