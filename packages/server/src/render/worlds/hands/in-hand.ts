/** A world in the hand of an art style: each is told at a glance. */
import type { ART_STYLES } from '@vid/sdk/contract';
import type { Layer } from '../../film/film';
import type { SceneInput } from '../../scenes/scene-input';
import type { Drawn } from './drawn';
import { withMascot } from './mascot';
import { stopMotion } from './stop-motion';
import { watercolour } from './watercolour';
import { whimsy } from './whimsy';

type Style = (typeof ART_STYLES)[number];

const HANDS: Record<Style, (drawn: Drawn) => readonly Layer[]> = {
  cinematic: ({ layers }) => layers,
  stop_motion: ({ layers, setting }) => stopMotion(layers, setting),
  mascot: withMascot,
  watercolour: ({ layers, setting }) => watercolour(layers, setting),
  whimsy_3d: ({ layers, setting }) => whimsy(layers, setting),
};

const isStyle = (style: string): style is Style => Object.hasOwn(HANDS, style);

/** A mascot plays the scenes that are written for one; unknown styles are `cinematic`. */
export const styleOf = ({ scene, artStyle }: SceneInput): Style => {
  if (/^(?:mascot|gag)$/u.test(scene.role ?? '')) return 'mascot';
  return isStyle(artStyle) ? artStyle : 'cinematic';
};

export const inHand = (style: Style, drawn: Drawn): readonly Layer[] => HANDS[style](drawn);
