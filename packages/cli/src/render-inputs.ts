/** The files that a render reads, so that nothing is written over them. */
import { fileURLToPath } from 'node:url';
import type { Input } from './output/input-at';

/** Flags by their names here, and what each names. */
const NAMED: Readonly<Record<string, string>> = {
  voiceFile: 'the voice file',
  music: 'the music',
  scenePlan: 'the plan',
  request: 'the request',
  briefFile: 'the brief',
  artwork: 'in the folder of artwork',
};

const clipsOf = (plan: unknown): readonly string[] =>
  (Array.isArray(plan) ? (plan as unknown[]) : []).flatMap((scene) => {
    const url = typeof scene === 'object' && scene !== null && 'video_url' in scene ? scene.video_url : undefined;
    if (typeof url !== 'string' || !/^file:/i.test(url)) return [];
    try {
      return [fileURLToPath(url)];
    } catch {
      // What is no address of a file is refused elsewhere.
      return [];
    }
  });

/** The flags, and the request with addresses in place of paths of clips; `-` is stdin. */
export const inputsOfRender = (
  flags: Readonly<Record<string, unknown>>,
  request: Readonly<Record<string, unknown>>,
  env: NodeJS.ProcessEnv = process.env,
): readonly Input[] => {
  const given: Readonly<Record<string, unknown>> = { ...flags, music: flags['music'] ?? env['VID_MUSIC']?.trim() };
  const named = Object.entries(NAMED).flatMap(([name, what]) => {
    const path = given[name];
    return typeof path === 'string' && path !== '' && path !== '-' ? [{ path, what }] : [];
  });
  const brief = flags['brief'];
  const at = typeof brief === 'string' && brief.startsWith('@') ? [{ path: brief.slice(1), what: 'the brief' }] : [];
  return [...named, ...at, ...clipsOf(request['scene_plan']).map((path) => ({ path, what: 'a clip of the film' }))];
};
