/**
 * What the specification does not forbid and the caller probably does not mean: members that nobody knows, that have no
 * effect here, or that a service may refuse. All of it warnings.
 */

import { ART_STYLES, isDataUri, PLANNING_FIELDS, renderRequestFields, SCENE_TYPES, sceneSchema } from '../contract';
import type { RequestProblem } from '../errors/invalid-request-error';
import { isMembers } from '../options/is-members';
import { whyNotPublic } from './private-host';

type Members = Readonly<Record<string, unknown>>;

const HEX_COLOUR = /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const LANGUAGE = /^[a-z0-9-]+$/i;
const IMAGE_URI = /^data:image\//i;

const unknownMembers = (members: Members, known: object, at: string): readonly RequestProblem[] =>
  Object.keys(members)
    .filter((name) => !Object.hasOwn(known, name))
    .map((name) => ({
      path: `${at}${name}`,
      message: 'is not a member that the specification shows; it may be ignored',
    }));

/** Warnings about members that nobody knows, in a request as it is on the wire. */
export const unknownMemberWarnings = (wire: Members): readonly RequestProblem[] => {
  const plan = wire['scene_plan'];
  return [
    ...unknownMembers(wire, renderRequestFields, ''),
    ...(Array.isArray(plan)
      ? (plan as readonly unknown[]).flatMap((scene, index) =>
          isMembers(scene) ? unknownMembers(scene, sceneSchema.shape, `scene_plan.${index}.`) : [],
        )
      : []),
  ];
};

const colourWarnings = (colours: unknown): readonly RequestProblem[] =>
  (Array.isArray(colours) ? (colours as readonly unknown[]) : []).flatMap((colour, index) =>
    typeof colour === 'string' && !HEX_COLOUR.test(colour)
      ? [{ path: `brand_colors.${index}`, message: 'is not a hex colour such as #1a2b3c and may be refused' }]
      : [],
  );

const imageWarnings = (members: Members, names: readonly string[], at: string): readonly RequestProblem[] =>
  names
    .filter((name) => {
      const value = members[name];
      return typeof value === 'string' && isDataUri(value) && !IMAGE_URI.test(value);
    })
    .map((name) => ({
      path: `${at}${name}`,
      message: 'is a data URI of something other than an image and may be refused',
    }));

const hostWarnings = (members: Members, names: readonly string[], at: string): readonly RequestProblem[] =>
  names.flatMap((name) => {
    const value = members[name];
    const why = typeof value === 'string' && !isDataUri(value) ? whyNotPublic(value) : undefined;
    return why === undefined
      ? []
      : [{ path: `${at}${name}`, message: `${why}; the service may refuse or never reach it` }];
  });

const sceneWarnings = (scene: unknown, index: number): readonly RequestProblem[] => {
  if (!isMembers(scene)) return [];
  const at = `scene_plan.${index}.`;
  const { type } = scene;
  const warn = (name: string, message: string): RequestProblem => ({ path: `${at}${name}`, message });
  return [
    ...imageWarnings(scene, ['ref_image_url'], at),
    ...hostWarnings(scene, ['ref_image_url', 'video_url'], at),
    ...(type === undefined
      ? [warn('type', `is missing and may be refused; use one of ${SCENE_TYPES.join(', ')}`)]
      : []),
    ...(type === 'footage' && scene['video_url'] === undefined
      ? [warn('video_url', 'is missing: a footage scene has no clip to play and may be refused')]
      : []),
    ...(type !== 'footage' && scene['video_url'] !== undefined
      ? [warn('video_url', 'is for footage scenes only and may be refused')]
      : []),
    ...(type !== 'motion' && scene['motion'] !== undefined
      ? [warn('motion', 'is for motion scenes only and may be refused')]
      : []),
  ];
};

/** Warnings about a request as it is on the wire. */
export const usageWarnings = (wire: Members): readonly RequestProblem[] => {
  const { scene_plan: plan, language, art_style: style } = wire;
  return [
    ...unknownMemberWarnings(wire),
    ...colourWarnings(wire['brand_colors']),
    ...imageWarnings(wire, ['brand_logo_url', 'product_image_url'], ''),
    ...hostWarnings(wire, ['brand_logo_url', 'product_image_url'], ''),
    ...(wire['brand_colors'] !== undefined && wire['brand_logo_url'] === undefined
      ? [{ path: 'brand_colors', message: 'are used together with brand_logo_url only' }]
      : []),
    ...(typeof language === 'string' && !LANGUAGE.test(language)
      ? [{ path: 'language', message: 'is not a language code such as en or pt-BR and may be refused' }]
      : []),
    ...(typeof style === 'string' && !(ART_STYLES as readonly string[]).includes(style)
      ? [{ path: 'art_style', message: `is not known and is read as cinematic; known are ${ART_STYLES.join(', ')}` }]
      : []),
    ...(plan === undefined ? [] : PLANNING_FIELDS.filter((name) => wire[name] !== undefined)).map((name) => ({
      path: name,
      message: 'is for planning from a brief; with a scene_plan it has no effect',
    })),
    ...(Array.isArray(plan) ? (plan as readonly unknown[]).flatMap(sceneWarnings) : []),
  ];
};
