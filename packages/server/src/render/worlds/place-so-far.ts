/** Where a film already was: one that was told from a brief stays there until its words name another place. */
import type { RenderJob } from '../../ports/renderer';
import { readPrompt } from './reading';

/** Undefined at its beginning, and where every scene was written for itself. */
export function placeSoFar(
  { scenes, brief }: Pick<RenderJob, 'scenes' | 'brief'>,
  index: number,
  language: string,
): string | undefined {
  if (brief === undefined) return undefined;
  return scenes
    .slice(0, index)
    .map(({ type, prompt }) => (type === 't2v_fast' ? readPrompt(prompt, language).place : undefined))
    .findLast((place) => place !== undefined);
}
