/** Reads the body of a render request: every problem at once, or the request with its defaults and its magic words. */
import {
  ART_STYLES,
  type Aspect,
  DEFAULTS,
  type Kind,
  type Quality,
  type RenderRequestBody,
  renderRequestSchema,
  validate,
} from '@vid/sdk/contract';
import { type BodyReading, type BodyRefusal, invalid } from '../domain/body-reading';
import { type Magic, readMagic } from '../domain/magic-words';
import { upscalesByDefault } from '../domain/pricing';
import { requestProblems } from '../domain/request-problems';
import type { Dialer } from '../ports/dialer';
import { judgeMedia } from './judge-media';
import { setLocalFilesAside } from './local-files';

/** A body as the door received it. */
export type ReceivedBody =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'refused'; readonly refusal: BodyRefusal };

/** A valid request, with the defaults of the specification filled in, and names of kept files in the place of data URIs. */
export type ReadRequest = RenderRequestBody & {
  readonly kind: Kind;
  readonly duration_sec: number;
  readonly narrator: boolean;
  readonly language: string;
  readonly quality: Quality;
  readonly aspect: Aspect;
  readonly art_style: string;
  readonly upscale: boolean;
};

/** What a valid request asks for. */
export interface Valid {
  readonly request: ReadRequest;
  readonly magic: Magic;
  /** What it brought within itself: bytes by the name that it has for them. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

export interface RenderReading {
  readonly body: BodyReading;
  readonly valid?: Valid;
}

const withDefaults = (request: RenderRequestBody): ReadRequest => {
  const kind = request.kind ?? DEFAULTS.kind;
  const quality = request.quality ?? DEFAULTS.quality;
  const knownStyle = (ART_STYLES as readonly string[]).includes(request.art_style ?? '');
  return {
    ...request,
    kind,
    quality,
    duration_sec: request.duration_sec ?? DEFAULTS.durationSec[kind],
    narrator: request.narrator ?? DEFAULTS.narrator,
    language: request.language ?? DEFAULTS.language,
    aspect: request.aspect ?? DEFAULTS.aspect,
    art_style: knownStyle && request.art_style !== undefined ? request.art_style : DEFAULTS.artStyle,
    upscale: request.upscale ?? upscalesByDefault(quality, request.route),
  };
};

/** `localFiles`: whether `file:` URLs may stand for media in this request. */
export const readRenderRequest = async (
  received: ReceivedBody,
  dialer: Pick<Dialer, 'judge' | 'judgeMedia'>,
  localFiles: boolean,
): Promise<RenderReading> => {
  if (received.kind === 'refused') return { body: { ok: false, refusal: received.refusal } };
  const aside = localFiles ? setLocalFilesAside(received.value) : undefined;
  const value = aside?.body ?? received.value;
  const validation = validate(renderRequestSchema, value);
  const found = validation.ok ? [] : validation.problems;
  const known = new Set(found.map(({ path }) => path));
  // What the contract refuses is not unpacked as well.
  const skip = (path: string, url: string): boolean => known.has(path) || aside?.isLocal(url) === true;
  const media = await judgeMedia(value, dialer, skip);
  const own = requestProblems(value, media.problemAt);
  const problems = [...found, ...own.filter(({ path }) => !known.has(path))];
  if (!validation.ok || problems.length > 0) return { body: invalid(problems) };

  const short = media.shorten(validation.value);
  const request = withDefaults(aside?.reveal(short) ?? short);
  const planned = request.scene_plan === undefined;
  const magic = readMagic(planned ? [request.brief ?? ''] : (request.scene_plan ?? []).map(({ prompt }) => prompt));
  const form = planned ? 'brief' : 'scene_plan';
  return { body: { ok: true, form, facts: request, magic }, valid: { request, magic, files: media.files } };
};
