/** What speaks against a job as that of a render whose answer was lost. */
import type { Job } from '@vid/sdk';
import type { JournalEntry } from '@vid/sdk/journal';
import { expect, it } from 'vitest';
import { tellsOfItself, whyNotJobOf } from '../src/job-fits';

const SENT = Date.parse('2030-01-01T12:00:00Z');
const ENTRY: JournalEntry = {
  scope: 's',
  key: 'k',
  bodyHash: '',
  at: SENT,
  scenes: 3,
  label: 'Tea',
  title: 'Tea',
  state: 'unknown',
  accepted: null,
};
const BARE: Job = { job_id: 'j', status: 'succeeded', progress: 100, video_url: null, error: null };
const minutes = (count: number): string => new Date(SENT + count * 60_000).toISOString();

it.each<[string, Partial<JournalEntry>, Record<string, unknown>, RegExp | undefined]>([
  ['nothing that is told', {}, {}, undefined],
  ['all that fits', {}, { title: 'Tea', scenes: 3, created_at: minutes(1) }, undefined],
  ['a clock that goes wrong', {}, { created_at: minutes(-4) }, undefined],
  [
    'a job from before',
    {},
    { created_at: minutes(-6) },
    /made at \d{4}-\d\d-\d\d \d\d:\d\d:\d\d, before the key was sent/,
  ],
  ['seconds from before', {}, { createdAt: SENT / 1000 - 3600 }, /before the key was sent/],
  ['milliseconds that fit', {}, { createdAt: SENT }, undefined],
  ['a job from before, of a key that was sent elsewhere', { arrived: true }, { created_at: minutes(-600) }, undefined],
  ['a job from after', {}, { created_at: minutes(11) }, /after the key was sent for the last time/],
  [
    'a job from after a second sending',
    { sender: { host: 'h', pid: 1, startedAt: SENT, claimedAt: SENT + 3_600_000 } },
    { created_at: minutes(61) },
    undefined,
  ],
  ['another title', {}, { title: 'Coffee' }, /its title is "Coffee", and "Tea" was asked for/],
  ['a title where none was asked for', { title: null }, { title: 'Coffee' }, undefined],
  ['other scenes', {}, { scene_count: 5 }, /it has 5 scenes, and 3 were asked for/],
  ['other scenes as a list', {}, { scenes: [{}, {}] }, /it has 2 scenes/],
  ['scenes that the service planned', { scenes: null }, { scenes: 5 }, undefined],
  ['a time that is none', {}, { created_at: 'yesterday' }, undefined],
])('%s', (_name, entry, told, reason) => {
  const reasons = whyNotJobOf({ ...ENTRY, ...entry }, { ...BARE, ...told }, { holder: undefined });
  expect(reasons).toEqual(reason === undefined ? [] : [expect.stringMatching(reason)]);
});

it('is not the job of another key, and says everything', () => {
  expect(whyNotJobOf(ENTRY, { ...BARE, title: 'Coffee' }, { holder: 'other' })).toEqual([
    'it is that of the render with the key other',
    expect.stringContaining('Coffee'),
  ]);
});

it('knows a service that tells nothing', () => {
  expect([
    tellsOfItself(BARE),
    tellsOfItself({ ...BARE, title: 'Tea' }),
    tellsOfItself({ ...BARE, created_at: SENT }),
  ]).toEqual([false, true, true]);
});
