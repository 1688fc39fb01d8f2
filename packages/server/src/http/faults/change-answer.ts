/** What a fault makes of an answer: first what it says, then how it comes. */

import { json } from '../json';
import { BODILESS, type Reply } from '../reply';
import type { Effect } from './fault';
import { malformed } from './malformed';
import { setMembers } from './set-members';
import { type Wire, wireBody } from './wire-body';

/** The answer that a fault gives by itself, if it gives one. */
export const ownAnswer = ({ status, body }: Effect): Reply | undefined => {
  if (status === undefined) return undefined;
  if (BODILESS.includes(status)) return { status, headers: {}, body: null };
  return json(status, body ?? { error: `A fault answered with ${status}.` });
};

const changedBody = (reply: Reply, { status, body, set, malformed: isMalformed }: Effect): Reply => {
  if (typeof reply.body !== 'string') return reply;
  // With a status it is the fault's own answer already.
  const said = body === undefined || status !== undefined ? reply.body : JSON.stringify(body);
  const changed = set === undefined ? said : setMembers(said, set);
  return { ...reply, body: isMalformed === true ? malformed(changed) : changed };
};

const changedHeaders = (
  reply: Reply,
  { content_type: type, date_skew_seconds: skew, duplicate_header: twice }: Effect,
  now: number,
): Reply => {
  const headers: Record<string, string | readonly string[]> = { ...reply.headers };
  if (type !== undefined) headers['content-type'] = type;
  if (skew !== undefined) headers['date'] = new Date(now + skew * 1000).toUTCString();
  const name = twice?.toLowerCase() ?? '';
  const value = headers[name];
  if (typeof value === 'string') headers[name] = [value, value];
  return { ...reply, headers };
};

export const changeAnswer = (reply: Reply, effect: Effect, wire: Wire & { readonly now: number }): Reply =>
  wireBody(changedHeaders(changedBody(reply, effect), effect, wire.now), effect, wire);
