/** `vid doctor`: checks what renders need, on this machine and at the configured service. */
import { existsSync, statSync } from 'node:fs';
import type { Command } from 'commander';
import { EXIT } from '../exit-codes';
import { loadInstallation } from '../load-server';
import { profilesPath } from '../profiles';
import { openSession, type Session } from '../session';

interface Finding {
  readonly name: string;
  readonly state: 'ok' | 'warning' | 'problem';
  readonly detail: string;
}

/** The oldest Node that the packages are made for. */
const MINIMUM = [20, 18, 1] as const;

const checkNode = (): Finding => {
  const version = process.versions.node.split('.').map(Number);
  const at = MINIMUM.findIndex((part, index) => part !== version[index]);
  const enough = at < 0 || (version[at] ?? 0) > (MINIMUM[at] ?? 0);
  return {
    name: 'Node',
    state: enough ? 'ok' : 'problem',
    detail: enough ? process.version : `${process.version}; ${MINIMUM.join('.')} or newer is needed`,
  };
};

type Installation = NonNullable<Awaited<ReturnType<typeof loadInstallation>>>;

const checkFfmpeg = async ({ findFfmpeg }: Installation): Promise<Finding> => {
  const { ffmpeg, findings } = await findFfmpeg();
  if (ffmpeg !== undefined) return { name: 'ffmpeg', state: 'ok', detail: `${ffmpeg.version} (${ffmpeg.place})` };
  return {
    name: 'ffmpeg',
    state: 'problem',
    detail: findings.map(({ place, detail }) => `${place}: ${detail}`).join('; '),
  };
};

const checkFonts = ({ findFonts }: Installation): Finding => {
  const fonts = findFonts();
  const missing = fonts.filter(({ installed }) => !installed);
  const names = missing.map(({ family }) => family).join(', ');
  if (missing.some(({ optional }) => !optional))
    return { name: 'fonts', state: 'problem', detail: `missing: ${names}; install @vid/server again` };
  const detail = `${fonts.length - missing.length} families`;
  if (missing.length === 0) return { name: 'fonts', state: 'ok', detail };
  const advice = `without ${names}; texts in their scripts need them: npm install --include=optional`;
  return { name: 'fonts', state: 'warning', detail: `${detail}, ${advice}` };
};

const checkTemporaryFolder = ({ temporaryFolderProblem }: Installation): readonly Finding[] => {
  const problem = temporaryFolderProblem();
  return problem === undefined ? [] : [{ name: 'temporary folder', state: 'problem', detail: problem }];
};

/** What renders on this machine need. */
const checkRendering = async (): Promise<readonly Finding[]> => {
  const installation = await loadInstallation();
  if (installation === undefined)
    return [
      {
        name: 'local rendering',
        state: 'warning',
        detail: '@vid/server is not installed, so --local and `vid server` are off: npm install @vid/server',
      },
    ];
  return [
    await checkFfmpeg(installation),
    checkFonts(installation),
    ...checkTemporaryFolder(installation),
    { name: 'narration', state: 'warning', detail: 'no voice yet: local renders show their words, over music' },
  ];
};

/** Stored keys are for their owner's eyes; Windows has no such modes. */
const checkKeyFile = ({ settings }: Session): readonly Finding[] => {
  const path = profilesPath(settings.configDir.value);
  if (process.platform === 'win32' || !existsSync(path)) return [];
  const mode = statSync(path).mode & 0o777;
  if ((mode & 0o077) === 0) return [];
  const detail = `others may read ${path} (mode ${mode.toString(8)}): chmod 600 ${path}`;
  return [{ name: 'stored keys', state: 'warning', detail }];
};

/** Deliveries and signatures need clocks that agree. */
const checkService = async ({ settings }: Session): Promise<readonly Finding[]> => {
  const { baseUrl, apiKey } = settings;
  if (baseUrl === undefined)
    return [{ name: 'base URL', state: 'warning', detail: 'not set; --local works without one' }];
  const key: Finding =
    apiKey === undefined
      ? { name: 'API key', state: 'warning', detail: 'not set' }
      : {
          name: 'API key',
          state: 'ok',
          detail: `from ${apiKey.source}, ${apiKey.value.startsWith('emp_local_') ? 'a key of a local server' : 'a key of a service'}`,
        };
  try {
    const response = await fetch(new URL('/v1/me', baseUrl.value), {
      headers: apiKey === undefined ? {} : { authorization: `Bearer ${apiKey.value}` },
      signal: AbortSignal.timeout(10_000),
    });
    const skew = Math.round((Date.parse(response.headers.get('date') ?? '') - Date.now()) / 1000);
    const clock: Finding = Number.isNaN(skew)
      ? { name: 'clock', state: 'warning', detail: 'the service tells no time' }
      : {
          name: 'clock',
          state: Math.abs(skew) > 60 ? 'warning' : 'ok',
          detail: `${Math.abs(skew)} s ${skew < 0 ? 'ahead of' : 'behind'} the service`,
        };
    const state = response.status === 200 || apiKey === undefined ? 'ok' : 'problem';
    return [
      { name: 'service', state, detail: `${baseUrl.value} answers ${response.status} to the account check` },
      key,
      clock,
    ];
  } catch (error) {
    const why = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    return [{ name: 'service', state: 'problem', detail: `${baseUrl.value} can't be reached: ${why}` }, key];
  }
};

const MARKS = { ok: '✓', warning: '!', problem: '✗' } as const;

export const define = (command: Command): void => {
  command.addHelpText('before', 'Examples:\n  $ vid doctor\n  $ vid doctor --json\n').action(async () => {
    const session = await openSession(command);
    const findings = [
      checkNode(),
      ...(await checkRendering()),
      ...checkKeyFile(session),
      ...(await checkService(session)),
    ];
    session.io.list(
      findings,
      findings.map(({ name, state, detail }) => `${MARKS[state]} ${name}: ${detail}`).join('\n'),
      { findings },
    );
    if (findings.some(({ state }) => state === 'problem')) process.exitCode = EXIT.unexpected;
  });
};
