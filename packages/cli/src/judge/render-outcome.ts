/** What became of a render, as far as its client knows, and which render it was. */
import { createHash } from 'node:crypto';
import { canonicalJson } from './canonical-json';
import { type Facts, isSuccess, membersOf } from './facts';
import type { Outcome } from './memory';

/** The same for the same request, however it is written; undefined where its body was not kept. */
export const printOf = ({ sent, request }: Facts): string | undefined => {
  if (sent.kind === 'unread') return undefined;
  const text = sent.kind === 'json' ? canonicalJson(sent.value) : (request.body ?? '');
  return createHash('sha256').update(text).digest('hex');
};

/** A refusal is an answer that the service meant: anything unreadable, and an error of its own, leaves it open. */
export const outcomeOf = (facts: Facts): Outcome => {
  const { answer, got } = facts;
  if (answer === undefined || got.kind !== 'json') return 'unknown';
  if (isSuccess(facts)) return 'accepted';
  const { code } = membersOf(got);
  return answer.status >= 500 && code === undefined ? 'unknown' : 'refused';
};
