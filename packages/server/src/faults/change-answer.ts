/** What a fault makes of an answer: first what it says, then how it comes. */
import { Readable } from 'node:stream';
import type { Answer, Bytes, Context, EffectKind, Wire } from './effect';
import { EFFECT_NAMES, EFFECTS, type Effect } from './effects';
import { bytesOf } from './pieces';

/** The effects that are asked for, each with its value. */
const asked = (effect: Effect): readonly (readonly [EffectKind<unknown>, unknown])[] =>
  EFFECT_NAMES.flatMap((name) =>
    effect[name] === undefined ? [] : [[EFFECTS[name] as EffectKind<unknown>, effect[name]] as const],
  );

/** The answer with a body whose bytes come as the effects have it; its length is announced as it was. */
export const sendSo = (answer: Answer, effect: Effect, wire: Wire): Answer => {
  const { body } = answer;
  const senders = asked(effect).filter(([{ send }]) => send !== undefined);
  if (senders.length === 0 || body === null) return answer;
  const bytes = senders.reduce<Bytes>((left, [{ send }, value]) => send?.(left, value, wire) ?? left, bytesOf(body));
  const length = typeof body === 'string' ? { 'content-length': String(Buffer.byteLength(body)) } : {};
  return {
    ...answer,
    headers: { ...answer.headers, ...length },
    body: Readable.toWeb(Readable.from(bytes, { objectMode: false })) as ReadableStream<Uint8Array>,
  };
};

export const changeAnswer = (answer: Answer, effect: Effect, context: Context & Wire): Answer => {
  const changed = asked(effect).reduce((left, [{ change }, value]) => change?.(left, value, context) ?? left, answer);
  return sendSo(changed, effect, context);
};
