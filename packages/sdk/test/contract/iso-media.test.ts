import { expect, it } from 'vitest';
import { isoMediaKind } from '../../src/contract';

it.each([
  ['isom', 'mp4'],
  ['M4VH', 'mp4'],
  ['3gp4', 'mp4'],
  ['qt  ', 'quicktime'],
  ['avif', 'avif'],
  ['heic', 'heic'],
  ['mif1', 'heic'],
  ['M4A ', 'm4a'],
  ['crx ', 'unknown'],
  ['isomx', 'mp4'],
  ['Xisom', 'unknown'],
])('tells what a file of the ISO family is by its brand (%s: %s)', (brand, kind) => {
  expect(isoMediaKind(Buffer.from(`\0\0\0\x18ftyp${brand}`, 'latin1'))).toBe(kind);
});

it.each([[''], ['\0\0\0\x18'], ['\0\0\0\x18moovisom'], ['ftypisom']])('knows none of other families (%j)', (bytes) => {
  expect(isoMediaKind(Buffer.from(bytes, 'latin1'))).toBeUndefined();
});
