/** Tries what renders on this machine need: each part does its work once. */
import type { loadInstallation } from '../load-server';
import { type Finding, ok, problem, warning } from './finding';
import { systemNext } from './system-next';

export type Installation = Awaited<ReturnType<typeof loadInstallation>>;

const NAMES = ['drawing', 'fonts', 'encoding', 'sound'] as const;

/** For a part of the installation that is there and can't be loaded. */
export const loadProblem = (error: unknown): Finding => {
  const [why = ''] = (error as Error).message.split('\n');
  return problem(
    'local rendering',
    `@vid/server is installed, but can't be loaded: ${why}`,
    systemNext(why) ?? 'npm install @vid/server --force',
  );
};

const ffmpegNext = (isOrdered: boolean): string =>
  isOrdered
    ? 'correct VID_FFMPEG, or unset it to use another one'
    : 'npm install ffmpeg-static (or put ffmpeg on the PATH, or set VID_FFMPEG)';

/** Milliseconds for a sentence of one engine. */
const VOICE_MS = 20_000;

const NARRATION = ['narration', 'other languages'];

/** Who speaks English, who speaks the other languages, and Pico and Piper where voices of theirs are. */
export const checkNarration = async (
  installation: Installation,
  env: NodeJS.ProcessEnv = process.env,
): Promise<readonly Finding[]> => {
  if (installation === undefined) return [];
  const { tryEngine, tryPico, tryPiper } = installation;
  const pico = await tryPico(env['VID_PICO_VOICES'], VOICE_MS);
  const piper = await tryPiper(env['VID_PIPER_VOICES'], VOICE_MS);
  const tried = await Promise.all((['flite', 'espeak'] as const).map((engine) => tryEngine(engine, VOICE_MS)));
  const named = [
    ...tried.map((one, at) => [NARRATION[at] ?? '', one] as const),
    ...(pico ? [['Pico', pico] as const] : []),
    ...(piper ? [['Piper', piper] as const] : []),
  ];
  return named.map(([name, { state, detail, next }]): Finding => {
    if (state === 'works') return ok(name, detail);
    // A film is made without a voice, too.
    return warning(name, detail, next);
  });
};

export const checkRendering = async (installation: Installation): Promise<readonly Finding[]> => {
  if (installation === undefined)
    return [
      warning(
        'local rendering',
        '@vid/server is not installed, so --local and `vid server` are off',
        'npm install @vid/server',
      ),
    ];
  const { ffmpeg, findings } = await installation.findFfmpeg();
  const isOrdered = findings.some(({ place, outcome }) => place === 'VID_FFMPEG' && outcome !== 'absent');
  const looked = findings.filter(({ outcome }) => outcome !== 'skipped');
  const found =
    ffmpeg === undefined
      ? problem('ffmpeg', looked.map(({ place, detail }) => `${place}: ${detail}`).join('; '), ffmpegNext(isOrdered))
      : ok('ffmpeg', `${ffmpeg.version} (${ffmpeg.place})`);
  const tried = await installation.tryInstallation({ ffmpeg: ffmpeg?.path });
  return [
    found,
    ...NAMES.map((name): Finding => {
      const { state, detail, next = 'npm install @vid/server --force' } = tried[name];
      if (state === 'works') return ok(name, detail);
      if (state === 'untried') return warning(name, detail);
      return state === 'lacking' ? warning(name, detail, next) : problem(name, detail, systemNext(detail) ?? next);
    }),
  ];
};
