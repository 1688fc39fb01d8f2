/**
 * The lines of a journal's file: one JSON object a step. A file may hold anything: lines that a crash tore, that an editor
 * spoilt, or that another program keeps beside. Whatever is no step of a render is told as such and never taken for one.
 */

import type { RenderAccepted } from '../contract';
import { isMembers } from '../options/is-members';
import type { RenderIntent, RenderState } from './journal';

export interface BeginLine {
  readonly step: 'begin';
  /** Whose claim it is: the first one in the file has the key. */
  readonly claim: string;
  readonly intent: RenderIntent;
}

export interface FinishLine {
  readonly step: 'finish';
  readonly scope: string;
  readonly key: string;
  readonly state: Exclude<RenderState, 'sending'>;
  readonly accepted: RenderAccepted | null;
  readonly arrived?: boolean | undefined;
}

export interface FetchedLine {
  readonly step: 'fetched';
  readonly job: string;
  readonly fetched: boolean;
}

export type JournalLine = BeginLine | FinishLine | FetchedLine;

/**
 * Why a line was skipped. `torn`: it is no JSON. `malformed`: a step of a render without what that needs. `foreign`: of
 * another kind, such as another program keeps beside. `rotated`: the file is another one than before; what was known stays.
 */
export type SkipReason = 'torn' | 'malformed' | 'foreign' | 'rotated';

type Members = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const STATES: readonly unknown[] = ['unknown', 'accepted', 'refused'] satisfies FinishLine['state'][];

const isSender = (value: unknown): boolean =>
  isMembers(value) &&
  isText(value.host) &&
  Number.isInteger(value.pid) &&
  Number.isFinite(value.startedAt) &&
  Number.isFinite(value.claimedAt);

const isIntent = (value: unknown): value is RenderIntent =>
  isMembers(value) &&
  isText(value.scope) &&
  isText(value.key) &&
  typeof value.bodyHash === 'string' &&
  typeof value.label === 'string' &&
  Number.isFinite(value.at) &&
  (value.scenes === null || Number.isFinite(value.scenes)) &&
  (value.title === undefined || value.title === null || typeof value.title === 'string') &&
  (value.sender === undefined || isSender(value.sender));

const isFinish = ({ scope, key, state, accepted, arrived }: Members): boolean =>
  isText(scope) &&
  (arrived === undefined || typeof arrived === 'boolean') &&
  isText(key) &&
  STATES.includes(state) &&
  (accepted === null || (isMembers(accepted) && isText(accepted.job_id)));

/** Reads a line; undefined for an empty one. */
export const readLine = (text: string): JournalLine | Exclude<SkipReason, 'rotated'> | undefined => {
  if (text.trim() === '') return undefined;
  let line: unknown;
  try {
    line = JSON.parse(text);
  } catch {
    return 'torn';
  }
  if (!isMembers(line)) return 'foreign';
  if (line.step === 'begin')
    return isText(line.claim) && isIntent(line.intent) ? (line as unknown as BeginLine) : 'malformed';
  if (line.step === 'finish') return isFinish(line) ? (line as unknown as FinishLine) : 'malformed';
  if (line.step === 'fetched')
    return isText(line.job) && typeof line.fetched === 'boolean' ? (line as unknown as FetchedLine) : 'malformed';
  return 'foreign';
};
