/** The tables of a scene: its members, as the contract has them, and what each type shows here. */
import { SCENE_TYPES, type SceneType, sceneSchema } from '@vid/sdk/contract';
import * as z from 'zod';
import { code, table } from './table';

interface Member {
  readonly type?: string;
  readonly description?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, Member>>;
}

const range = (from: number | undefined, to: number | undefined, unit: string): string =>
  to === undefined ? '' : from === undefined ? `, up to ${to}${unit}` : `, ${from} to ${to}${unit}`;

const takes = (name: string, { type, enum: values, minLength, maxLength, minimum, maximum }: Member): string => {
  if (values !== undefined) return values.map(code).join(', ');
  if (name === 'video_url') return 'a public http(s) URL';
  if (name === 'ref_image_url') return 'a public http(s) URL, or a data URI';
  if (type === 'object') return 'object';
  if (type === 'number') return `number${range(minimum, maximum, '')}`;
  return `text${range(minLength, maxLength, ' characters')}`;
};

export const sceneMembers = (): string => {
  const { properties = {} } = z.toJSONSchema(sceneSchema, { io: 'input', unrepresentable: 'any' }) as Member;
  const rows = Object.entries(properties).flatMap(([name, member]) => [
    [code(name), takes(name, member), member.description ?? ''],
    ...Object.entries(member.properties ?? {}).map(([inner, own]) => [
      code(`${name}.${inner}`),
      takes(inner, own),
      own.description ?? '',
    ]),
  ]);
  return table(['Member', 'Takes', 'Is'], rows);
};

const SHOWS: Readonly<Record<SceneType, readonly [prompt: string, script: string, shows: string]>> = {
  motion: [
    'the words on screen, a line each',
    'said over them',
    'type, numbers, lists and steps, or an [act](acts.md) that is named as `motion.beat`',
  ],
  t2v_fast: ['what the camera sees', 'said, and written at the foot', 'a place with its subject'],
  i2v_fast: [
    'what the picture shows',
    'said, and written beside it',
    '`ref_image_url`, else the product photo, from near and whole',
  ],
  s2v: [
    'where somebody is, and who',
    'what they say',
    'a [presenter](presenters.md): `ref_image_url`, else `avatar_preset_id`, else somebody who fits; silent without a script',
  ],
  walk_talk: ['where somebody walks, and who', 'what they say', 'the same, walking'],
  footage: ['what the clip shows', 'said over it', 'the clip of `video_url`'],
};

export const sceneTypes = (): string =>
  table(
    ['Type', 'Its prompt is', 'Its script is', 'Shows, on this server'],
    SCENE_TYPES.map((type) => [code(type), ...SHOWS[type]]),
  );
