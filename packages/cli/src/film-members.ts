/** What `--local --json` tells of a film beside its job: how it is cut, and its plan with every line that is drawn. */
import type { RenderAccepted } from '@vid/sdk';
import type { LocalFilm } from './local-service';

/** Empty where nobody knows. */
export const filmMembers = (
  { title, plan_notes }: Pick<RenderAccepted, 'title' | 'plan_notes'>,
  film: LocalFilm | undefined,
): Record<string, unknown> => {
  if (film === undefined) return {};
  const { scenes_failed, notes, cuts, beats, scenes } = film;
  return { scenes_failed, notes, cuts, beats, plan: { title, notes: [plan_notes ?? []].flat(), scenes } };
};
