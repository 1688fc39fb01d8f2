/**
 * Finds an ffmpeg that answers, in four places: the variable VID_FFMPEG, the package ffmpeg-static, the PATH, and the
 * package @ffmpeg-installer/ffmpeg. VID_FFMPEG is an order, not a hint: when it is set and does not answer, the search
 * ends with an error that names it, because rendering with another binary than the one asked for would hide the mistake.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { RenderFailure } from '../../ports/renderer';
import { askVersion } from './ask-version';

/** The places, in the order in which they are looked at. */
export const FFMPEG_PLACES = ['VID_FFMPEG', 'ffmpeg-static', 'PATH', '@ffmpeg-installer/ffmpeg'] as const;
export type FfmpegPlace = (typeof FFMPEG_PLACES)[number];

export interface FfmpegFinding {
  readonly place: FfmpegPlace;
  /** The binary that was tried; undefined when the place names none. */
  readonly path?: string;
  /** `skipped`: a place before it had answered, or forbade looking further. */
  readonly outcome: 'answers' | 'absent' | 'broken' | 'skipped';
  /** What was found, in words. */
  readonly detail: string;
}

export interface FfmpegSearch {
  /** The one to use; undefined when none answered. */
  readonly ffmpeg?: { readonly path: string; readonly place: FfmpegPlace; readonly version: string };
  /** All four places. */
  readonly findings: readonly FfmpegFinding[];
}

/** What the search touches; tests hand in their own. */
export interface FfmpegProbes {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Path of the binary that a package names, or undefined when it is not installed. */
  packaged(place: 'ffmpeg-static' | '@ffmpeg-installer/ffmpeg'): string | undefined;
  exists(path: string): boolean;
  /** The version that the binary answers to `-version`; rejects when it does not. */
  version(path: string): Promise<string>;
}

const require = createRequire(import.meta.url);

const packagedPath: Record<'ffmpeg-static' | '@ffmpeg-installer/ffmpeg', () => unknown> = {
  'ffmpeg-static': () => require('ffmpeg-static') as unknown,
  '@ffmpeg-installer/ffmpeg': () => (require('@ffmpeg-installer/ffmpeg') as { readonly path?: unknown }).path,
};

const realProbes: FfmpegProbes = {
  env: process.env,
  packaged(place) {
    try {
      const path = packagedPath[place]();
      return typeof path === 'string' ? path : undefined;
    } catch {
      return undefined;
    }
  },
  exists: existsSync,
  version: (path) => askVersion(path),
};

interface Candidate {
  readonly path?: string;
  readonly absent: string;
  /** Whether the path must be a file; a bare command is looked up by the system. */
  readonly mustExist: boolean;
}

const candidateOf = (place: FfmpegPlace, probes: FfmpegProbes): Candidate => {
  switch (place) {
    case 'VID_FFMPEG': {
      const path = probes.env.VID_FFMPEG?.trim();
      return { ...(path ? { path } : {}), absent: 'not set', mustExist: false };
    }
    case 'PATH':
      return { path: 'ffmpeg', absent: 'no ffmpeg on the PATH', mustExist: false };
    case 'ffmpeg-static':
    case '@ffmpeg-installer/ffmpeg': {
      const path = probes.packaged(place);
      return { ...(path === undefined ? {} : { path }), absent: 'package not installed', mustExist: true };
    }
  }
};

/** Windows runs these in a shell only, where a path with an ampersand would be a command. */
const BATCH_FILE = /\.(?:cmd|bat)$/i;

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

async function look(place: FfmpegPlace, probes: FfmpegProbes): Promise<FfmpegFinding & { readonly version?: string }> {
  const { path, absent, mustExist } = candidateOf(place, probes);
  if (path === undefined) return { place, outcome: 'absent', detail: absent };
  if (mustExist && !probes.exists(path)) {
    return {
      place,
      path,
      outcome: 'broken',
      detail: `the package is installed, but its binary ${path} is not there (its download did not run)`,
    };
  }
  try {
    const version = await probes.version(path);
    return { place, path, version, outcome: 'answers', detail: `${path}, version ${version}` };
  } catch (error) {
    if (place === 'PATH' && isMissing(error)) return { place, outcome: 'absent', detail: absent };
    const why = BATCH_FILE.test(path)
      ? 'a batch file is no program; name the ffmpeg.exe that it starts'
      : isMissing(error)
        ? 'there is no such file'
        : error instanceof Error
          ? error.message.split('\n')[0]
          : String(error);
    return { place, path, outcome: 'broken', detail: `${path} does not answer: ${why}` };
  }
}

/** Looks at the four places in order and stops at the first that answers. For `vid doctor`, too. */
export async function findFfmpeg(probes: FfmpegProbes = realProbes): Promise<FfmpegSearch> {
  const findings: FfmpegFinding[] = [];
  let found: FfmpegSearch['ffmpeg'];
  let closed: string | undefined;
  for (const place of FFMPEG_PLACES) {
    if (closed !== undefined) {
      findings.push({ place, outcome: 'skipped', detail: closed });
      continue;
    }
    const { version, ...finding } = await look(place, probes);
    findings.push(finding);
    if (version !== undefined && finding.path !== undefined) {
      found = { path: finding.path, place, version };
      closed = `not looked at: ${place} answered`;
    } else if (place === 'VID_FFMPEG' && finding.outcome === 'broken') {
      closed = 'not looked at: VID_FFMPEG is set, and only it counts then';
    }
  }
  return { ...(found === undefined ? {} : { ffmpeg: found }), findings };
}

/** The failure of a search that found nothing: names all four places and what was there. */
export function ffmpegMissing({ findings }: FfmpegSearch): RenderFailure {
  const list = findings.map(({ place, detail }) => `${place}: ${detail}`).join('; ');
  const order = findings.find(({ place, outcome }) => place === 'VID_FFMPEG' && outcome === 'broken');
  const next =
    order === undefined
      ? 'Install ffmpeg so that it is on the PATH, or set VID_FFMPEG to a binary.'
      : 'Correct VID_FFMPEG, or unset it to use another one.';
  return new RenderFailure(
    'ffmpeg-missing',
    `Rendering needs ffmpeg, and none of the four places has one that answers. ${list}. ${next}`,
  );
}
