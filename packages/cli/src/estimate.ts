/**
 * `--dry-run`: the local server plans and prices the request inside this process, and refuses what a service would refuse.
 * A service may price otherwise, so the answer is said to be an estimate.
 */
import { ApiError, type RenderRequest } from '@vid/sdk';
import { startLocalService } from './local-service';
import { refusedHere } from './refused-here';
import { tellWarnings } from './request-warnings';
import type { Session } from './session';
import { inOneLine } from './terminal-text';

interface EstimateFlags {
  readonly idempotencyKey?: string;
  readonly local?: boolean;
  readonly planner?: string;
}

export const printEstimate = async (
  session: Session,
  request: Record<string, unknown>,
  { idempotencyKey, local = false, planner }: EstimateFlags,
): Promise<void> => {
  const { io } = session;
  const service = await startLocalService({ renderer: 'instant', strict: !local, planner });
  try {
    tellWarnings(session, service.client, request);
    const { title, scenes, credits_used, plan_notes } = await service.client.renders
      .create(request as unknown as RenderRequest, idempotencyKey === undefined ? {} : { idempotencyKey })
      .catch(async (error: unknown) => {
        throw ApiError.is(error) ? await refusedHere(error) : error;
      });
    const notes = [plan_notes ?? []].flat();
    const estimate = {
      valid: true,
      estimated_credits: credits_used,
      scenes,
      title,
      ...(notes.length === 0 ? {} : { plan_notes: notes }),
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
