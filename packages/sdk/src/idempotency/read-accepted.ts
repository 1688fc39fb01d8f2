/**
 * Reads the answer to an accepted render, also one that broke off after its id, came wrapped or under another status, only
 * points to the job, or has a number for an id: the id is what was paid for. What the answer does not tell is empty, and
 * `note` says so; `inferred` where the answer is no certain acceptance.
 */

import type { Answer } from '../call/answer';
import { ENDPOINT_PATHS, type Job, type RenderAccepted } from '../contract';
import { isMembers } from '../options/is-members';
import { findJobId, findWrappedId } from './find-job-id';

type Told = Pick<Answer, 'status' | 'headers' | 'text'>;
type Members = Readonly<Record<string, unknown>>;

const parse = (text: string): unknown => {
  try {
    // Some gateways put a byte order mark in front.
    return JSON.parse(text.replace(/^\ufeff/, '')) as unknown;
  } catch {
    return undefined;
  }
};

/** An answer that broke off after more characters than this tells only its id. */
const LONGEST = 65_536;

/** Members before which a text may have been cut that are tried at most. */
const MAX_CUTS = 50;

/** The members that are whole in the text of an object that broke off. */
const membersBeforeCut = (text: string): Members => {
  if (text.length > LONGEST) return {};
  for (let cuts = 0, end = text.length; cuts < MAX_CUTS && end > 0; cuts += 1) {
    end = text.lastIndexOf(',', end - 1);
    const value = parse(`${text.slice(0, Math.max(0, end))}}`);
    if (isMembers(value)) return value;
  }
  return {};
};

/** Levels of wrapping that are looked through. */
const DEEPEST = 4;

/** The object that has the id: the answer itself, or what it wraps, perhaps as a text. */
const holder = (value: unknown, depth = 0): Members | undefined => {
  const inner = typeof value === 'string' && value.includes('job_id') ? parse(value) : value;
  if (typeof inner !== 'object' || inner === null || depth > DEEPEST) return undefined;
  if ('job_id' in inner) return inner;
  for (const each of Object.values(inner)) {
    const found = holder(each, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
};

const [JOB_PATH = ''] = ENDPOINT_PATHS.retrieveJob.path.split('{id}');

/** The id of the job that an address is of, whatever its host and what stands in front of the API's own path. */
const idOfAddress = (address: unknown): string | undefined => {
  // Several headers of the name come joined.
  if (typeof address !== 'string' || /[\s,]/.test(address)) return undefined;
  const [path = ''] = address.split(/[?#]/, 1);
  const [, id = ''] = path.split(JOB_PATH);
  try {
    return decodeURIComponent(id.split('/', 1)[0] ?? '') || undefined;
  } catch {
    return undefined;
  }
};

/** The state of a job in the answer that accepts it. */
export const BEGAN: Job['status'] = 'starting';

const toldOnly = (id: string, told: Members | undefined, isInferred: boolean): RenderAccepted => ({
  status: BEGAN,
  title: '',
  scenes: 0,
  credits_used: 0,
  watermarked: false,
  poll_url: JOB_PATH + encodeURIComponent(id),
  note: 'The answer broke off or was odd: what is missing is empty.',
  ...told,
  job_id: id,
  ...(isInferred ? { inferred: true } : {}),
});

/** What an answer that is a success, or points to the job, tells of its render; undefined when it names no job. */
export const readAccepted = ({ status, headers, text }: Told): RenderAccepted | undefined => {
  if (status < 200 || status >= 400) return undefined;
  const whole = parse(text);
  if (status < 300) {
    const { job_id: known } = isMembers(whole) ? whole : {};
    if (isMembers(whole) && typeof known === 'string' && known !== '') return whole as RenderAccepted;
    const id = findJobId(text);
    if (id !== undefined)
      return toldOnly(id, whole === undefined ? membersBeforeCut(text) : holder(whole), !isMembers(whole));
    const wrapped = findWrappedId(text);
    if (wrapped !== undefined) return toldOnly(wrapped, holder(whole), true);
    // Its id may be what was cut off.
    const told = isMembers(whole) ? whole : membersBeforeCut(text);
    const pointed = idOfAddress(told['poll_url']);
    if (pointed !== undefined) return toldOnly(pointed, told, true);
  }
  const id = idOfAddress(headers['location']);
  return id === undefined ? undefined : toldOnly(id, undefined, true);
};

/** What tells of a render in an answer that is none of an acceptance: its whole body under another status. */
export const readMisplaced = ({ text }: Pick<Told, 'text'>): RenderAccepted | undefined => {
  const told = holder(parse(text));
  const id = findJobId(text) ?? findWrappedId(text);
  return id === undefined || typeof told?.['status'] !== 'string' ? undefined : toldOnly(id, told, true);
};
