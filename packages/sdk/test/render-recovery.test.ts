/** What recover() makes of what the journal knows of a render, and what it looks for among deliveries. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RENDER_TIMEOUT_MS } from '../src/call/call-options';
import { TimeoutError } from '../src/errors/timeout-error';
import type { LostRender } from '../src/idempotency/paid-request';
import { RenderRecovery } from '../src/inbox/render-recovery';
import type { JournalEntry } from '../src/journal/journal';
import type { JobActions } from '../src/renders/render-handle';
import type { RecoverOptions } from '../src/types/recovered-render';
import { accepted } from './support/answers';
import { rejection } from './support/make-client';
import { ManualClock } from './support/manual-clock';

let clock: ManualClock;
let entry: JournalEntry | undefined;
const settled = vi.fn();
const find = vi.fn();
let recovery: RenderRecovery;
beforeEach(() => {
  clock = new ManualClock();
  entry = undefined;
  settled.mockReset().mockImplementation(async () => entry);
  find.mockReset().mockImplementation(async () => ({
    event: 'video.completed',
    emitted_at: new Date(clock.now()).toISOString(),
    delivery_id: 'd',
    payload: { job_id: 'job_found', scene_count: 2, credits_charged: 9 },
  }));
  recovery = new RenderRecovery({
    clock,
    pending: { settled } as never,
    finder: { find } as never,
    jobs: {} as JobActions,
  });
});

const AT = Date.UTC(2029, 11, 31, 12);
const journalled = (facts: Partial<JournalEntry> = {}): JournalEntry => ({
  scope: 's',
  key: 'key',
  bodyHash: '',
  at: AT,
  scenes: 2,
  label: '',
  state: 'unknown',
  accepted: null,
  ...facts,
});
const LOST: LostRender = { key: 'key', firstSentAt: AT, lastSentAt: AT, scenes: 2, title: null, arrived: false };
const soughtWith = () => find.mock.lastCall?.[0] as LostRender;

describe('a render whose job the journal knows', () => {
  it.each([
    ['proven', accepted('job_1'), false],
    ['inferred', { ...accepted('job_1'), inferred: true }, true],
    ['proven, whatever else an answer has there', { ...accepted('job_1'), inferred: 'no' }, false],
  ])('is %s', async (_what, answer, inferred) => {
    entry = journalled({ state: 'accepted', accepted: answer });
    expect(await recovery.journalled('key', {})).toMatchObject({ jobId: 'job_1', inferred, delivery: undefined });
    expect(find).not.toHaveBeenCalled();
  });
});

it('says of a render whose every sending was refused that nothing was charged', async () => {
  entry = journalled({ state: 'refused' });
  expect(await rejection(recovery.journalled('key', {}))).toMatchObject({
    name: 'InvalidRequestError',
    idempotencyKey: 'key',
    nextStep: 'Nothing was charged. Send the request again, with the same key.',
  });
});

describe('a render counts as arrived', () => {
  it.each<readonly [string, Partial<LostRender>, JournalEntry | undefined, boolean]>([
    ['as its sender knows, without a journal', { arrived: true }, undefined, true],
    ['as its sender knows', { arrived: true }, journalled(), true],
    ['as the journal knows', {}, journalled({ arrived: true }), true],
    ['not when neither knows', {}, undefined, false],
    ['not when both know that nothing said so', {}, journalled({ arrived: false }), false],
  ])('%s', async (_what, lost, known, arrived) => {
    entry = known;
    await recovery.lost({ ...LOST, ...lost }, {});
    expect(soughtWith().arrived).toBe(arrived);
  });
});

describe('the last sending of a journalled render is taken to be', () => {
  const claimed = (claimedAt: number) => ({ sender: { host: 'h', pid: 1, startedAt: 0, claimedAt } });
  it.each([
    ['twice the longest attempt after it was claimed', claimed(AT + 1000), AT + 1000 + 2 * RENDER_TIMEOUT_MS],
    ['twice the longest attempt after it was written, where no claim is', {}, AT + 2 * RENDER_TIMEOUT_MS],
    ['now, when that is still to come', claimed(Date.UTC(2030, 0, 1)), Date.UTC(2030, 0, 1)],
  ])('%s', async (_what, facts, lastSentAt) => {
    entry = journalled(facts);
    await recovery.journalled('key', {});
    expect(soughtWith()).toMatchObject({ firstSentAt: AT, lastSentAt });
  });
});

describe('the time that is allowed', () => {
  it('is one for the journal and the deliveries', async () => {
    const { signal } = new AbortController();
    settled.mockImplementation(async () => {
      await clock.advance(400);
      return journalled();
    });
    await clock.advance(5000);
    await recovery.journalled('key', { timeoutMs: 1000, signal });
    expect(settled).toHaveBeenCalledWith('key', { signal, endsAt: 6000 });
    expect(find).toHaveBeenCalledWith(expect.anything(), { timeoutMs: 600, signal });
  });

  it('is never less than none', async () => {
    settled.mockImplementation(async () => {
      await clock.advance(1500);
      return journalled();
    });
    await recovery.journalled('key', { timeoutMs: 1000 });
    expect(find).toHaveBeenCalledWith(expect.anything(), { timeoutMs: 0 });
  });

  it('is left to the search when none was given', async () => {
    entry = journalled();
    await recovery.journalled('key', {});
    expect(settled).toHaveBeenCalledWith('key', { signal: undefined, endsAt: undefined });
    expect(find).toHaveBeenCalledWith(expect.anything(), {});
  });
});

it('tells of a wait for another sender that ended too early that the render may have been charged', async () => {
  settled.mockRejectedValueOnce(new TimeoutError('Too late', { timeoutMs: 1, sent: true }));
  const error = (await rejection(recovery.journalled('key', {}))) as unknown as TimeoutError;
  expect(error).toMatchObject({ name: 'TimeoutError', charged: 'unknown', idempotencyKey: 'key' });
  entry = journalled({ state: 'accepted', accepted: accepted('job_1') });
  expect(await error.recover?.()).toMatchObject({ jobId: 'job_1' });
});

describe('a misspelt option is refused in the name of', () => {
  const MISSPELT = { timeout: 5 } as unknown as RecoverOptions;

  it('renders.recover, of a journalled render', async () => {
    expect((await rejection(recovery.journalled('key', MISSPELT))).message).toMatch(
      /^renders\.recover knows no option/,
    );
  });

  it('recover, of a lost one and after an error', async () => {
    expect((await rejection(recovery.lost(LOST, MISSPELT))).message).toMatch(/^recover knows no option/);
    find.mockRejectedValueOnce(new TimeoutError('Too late', { timeoutMs: 1, sent: true, charged: 'unknown' }));
    const error = (await rejection(recovery.journalled(journalled(), {}))) as unknown as TimeoutError;
    expect((await rejection(error.recover?.(MISSPELT) ?? Promise.resolve())).message).toMatch(
      /^recover knows no option/,
    );
  });
});
