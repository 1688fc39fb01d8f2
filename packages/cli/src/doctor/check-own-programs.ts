/** What the user has of his own beside us, and variables name: programs that draw and speak, and a model that plans. */
import type { Installation } from './check-rendering';
import { type Finding, ok, problem, warning } from './finding';

/** Milliseconds for one picture of the user's own generator, which may have to load a model first. */
const PICTURE_MS = 50_000;
/** And for a sentence of an engine of his own. */
const VOICE_MS = 30_000;

type Outcome = Awaited<ReturnType<NonNullable<Installation>['tryPlanner']>>;

const findingOf = (name: string, { state, detail, next = 'vid help environment' }: Outcome): Finding => {
  if (state === 'works') return ok(name, detail);
  return state === 'fails' ? problem(name, detail, next) : warning(name, detail, next);
};

export const checkImageCommand = async (
  installation: Installation,
  env: NodeJS.ProcessEnv = process.env,
  limitMs = PICTURE_MS,
): Promise<readonly Finding[]> => {
  const command = env['VID_IMAGE_COMMAND']?.trim();
  if (!command || installation === undefined) return [];
  return [findingOf('own pictures', await installation.tryImageCommand(command, limitMs))];
};

export const checkVoiceCommand = async (
  installation: Installation,
  env: NodeJS.ProcessEnv = process.env,
  limitMs = VOICE_MS,
): Promise<readonly Finding[]> => {
  const command = env['VID_VOICE_COMMAND']?.trim();
  if (!command || installation === undefined) return [];
  return [findingOf('own voice', await installation.tryVoiceCommand(command, limitMs))];
};

export const checkPlanner = async (
  installation: Installation,
  env: NodeJS.ProcessEnv = process.env,
): Promise<readonly Finding[]> => {
  const url = env['VID_PLANNER_URL']?.trim();
  if (!url || installation === undefined) return [];
  const settings = { url, model: env['VID_PLANNER_MODEL'], key: env['VID_PLANNER_KEY'] };
  return [findingOf('own planner', await installation.tryPlanner(settings))];
};
