/**
 * Both picture sets as one file of compressed bodies each, and an index of where each body lies. Skin tones are left out,
 * but for three of those persons who present something. What both sets lack and films need is drawn here (`drawings`).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import type { PictureIndex, Place, SetIndex } from '../src/artwork/picture-index';
import { DRAWINGS } from './drawings';
import { fileOf } from './packages';

interface Icons {
  readonly icons: Readonly<
    Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>
  >;
  readonly aliases?: Readonly<Record<string, { readonly parent: string; readonly hFlip?: boolean }>>;
  readonly width?: number;
  readonly height?: number;
}

const readIcons = (set: 'fluent' | 'noto'): Icons =>
  JSON.parse(readFileSync(fileOf(set, 'icons.json'), 'utf8')) as Icons;

const FLUENT_TONE = /-(?:medium-light|medium-dark|light|medium|dark)$/;
const KEPT_TONE =
  /^(?:man|woman)-.*(?<!-medium)-(?:light|medium|dark)$|^(?:man|woman|girl|boy|child|old-man|old-woman)-(?:light|medium|dark)$/;

/** Whether a name of Fluent is a skin tone of another picture. */
const isTone = (name: string, icons: Icons['icons']): boolean => {
  for (let base = name; FLUENT_TONE.test(base); ) {
    base = base.replace(FLUENT_TONE, '');
    if (icons[base] !== undefined || icons[`person-${base}`] !== undefined) return true;
  }
  return false;
};

const UNWANTED = {
  fluent: (name: string, { icons }: Icons): boolean => isTone(name, icons) && !KEPT_TONE.test(name),
  noto: (name: string): boolean => /skin-tone|-tone[1-5]$/.test(name),
};

const writeSet = (folder: string, set: 'fluent' | 'noto', icons: Icons): SetIndex => {
  const bodies: Buffer[] = [];
  const at: Record<string, Place> = {};
  const side = icons.width ?? 128;
  let offset = 0;
  const add = (name: string, body: string, width = side, height = side): void => {
    const packed = deflateRawSync(body, { level: 7 });
    at[name] = width === side && height === side ? [offset, packed.length] : [offset, packed.length, width, height];
    bodies.push(packed);
    offset += packed.length;
  };
  for (const [name, { body, width, height }] of Object.entries(icons.icons)) {
    if (UNWANTED[set](name, icons)) continue;
    add(name, body, width, height);
  }
  for (const [name, { parent, hFlip }] of Object.entries(icons.aliases ?? {})) {
    const place = at[parent];
    if (place === undefined || at[name] !== undefined) continue;
    if (hFlip === true) add(name, `<g transform="matrix(-1 0 0 1 ${side} 0)">${icons.icons[parent]?.body ?? ''}</g>`);
    else at[name] = place;
  }
  if (set === 'fluent') for (const [name, body] of Object.entries(DRAWINGS)) add(name, body);
  writeFileSync(join(folder, `${set}.bin`), Buffer.concat(bodies));
  return { side, at };
};

export function writePictures(folder: string): void {
  const index: PictureIndex = {
    fluent: writeSet(folder, 'fluent', readIcons('fluent')),
    noto: writeSet(folder, 'noto', readIcons('noto')),
  };
  writeFileSync(join(folder, 'pictures.json'), JSON.stringify(index));
}
