/**
 * The members without which an answer is of no use. Answers are read openly, so nothing else of them is checked: more
 * members, unknown values and missing extras pass through.
 */

import { UnexpectedResponseError } from '../errors/unexpected-response-error';
import { isMembers } from '../options/is-members';
import type { Answer, Call } from './answer';
import { callIds } from './request-id';

export type MemberKind = 'string' | 'number' | 'boolean' | 'array' | 'object' | 'id';
export type Shape = Readonly<Record<string, MemberKind>>;

const NONE: readonly string[] = [];

const fits = (value: unknown, kind: MemberKind): boolean => {
  if (kind === 'array') return Array.isArray(value);
  if (kind === 'object') return isMembers(value);
  if (kind === 'id') return typeof value === 'string' || typeof value === 'number';
  return typeof value === kind;
};

/** Members that are missing or of another type. */
export const misfits = (data: Readonly<Record<string, unknown>>, shape: Shape): readonly string[] => {
  let missing: string[] | undefined;
  for (const name in shape) if (!fits(data[name], shape[name] as MemberKind)) (missing ??= []).push(name);
  return missing ?? NONE;
};

/** The error for a success whose body lacks what it must have. */
export const shapeError = (
  { method, path, callId }: Call,
  answer: Answer,
  names: readonly string[],
): UnexpectedResponseError =>
  new UnexpectedResponseError(
    `${method} ${path} was answered with ${answer.status}, but its body has no usable ${names.join(', ')}`,
    {
      status: answer.status,
      headers: answer.headers,
      body: answer.text,
      ...callIds(callId, answer.headers),
      nextStep: 'Check that baseUrl (or VID_BASE_URL) is the root of the service, and what stands in between.',
    },
  );
