/**
 * Reads the answer to an accepted render, also one that broke off after its id, came wrapped, or has a number for an id:
 * the id is what was paid for. What the answer does not tell is empty, and `note` says so.
 */
import type { Answer } from '../call/answer';
import { ENDPOINT_PATHS, type RenderAccepted } from '../contract';
import { findJobId } from './find-job-id';

type Members = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
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
    if (isObject(value)) return value;
  }
  return {};
};

/** The object that has the id: the answer itself, or what it wraps. */
const holder = (value: Members): Members => {
  if (value['job_id'] !== undefined) return value;
  return Object.values(value).find((inner): inner is Members => isObject(inner) && inner['job_id'] !== undefined) ?? {};
};

/** What a success tells of its render; undefined when it names no job. */
export const readAccepted = ({ status, text }: Pick<Answer, 'status' | 'text'>): RenderAccepted | undefined => {
  if (status < 200 || status >= 300) return undefined;
  const whole = parse(text);
  const { job_id: known } = isObject(whole) ? whole : {};
  if (isObject(whole) && typeof known === 'string' && known !== '') return whole as RenderAccepted;
  const id = findJobId(text);
  if (id === undefined) return undefined;
  const isWhole = isObject(whole);
  return {
    status: 'starting',
    title: '',
    scenes: 0,
    credits_used: 0,
    watermarked: false,
    poll_url: ENDPOINT_PATHS.retrieveJob.path.replace('{id}', encodeURIComponent(id)),
    note: 'The answer told the job and broke off: what it did not tell is empty here.',
    ...holder(isWhole ? whole : membersBeforeCut(text)),
    job_id: id,
    ...(isWhole ? {} : { inferred: true }),
  };
};
