/** All checks of `vid doctor`, beside each other: none waits for another, and none stops another. */

import { readKeyFile } from '../key-file';
import { loadInstallation } from '../load-server';
import { type GlobalFlags, readSettings, type Settings } from '../settings';
import { judgeOwnClock, readClocks } from './check-clock';
import { checkFolder, checkRoom, placesOf } from './check-folders';
import { checkNode } from './check-node';
import { checkImageCommand, checkPlanner, checkVoiceCommand } from './check-own-programs';
import { checkNarration, checkRendering, type Installation, loadProblem } from './check-rendering';
import { checkService } from './check-service';
import { checkFiles, checkKeyFile, checkVariables, settingsProblem } from './check-settings';
import { type Finding, warning } from './finding';
import { type Check, runCheck } from './run-check';

export interface Examination {
  readonly findings: readonly Finding[];
  /** Undefined when they can't be read. */
  readonly settings: Settings | undefined;
  readonly serverVersion: string | undefined;
  /** Whether something may still be waited for that will never end. */
  readonly hangs: boolean;
}

const untried = warning(
  'service',
  "the base URL and the API key were not tried: the settings can't be read",
  'mend the settings as told there, then vid doctor',
);

/** Milliseconds for what only looks, and for what draws on a slow machine. */
const LOOK_MS = 5000;
const DRAW_MS = 60_000;

const readAll = async (flags: GlobalFlags): Promise<{ settings?: Settings; findings: readonly Finding[] }> => {
  try {
    return { settings: readSettings(flags, { keyInFile: await readKeyFile(flags.apiKeyFile) }), findings: [] };
  } catch (error) {
    return { findings: [settingsProblem(error)] };
  }
};

const load = async (): Promise<{ installation?: Installation; broken?: Finding }> => {
  try {
    return { installation: await loadInstallation() };
  } catch (error) {
    return { broken: loadProblem(error) };
  }
};

const aborted = (signal: AbortSignal): Promise<unknown> =>
  signal.aborted ? Promise.resolve() : new Promise((resolve) => signal.addEventListener('abort', resolve));

/** What is not done at the deadline is told as such. */
export const examine = async (flags: GlobalFlags, deadline?: AbortSignal): Promise<Examination> => {
  const begin = readClocks();
  const { settings, findings: unread } = await readAll(flags);
  const { installation, broken } = await load();
  const places = placesOf(settings?.configDir.value);
  const bytesPerMinute = installation?.BYTES_PER_MINUTE ?? 0;
  const checks: readonly Check[] = [
    { name: 'Node', limitMs: LOOK_MS, run: () => checkNode() },
    {
      name: 'rendering',
      limitMs: DRAW_MS,
      run: () => (broken === undefined ? checkRendering(installation) : [broken]),
    },
    { name: 'narration', limitMs: DRAW_MS, run: () => checkNarration(installation) },
    { name: 'own voice', limitMs: DRAW_MS, run: () => checkVoiceCommand(installation) },
    { name: 'own pictures', limitMs: DRAW_MS, run: () => checkImageCommand(installation) },
    { name: 'own planner', limitMs: LOOK_MS, run: () => checkPlanner(installation) },
    { name: 'disk space', limitMs: LOOK_MS, run: () => checkRoom(places, bytesPerMinute) },
    ...places.map((place): Check => ({ name: place.name, limitMs: LOOK_MS, run: () => checkFolder(place) })),
    { name: 'settings', limitMs: LOOK_MS, run: () => (settings === undefined ? unread : checkFiles(settings)) },
    { name: 'stored keys', limitMs: LOOK_MS, run: () => (settings === undefined ? [] : checkKeyFile(settings)) },
    { name: 'environment', limitMs: LOOK_MS, run: () => checkVariables() },
    { name: 'service', limitMs: LOOK_MS, run: () => (settings === undefined ? [untried] : checkService(settings)) },
  ];
  const cut = deadline && aborted(deadline);
  const runs = await Promise.all(checks.map((check) => runCheck(check, cut)));
  const found = runs.flatMap(({ findings }) => findings);
  const own = judgeOwnClock(begin, readClocks());
  const isCompared = found.some(({ name }) => name === 'clock');
  return {
    // A clock that runs well needs no second line.
    findings: [...found, ...own.filter(({ state }) => state !== 'ok' || !isCompared)],
    settings,
    serverVersion: installation?.version,
    hangs: runs.some(({ hangs }) => hangs),
  };
};
