/**
 * `--dry-run`: the local server plans and prices the request inside this process, and refuses what a service would refuse.
 * A service may price otherwise, so the answer is said to be an estimate.
 */
import { ApiError, type RenderRequest } from '@vid/sdk';
import { filmMembers } from './film-members';
import { startLocalService } from './local-service';
import { refusedHere } from './refused-here';
import { tellWarnings } from './request-warnings';
import type { Session } from './session';
import { inOneLine } from './terminal-text';

interface EstimateFlags {
  readonly idempotencyKey?: string;
  readonly local?: boolean;
  readonly planner?: string;
  readonly seed?: number;
  readonly artwork?: string;
  readonly captionStyle?: string;
  readonly music?: string;
  readonly renderer?: 'ffmpeg' | 'instant';
}

export const printEstimate = async (
  session: Session,
  request: Record<string, unknown>,
  { idempotencyKey, local = false, planner, seed, artwork, captionStyle, music, renderer }: EstimateFlags,
): Promise<void> => {
  const { io } = session;
  const told = local && io.json;
  const here = local
    ? {
        planner,
        seed,
        artwork,
        captionStyle,
        music,
        ...(told ? { filmScripts: renderer === 'instant' ? ('scenes' as const) : ('shots' as const) } : {}),
      }
    : {};
  const service = await startLocalService({ renderer: 'instant', strict: !local, ...here });
  try {
    tellWarnings(session, service.client, request);
    const accepted = await service.client.renders
      .create(request as unknown as RenderRequest, idempotencyKey === undefined ? {} : { idempotencyKey })
      .catch(async (error: unknown) => {
        throw ApiError.is(error) ? await refusedHere(error) : error;
      });
    const { title, scenes, credits_used, plan_notes } = accepted;
    const notes = [plan_notes ?? []].flat();
    if (told) await service.settled();
    const estimate = {
      valid: true,
      estimated_credits: credits_used,
      scenes,
      title,
      ...(notes.length === 0 ? {} : { plan_notes: notes }),
      ...(told ? filmMembers(accepted, await service.film(accepted.job_id)) : {}),
    };
    io.data(
      estimate,
      [
        `${inOneLine(title)}: ${scenes === 1 ? '1 scene' : `${scenes} scenes`}, about ${credits_used} credits`,
        ...notes.map((note) => `note: ${inOneLine(note)}`),
      ].join('\n'),
    );
    io.note("The price is an estimate by the local server's pricing. Nothing was sent.");
  } finally {
    await service.close();
  }
};
