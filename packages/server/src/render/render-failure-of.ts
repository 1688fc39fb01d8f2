/** Tells any error in the words of the renderer's failures. */
import { isDiskFull } from '../disk-full';
import { RenderFailure } from '../ports/renderer';

const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;

export function renderFailureOf(error: unknown, signal: AbortSignal): RenderFailure {
  if (signal.aborted) return new RenderFailure('canceled', 'The render was cancelled.');
  if (error instanceof RenderFailure) return error;
  const code = codeOf(error);
  const text = error instanceof Error ? error.message : String(error);
  if (isDiskFull(error))
    return new RenderFailure('disk-full', `The disk is full (${text}); free some space and render again.`, {
      cause: error,
    });
  if (code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND')
    return new RenderFailure(
      'part-missing',
      `A part of the renderer is not installed (${text}); install the package again with its dependencies.`,
      { cause: error },
    );
  return new RenderFailure(
    'crashed',
    `Drawing stopped unexpectedly: ${text}. Render again; if it happens with the same request, report it with that request.`,
    { cause: error },
  );
}
