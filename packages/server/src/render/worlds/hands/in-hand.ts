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

/** What is drawn where nothing else is asked for. */
const USUAL = 'cinematic';

/** A mascot plays the scenes that are written for one; unknown styles are the usual one, which a route may have its own for. */
export const styleOf = ({ scene, artStyle, act }: SceneInput): Style => {
  if (/^(?:mascot|gag)$/u.test(scene.role ?? '')) return 'mascot';
  return isStyle(artStyle) && artStyle !== USUAL ? artStyle : (act?.hand ?? USUAL);
};

export const inHand = (style: Style, drawn: Drawn): readonly Layer[] => HANDS[style](drawn);
