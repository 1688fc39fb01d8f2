/**
 * A still of each scene of a render request, before anything of it is rendered, charged or kept. One request is drawn at a
 * time; of an account only the newest counts, and what nobody waits for any more ends at once. Pictures are remembered by
 * what they show, so that after a change only what changed is drawn.
 */
import { createHash } from 'node:crypto';
import type { Problem } from '@vid/sdk/contract';
import type { Refusal } from '../domain/refusals';
import type { JobSpec } from '../ports/job-spec';
import { RenderFailure, type RenderJob } from '../ports/renderer';
import type { DrawnStill, StillDrawer, StillPicture } from '../ports/still-drawer';
import { timeLimit } from '../time-limit';
import type { PlanRequest } from './plan-request';
import { filesFor, toJobSpec } from './render-plan';

/** Brings the media of a request to where they can be read; `done` lets go of them. */
export type BringMedia = (
  media: JobSpec['media'],
  files: ReadonlyMap<string, Uint8Array>,
  signal: AbortSignal,
) => Promise<Pick<RenderJob, 'media' | 'missing'>>;

export interface DrawStillsDeps {
  readonly planRequest: PlanRequest;
  readonly drawer: StillDrawer;
  readonly bringMedia: BringMedia;
}

/** A scene as it would look; without a picture it says what it lacks. */
export type Still = Omit<DrawnStill, 'picture'> & { readonly picture: StillPicture | undefined };

export type StillDrawing =
  /** Draws, and tells of one after the other; rejects when it can't go on. */
  | { readonly kind: 'planned'; readonly draw: (signal: AbortSignal, tell: (still: Still) => void) => Promise<void> }
  | { readonly kind: 'invalid'; readonly problems: readonly Problem[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export type DrawStills = (call: { readonly userId: string; readonly body: unknown }) => Promise<StillDrawing>;

export interface StillDrawings {
  readonly drawStills: DrawStills;
  /** Ends whatever is drawn; resolves when it has ended. */
  end(): Promise<void>;
}

/** Pictures that are remembered: at most 20 KB each. */
const MOST_PICTURES = 300;
const MOST_FILMS = 50;

export const createDrawStills = ({ planRequest, drawer, bringMedia }: DrawStillsDeps): StillDrawings => {
  const pictures = new Map<string, Omit<Still, 'scene' | 'key'>>();
  /** The keys of whole films, so that one that was drawn needs nobody to find out what it shows. */
  const films = new Map<string, readonly string[]>();
  const newest = new Map<string, AbortController>();
  let turn: Promise<unknown> = Promise.resolve();

  const remember = (key: string, still: Omit<Still, 'scene' | 'key'>): void => {
    // The last that was shown is the last to be forgotten.
    pictures.delete(key);
    pictures.set(key, still);
    for (const [oldest] of pictures) if (pictures.size > MOST_PICTURES) pictures.delete(oldest);
  };

  /** The newest of its account: the one before is over. */
  const take = (userId: string): AbortController => {
    newest.get(userId)?.abort(new RenderFailure('canceled', 'A newer request of this account took its place.'));
    const mine = new AbortController();
    newest.set(userId, mine);
    return mine;
  };

  const inTurn = async (signal: AbortSignal, work: () => Promise<void>): Promise<void> => {
    const before = turn;
    const mine = before.then(async () => {
      signal.throwIfAborted();
      await work();
    });
    turn = mine.catch(() => undefined);
    await mine;
  };

  /** Tells of a film that was drawn; false where something of it is not there any more. */
  const tellAgain = (name: string, tell: (still: Still) => void): boolean => {
    const keys = films.get(name) ?? [];
    const stills = keys.flatMap((key, scene) => {
      const known = pictures.get(key);
      return known === undefined ? [] : [{ scene, key, ...known }];
    });
    if (keys.length === 0 || stills.length < keys.length) return false;
    for (const still of stills) tell(still);
    return true;
  };

  const draw = async (order: RenderJob, signal: AbortSignal, tell: (still: Still) => void): Promise<void> => {
    const name = createHash('sha256').update(JSON.stringify(order)).digest('hex');
    if (tellAgain(name, tell)) return;
    const keys: string[] = [];
    const seconds = drawer.limitSeconds(order);
    const limit = timeLimit(seconds * 1000);
    try {
      await drawer.draw(order, {
        known: [...pictures.keys()],
        signal: AbortSignal.any([signal, limit]),
        onStill: ({ scene, key, ...drawn }) => {
          const { subject, lacks, picture } = drawn.picture === undefined ? { ...drawn, ...pictures.get(key) } : drawn;
          const still = { subject, picture, ...(lacks === undefined ? {} : { lacks }) };
          if (picture !== undefined) remember(key, still);
          keys[scene] = key;
          tell({ scene, key, ...still });
        },
      });
      films.set(name, keys);
      for (const [oldest] of films) if (films.size > MOST_FILMS) films.delete(oldest);
    } catch (error) {
      if (signal.aborted || !limit.aborted) throw error;
      throw new RenderFailure('canceled', `Not all stills were drawn within ${seconds} seconds.`);
    }
  };

  const drawStills: DrawStills = async ({ userId, body }) => {
    const planned = await planRequest({ userId, body });
    if (planned.kind !== 'planned') return planned;
    const { valid, plan, seed } = planned;
    const { render, media } = toJobSpec(valid.request, plan, valid.magic, seed);
    return {
      kind: 'planned',
      draw: async (leaving, tell) => {
        const mine = take(userId);
        const signal = AbortSignal.any([leaving, mine.signal]);
        try {
          await inTurn(signal, async () => {
            const brought = await bringMedia(media, filesFor(valid.request, valid.files), signal);
            await draw({ ...render, jobId: 'stills', ...brought }, signal, tell);
          });
        } catch (error) {
          // Why it ended, in the words of whoever ended it.
          throw mine.signal.aborted ? (mine.signal.reason as Error) : error;
        } finally {
          if (newest.get(userId) === mine) newest.delete(userId);
        }
      },
    };
  };
  return {
    drawStills,
    end: async () => {
      for (const mine of newest.values()) mine.abort(new RenderFailure('canceled', 'The server ends.'));
      await turn;
      await drawer.end();
    },
  };
};
