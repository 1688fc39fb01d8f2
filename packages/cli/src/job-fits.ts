/**
 * Whether a job can be that of a render whose answer was lost: the rules by which `recover()` of the SDK takes a delivery for
 * one, for what a service tells of a job. What it does not tell speaks against nothing. Pure.
 */
import type { Job } from '@vid/sdk';
import type { JournalEntry } from '@vid/sdk/journal';
import { localTime } from './local-time';

/** What the list knows besides. */
interface Known {
  /** The key that has the job already, if there is one. */
  readonly holder: string | undefined;
}

/** How far the clocks of the two sides may be apart. */
const CLOCK_SKEW_MS = 5 * 60_000;

/** From the claim of a key to the last moment at which a service may have begun its job. */
const SENDING_MS = 5 * 60_000;

const firstOf = (job: Job, names: readonly string[]): unknown =>
  names.map((name) => job[name]).find((one) => one !== null && one !== undefined);

/** Unix milliseconds of when the job was made, where it is told. */
const madeAt = (job: Job): number | undefined => {
  const told = firstOf(job, ['created_at', 'createdAt', 'started_at']);
  const at = typeof told === 'number' ? told * (told < 1e11 ? 1000 : 1) : Date.parse(String(told));
  return Number.isFinite(at) ? at : undefined;
};

const wrongTime = ({ at, sender, arrived = false }: JournalEntry, made: number | undefined): string | undefined => {
  if (made === undefined) return undefined;
  // A key that the service had already was perhaps sent from elsewhere before.
  if (!arrived && made < at - CLOCK_SKEW_MS)
    return `it was made at ${localTime(made)}, before the key was sent at ${localTime(at)}`;
  const last = (sender?.claimedAt ?? at) + SENDING_MS;
  return made > last + CLOCK_SKEW_MS
    ? `it was made at ${localTime(made)}, after the key was sent for the last time`
    : undefined;
};

const wrongTitle = ({ title }: JournalEntry, told: unknown): string | undefined =>
  typeof title === 'string' && typeof told === 'string' && told !== title
    ? `its title is "${told}", and "${title}" was asked for`
    : undefined;

const wrongScenes = ({ scenes }: JournalEntry, told: unknown): string | undefined => {
  const count = Array.isArray(told) ? told.length : told;
  return scenes !== null && typeof count === 'number' && count !== scenes
    ? `it has ${count} scenes, and ${scenes} were asked for`
    : undefined;
};

/** Why the job can't be that of the entry; empty where nothing speaks against it. */
export const whyNotJobOf = (entry: JournalEntry, job: Job, { holder }: Known): readonly string[] =>
  [
    holder === undefined ? undefined : `it is that of the render with the key ${holder}`,
    wrongTime(entry, madeAt(job)),
    wrongTitle(entry, job['title']),
    wrongScenes(entry, firstOf(job, ['scene_count', 'scenes'])),
  ].filter((reason) => reason !== undefined);

/** Whether the service tells anything of the job that could speak against a render. */
export const tellsOfItself = (job: Job): boolean =>
  madeAt(job) !== undefined || firstOf(job, ['title', 'scene_count', 'scenes']) !== undefined;
