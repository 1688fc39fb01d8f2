/** Reads the body of a render request: every problem at once, or the request with its defaults and its magic words. */
import {
  ART_STYLES,
  type Aspect,
  DEFAULTS,
  fits,
  type Kind,
  type Quality,
  type RenderRequestBody,
  renderRequestSchema,
  validate,
} from '@vid/sdk/contract';
import { type BodyReading, type BodyRefusal, invalid } from '../domain/body-reading';
import { type Magic, readMagic } from '../domain/magic-words';
import { upscalesByDefault } from '../domain/pricing';
import { type JudgeMedia, MAX_MEDIA_BYTES, requestProblems } from '../domain/request-problems';
import type { Dialer, MediaKind } from '../ports/dialer';
import { setLocalFilesAside } from './local-files';

/** A body as the door received it. */
export type ReceivedBody =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'refused'; readonly refusal: BodyRefusal };

/** A valid request, with the defaults of the specification filled in. */
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

export interface RenderReading {
  readonly body: BodyReading;
  readonly request?: ReadRequest;
  readonly magic?: Magic;
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

/** Judges one media URL: a message when it can't be used. */
const createJudge =
  (dialer: Pick<Dialer, 'judge' | 'judgeMedia'>, isLocal: (url: string) => boolean) =>
  async (url: string, accept: MediaKind): Promise<string | undefined> => {
    if (isLocal(url)) return undefined;
    const verdict =
      accept === 'image'
        ? await dialer.judgeMedia(url, { accept, maxBytes: MAX_MEDIA_BYTES.image })
        : dialer.judge(url);
    // A sentence that others read alone; `; ` stands between the problems of a `detail`.
    return verdict.ok ? undefined : verdict.message.replaceAll('; ', ', ');
  };

/** Judges every media URL that the rules will ask about: they decide at once, judging may take several turns. */
const judgedFirst = async (
  body: unknown,
  judge: (url: string, accept: MediaKind) => Promise<string | undefined>,
): Promise<JudgeMedia> => {
  const asked = { image: new Map<string, string | undefined>(), video: new Map<string, string | undefined>() };
  requestProblems(body, (url, accept, maxCharacters) => {
    // One that is too long is the contract's to refuse, and need not be unpacked for that.
    if (fits(url, maxCharacters)) asked[accept].set(url, undefined);
    return undefined;
  });
  for (const accept of ['image', 'video'] as const)
    for (const url of asked[accept].keys()) asked[accept].set(url, await judge(url, accept));
  return (url, accept) => asked[accept].get(url);
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
  const judge = createJudge(dialer, aside?.isLocal ?? (() => false));
  const own = requestProblems(value, await judgedFirst(value, judge));
  const problems = [...found, ...own.filter(({ path }) => !known.has(path))];
  if (!validation.ok || problems.length > 0) return { body: invalid(problems) };

  const request = withDefaults(aside?.reveal(validation.value) ?? validation.value);
  const planned = request.scene_plan === undefined;
  const magic = readMagic(planned ? [request.brief ?? ''] : (request.scene_plan ?? []).map(({ prompt }) => prompt));
  const form = planned ? 'brief' : 'scene_plan';
  return { body: { ok: true, form, facts: request, magic }, request, magic };
};
