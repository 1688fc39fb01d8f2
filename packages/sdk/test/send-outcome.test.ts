/** What one attempt of a paid call means for money, one kind of attempt after the other. */
import { describe, expect, it } from 'vitest';
import type { Answer, Call } from '../src/call/answer';
import type { Attempt } from '../src/call/attempt';
import { AbortedError } from '../src/errors/aborted-error';
import { ConnectionError } from '../src/errors/connection-error';
import { VidError } from '../src/errors/vid-error';
import { sendOutcome } from '../src/idempotency/send-outcome';
import { accepted } from './support/answers';

const CALL: Call = { method: 'POST', path: '/v1/render' };
const WHOLE = JSON.stringify(accepted());

const answerOf = (status: number, text: string): Answer => ({ status, headers: {}, text, receivedAt: 0 });
const outcomeOf = (status: number, text: string) =>
  sendOutcome(CALL, { kind: 'answer', answer: answerOf(status, text) });
const broken = (more: Partial<Attempt & { kind: 'broken' }> = {}) => {
  const facts = { host: 'a.test', phase: 'response', sent: true } as const;
  return { kind: 'broken', error: new ConnectionError('cut', facts), sent: true, ...more } as const;
};

describe('an attempt', () => {
  it('that was ended here was refused, with its own error', () => {
    const error = new VidError('no key');
    expect(sendOutcome(CALL, { kind: 'stopped', error })).toEqual({ kind: 'refused', error });
  });

  it('whose answer broke off after the id was accepted', () => {
    const partial = answerOf(202, `${WHOLE.slice(0, -1)},"note":"cut her`);
    const outcome = sendOutcome(CALL, broken({ partial }));
    expect(outcome).toMatchObject({ kind: 'accepted', accepted: { job_id: 'job_1' } });
    expect(outcome).toHaveProperty('answer', partial);
  });

  it.each([
    ['before the id', answerOf(202, '{"job')],
    ['as a refusal', answerOf(400, WHOLE)],
    ['before anything came', undefined],
  ])('whose answer broke off %s is unknown', (_when, partial) => {
    const attempt = broken({ partial });
    expect(sendOutcome(CALL, attempt)).toEqual({ kind: 'unknown', error: attempt.error });
  });

  it('of which nothing left was not sent', () => {
    const attempt = broken({ sent: false });
    expect(sendOutcome(CALL, attempt)).toEqual({ kind: 'not-sent', error: attempt.error });
  });

  it.each([true, false])('that was aborted says whether it was sent (%s)', (sent) => {
    const error = new AbortedError('enough');
    expect(sendOutcome(CALL, broken({ error, sent }))).toEqual({ kind: 'aborted', error, sent });
  });
});

describe('an answer', () => {
  it('that accepts is taken whole', () => {
    expect(outcomeOf(202, WHOLE)).toEqual({
      kind: 'accepted',
      accepted: accepted(),
      answer: answerOf(202, WHOLE),
    });
  });

  it.each([301, 307, 308])('that points elsewhere with %d was refused', (status) => {
    expect(outcomeOf(status, '')).toMatchObject({ kind: 'refused', error: { name: 'UnexpectedResponseError' } });
  });

  it.each([
    [302, ''],
    [303, ''],
    [200, '<html>'],
    [502, '<html>'],
  ])('with %d that is nobody’s own is unknown', (status, text) => {
    expect(outcomeOf(status, text)).toMatchObject({ kind: 'unknown' });
  });

  it('of success without an id names the member that is missing', () => {
    const outcome = outcomeOf(202, '{"title":"Coffee"}');
    expect(outcome).toMatchObject({ kind: 'unknown', error: { name: 'UnexpectedResponseError' } });
    expect(outcome).toHaveProperty('error.message', expect.stringContaining('job_id'));
  });
});
