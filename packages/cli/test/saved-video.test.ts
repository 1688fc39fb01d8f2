import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { LineEnd } from '../src/batch/batch-journal';
import { isHome } from '../src/batch/saved-video';

it('takes a line for home while its video and the captions that are asked for lie there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vid-home-'));
  const [file, srt] = [join(folder, 'one.mp4'), join(folder, 'one.srt')];
  const end = { status: 'succeeded', file, captions: { srt, vtt: null } } as unknown as LineEnd;
  writeFileSync(file, Buffer.from('\0\0\0\x18ftypisom'));
  writeFileSync(srt, '1\n00:00:00,000 --> 00:00:01,000\nFresh bread\n');
  // Of a film in which nobody speaks there are none.
  expect([isHome(end), isHome(end, ['srt', 'vtt']), isHome(end, ['words'])]).toEqual([true, true, false]);
  rmSync(srt);
  expect([isHome(end), isHome(end, ['vtt']), isHome(end, ['srt'])]).toEqual([true, true, false]);
  rmSync(folder, { recursive: true });
  expect(isHome(end)).toBe(false);
});
