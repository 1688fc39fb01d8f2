/** A slot is a place in a format's story: what the scene is for and how it looks. */
import type { ThoughtKind } from '../reading/thought';

/** Layouts of motion scenes. */
export const BEATS = ['hook', 'cta', 'stat', 'list', 'steps', 'quote', 'logo', 'comparison', 'title', 'body'] as const;
export type Beat = (typeof BEATS)[number];

/**
 * A beat; or a picture: `shot` is generated (or starts from the product photo when there is one), `product` shows the
 * product, `presenter` and `walk` show a talking face. `product/body` shows the product only when its photo was sent
 * and is the beat `body` otherwise; `presenter/body` likewise with the face.
 */
export type Look = Beat | 'shot' | 'product' | 'presenter' | 'walk' | `product/${Beat}` | `presenter/${Beat}`;

/** Whether a scene of it is told by a face. */
export const isFace = (look: Look): boolean => look === 'presenter' || look === 'walk';

export interface Slot {
  readonly role: string;
  readonly look: Look;
  /** A plan of n scenes uses the slots of rank 1 to n, in the order of the table. */
  readonly rank: number;
}

/** A format's story: twelve slots in their order on screen. */
export type Structure = readonly Slot[];

/** What each role would like to say; roles that are not listed take the brief as it comes. */
export const ROLE_WANTS: Readonly<Record<string, readonly ThoughtKind[]>> = {
  hook: ['headline', 'question'],
  question: ['question', 'headline'],
  'scroll-stop': ['headline', 'question'],
  problem: ['question'],
  offer: ['offer', 'price'],
  deal: ['offer', 'price'],
  price: ['price', 'offer'],
  proof: ['figure', 'quote'],
  number: ['figure', 'price'],
  result: ['figure'],
  praise: ['quote'],
  testimony: ['quote'],
  features: ['list', 'steps'],
  contents: ['list', 'steps'],
  menu: ['list', 'steps'],
  steps: ['steps', 'list'],
  how: ['steps', 'list'],
  when: ['time'],
  where: ['place'],
  place: ['place'],
  check: ['check'],
  why: ['reason'],
};
