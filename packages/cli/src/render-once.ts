/** What `vid render` does once its flags are read; help and typos load none of it. */
import { renderRequestSchema, validate } from '@vid/sdk/contract';
import { checkCaptions, type WantedCaptions } from './caption-files';
import { CliError } from './cli-error';
import { earlierFilm } from './earlier-film';
import { EXIT } from './exit-codes';
import { followRender, type RenderTask } from './follow-render';
import { idlePlanning } from './idle-planning';
import { journalPath } from './journal-path';
import { withLocalClips } from './local-clips';
import { startLocalService } from './local-service';
import { findMisspelt } from './misspelt-members';
import { nearestName } from './nearest-name';
import { checkOutput } from './output/check-output';
import { folderProblem } from './output/folder-problem';
import type { Input } from './output/input-at';
import type { CaptionKind } from './read-captions';
import { inputsOfRender } from './render-inputs';
import { readRequest } from './request-flags';
import type { Session } from './session';
import { findUnmeant } from './unmeant-text';

/** The flags of `vid render`, beside one for each member of the request. */
export interface RenderFlags extends Readonly<Record<string, unknown>> {
  readonly local?: boolean;
  readonly output?: string;
  readonly force?: boolean;
  readonly wait: boolean;
  readonly idempotencyKey?: string;
  readonly dryRun?: boolean;
  readonly seed?: number;
  readonly renderer?: 'ffmpeg' | 'instant';
  readonly allowPrivateNetwork?: boolean;
  readonly artwork?: string;
  readonly planner?: string;
  readonly voiceFile?: string;
  readonly captionStyle?: string;
  readonly music?: string;
  readonly retry?: number;
  readonly captions?: readonly CaptionKind[];
}

const refuseInvalid = (request: Record<string, unknown>, local: boolean): void => {
  const result = validate(renderRequestSchema, request, { nearest: nearestName });
  const wrong = result.ok ? [] : result.problems.filter(({ path }) => !(local && path.endsWith('.video_url')));
  const problems = [...wrong, ...findMisspelt(request), ...findUnmeant(request)];
  if (problems.length === 0) return;
  const count = problems.length === 1 ? 'a problem' : `${problems.length} problems`;
  throw new CliError(EXIT.usage, `The request has ${count}; nothing was sent.`, {
    problems,
    next: 'See `vid render --help` for the flags and their values.',
  });
};

/** A video without a name of the user's goes into the folder where he is. */
const refuseFolder = (): void => {
  const problem = folderProblem(process.cwd(), 'name a file elsewhere with --output');
  if (problem === undefined) return;
  throw new CliError(EXIT.usage, `The video can't be written: ${problem.why}.`, {
    next: `${problem.next} Nothing was rendered.`,
  });
};

/** Where they go is judged now where the video's name is known, else with that. */
const captionsOf = async (
  { io, settings }: Session,
  { captions: kinds, force }: RenderFlags,
  { output, inputs }: Pick<RenderTask, 'output' | 'inputs'>,
): Promise<Omit<WantedCaptions, 'service'> | undefined> => {
  if (kinds === undefined) return undefined;
  if (output === undefined) return { kinds, force };
  if (output.isStdout)
    throw new CliError(EXIT.usage, '--captions writes files beside the video, and stdout has no place beside it.', {
      next: 'Name a file with --output, or leave --captions out. Nothing was rendered.',
    });
  return {
    kinds,
    force,
    files: await checkCaptions(kinds, output.name, { force, inputs, ask: !io.json, journal: journalPath(settings) }),
  };
};

const run = async (
  session: Session,
  flags: RenderFlags,
  { request, inputs }: Pick<RenderTask, 'request' | 'inputs'>,
): Promise<void> => {
  const { force } = flags;
  const output =
    flags.output === undefined
      ? undefined
      : await checkOutput(flags.output, { kind: earlierFilm(session.settings), inputs, force, ask: !session.io.json });
  if (output === undefined && flags.local === true) refuseFolder();
  const captions = await captionsOf(session, flags, { output, inputs });
  const task: RenderTask = {
    request,
    inputs,
    output,
    wait: flags.wait,
    idempotencyKey: flags.idempotencyKey,
    local: flags.local === true,
    retries: flags.retry,
  };
  if (!task.local) return followRender(session, await session.client(), task);
  const service = await startLocalService({ ...flags, ...(session.io.json ? { filmScripts: 'scenes' as const } : {}) });
  try {
    await followRender(session, service.client, {
      ...{ ...task, settled: () => service.settled(), film: (jobId: string) => service.film(jobId) },
      ...(captions === undefined ? {} : { captions: { ...captions, service } }),
    });
  } finally {
    await service.close();
  }
};

/** Renders what the flags describe, on this machine or by the configured service. */
export const renderOnce = async (session: Session, flags: RenderFlags): Promise<void> => {
  const local = flags.local === true;
  if (local && !flags.wait) {
    throw new CliError(EXIT.usage, 'A render with --local lives as long as the command, so it must be waited for.', {
      next: 'Leave --no-wait out, or start a server with `vid server start` and render there.',
    });
  }
  const pictures: Input[] = [];
  const read = await readRequest(flags, pictures);
  const request = local ? withLocalClips(read) : read;
  refuseInvalid(request, local);
  const idle = idlePlanning(request);
  if (idle !== undefined) session.io.note(`note: ${idle}`);
  if (flags.dryRun !== true)
    return run(session, flags, { request, inputs: [...inputsOfRender(flags, request), ...pictures] });
  const { printEstimate } = await import('./estimate');
  return printEstimate(session, request, flags);
};
