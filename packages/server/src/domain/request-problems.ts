/**
 * The server's own rules about a render request, beyond what the specification states: scene members that belong to
 * another type, forms of colours and language codes, media that nobody could fetch. Clients warn about them.
 */
import { isDataUri, type Problem, type RenderRequestBody } from '@vid/sdk/contract';

/** Judges the media URL at a dotted path: a message when it can't be used. */
export type JudgeMedia = (path: string, url: string, accept: 'image' | 'video') => string | undefined;

/** Bytes of one file of media, wherever it comes from. */
export const MAX_MEDIA_BYTES = { image: 25 * 1024 ** 2, video: 500 * 1024 ** 2 } as const;

/** Characters of what a scene says for which the specification names no limit: its role, and all of its motion. */
const MOST_CHARACTERS = 100_000;
const TOO_LONG = `must have at most ${MOST_CHARACTERS} characters`;

const COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const LANGUAGE = /^[a-z0-9-]+$/i;

type Loose = Readonly<Record<string, unknown>>;

const asObject = (value: unknown): Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : {};
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
const isText = (value: unknown): value is string => typeof value === 'string';
/** Characters of all texts and names in a value, which has few of them: a body is bounded in how many it has. */
const charactersIn = (value: unknown): number => {
  if (isText(value)) return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value).reduce((sum, [name, member]) => sum + name.length + charactersIn(member), 0);
};

const sceneProblems = (scene: Loose, path: string, judge: JudgeMedia): readonly Problem[] => {
  const problems: Problem[] = [];
  const add = (member: string, message: string) => problems.push({ path: `${path}.${member}`, message });
  const { type, role, motion, ref_image_url: image, video_url: clip } = scene;
  if (type === undefined) add('type', 'is required');
  if (type === 'footage' && clip === undefined) add('video_url', 'is required for a footage scene');
  if (isText(type) && type !== 'motion' && motion !== undefined) add('motion', 'belongs to motion scenes only');
  if (isText(type) && type !== 'footage' && clip !== undefined) add('video_url', 'belongs to footage scenes only');
  if (isText(role) && role.length > MOST_CHARACTERS) add('role', TOO_LONG);
  if (charactersIn(motion) > MOST_CHARACTERS) add('motion', TOO_LONG);
  for (const [member, url, accept] of [
    ['ref_image_url', image, 'image'],
    ['video_url', clip, 'video'],
  ] as const) {
    if (!isText(url)) continue;
    const problem = judge(`${path}.${member}`, url, accept);
    if (problem !== undefined) add(member, problem);
  }
  return problems;
};

/**
 * Every problem of a request's body. It takes the body as it came, whether or not it has the contract's shape, so that
 * one answer can name the problems of both kinds; members of another type than expected are the contract's business.
 */
export const requestProblems = (body: unknown, judge: JudgeMedia): readonly Problem[] => {
  const request = asObject(body);
  const problems: Problem[] = [];
  if (isText(request.language) && !LANGUAGE.test(request.language))
    problems.push({ path: 'language', message: 'must be a language code of letters, digits and hyphens, such as en' });
  asList(request.brand_colors).forEach((color, index) => {
    if (!isText(color) || COLOR.test(color)) return;
    problems.push({ path: `brand_colors.${index}`, message: 'must be a hex colour: #rgb, #rrggbb or #rrggbbaa' });
  });
  for (const member of ['brand_logo_url', 'product_image_url'] as const) {
    const url = request[member];
    const message = isText(url) ? judge(member, url, 'image') : undefined;
    if (message !== undefined) problems.push({ path: member, message });
  }
  asList(request.scene_plan).forEach((scene, index) => {
    problems.push(...sceneProblems(asObject(scene), `scene_plan.${index}`, judge));
  });
  return problems;
};

/** Media of a request by kind, each URL once. */
export const mediaOf = (
  request: RenderRequestBody,
): readonly { readonly url: string; readonly accept: 'image' | 'video' }[] => {
  const images = [
    request.brand_enabled === false ? undefined : request.brand_logo_url,
    request.product_enabled === false ? undefined : request.product_image_url,
    ...(request.scene_plan ?? []).map((scene) => scene.ref_image_url),
  ];
  const clips = (request.scene_plan ?? []).map((scene) => scene.video_url);
  const list = (urls: readonly (string | undefined)[], accept: 'image' | 'video') =>
    [...new Set(urls)].flatMap((url) => (url === undefined ? [] : [{ url, accept }]));
  return [...list(images, 'image'), ...list(clips, 'video')];
};

/** A URL as it may be shown: what a data URI holds is nobody's business. */
export const shownUrl = (url: string): string => (isDataUri(url) ? `${url.slice(0, url.indexOf(',') + 1)}…` : url);
