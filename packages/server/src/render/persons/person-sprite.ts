/** A person as sprites that lie on one another, each no larger than what is seen of it. */
import type { ArmSprite } from './arm-sprite';
import { type Part, paintPart } from './paint-part';
import { boundsOfAll, type Eye, PARTS, type PartName, type SplitPerson, splitPerson } from './split-person';

/** Where the head's own picture lies in that of the body. */
export interface HeadPlace {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Eyes, mouth and all parts of the head are in units of the head's picture. */
export interface PersonSprite extends Pick<SplitPerson, 'eyes' | 'mouth' | 'iris'> {
  readonly parts: Readonly<Partial<Record<PartName, Part>>>;
  readonly place: HeadPlace;
  /** The colour of the lid of each eye. */
  readonly lids: readonly [string, string];
  /** What comes up beside the body; undefined where hands are busy. */
  readonly arm?: ArmSprite;
}

/** Of which pictures a person is made. */
export interface PersonPictures {
  readonly body: string;
  /** Another head, which has a picture of its own. */
  readonly head?: string | undefined;
  /** Whether the body's picture holds something beside itself. */
  readonly holds?: boolean | undefined;
}

const middleOf = ([one, other]: readonly [Eye, Eye]) => {
  const at = ({ bounds }: Eye) => ({ x: (bounds.left + bounds.right) / 2, y: (bounds.top + bounds.bottom) / 2 });
  const [first, second] = [at(one), at(other)];
  return {
    x: (first.x + second.x) / 2,
    y: (first.y + second.y) / 2,
    apart: Math.hypot(first.x - second.x, first.y - second.y),
  };
};

const OWN_HEAD: HeadPlace = { x: 0, y: 0, scale: 1 };

/** The eyes of the one where those of the other are. */
const placeOn = (body: SplitPerson, head: SplitPerson): HeadPlace => {
  const [to, from] = [middleOf(body.eyes), middleOf(head.eyes)];
  const scale = to.apart / from.apart;
  return { scale, x: to.x - from.x * scale, y: to.y - from.y * scale };
};

const OF_HEAD: ReadonlySet<PartName> = new Set(['back', 'head', 'brows']);
export const isOfHead = (part: PartName): boolean => OF_HEAD.has(part);

/** `pixels`: of a side. Undefined when it can't be split. */
export async function personSprite(pictures: PersonPictures, pixels: number): Promise<PersonSprite | undefined> {
  const body = splitPerson(pictures.body, pictures.holds === true ? 'holding' : 'bust');
  const head = pictures.head === undefined ? body : splitPerson(pictures.head, 'head');
  if (body === undefined || head === undefined) return undefined;
  const place = head === body ? OWN_HEAD : placeOn(body, head);
  const parts: Partial<Record<PartName, Part>> = {};
  for (const name of PARTS) {
    const [from, side] = isOfHead(name) ? [head, Math.round(pixels * place.scale)] : [body, pixels];
    const part = await paintPart(from[name], from.defs, side, undefined, boundsOfAll(from[name]));
    if (part !== undefined) parts[name] = part;
  }
  const skin = parts.head;
  if (skin === undefined) return undefined;
  const perUnit = skin.canvas.width / skin.width;
  const context = skin.canvas.getContext('2d');
  const lid = ({ bounds }: Eye): string => {
    // Of the cheek: above an eye there may be a hat.
    const under = bounds.bottom + (bounds.right - bounds.left) * 0.42;
    const [x, y] = [(bounds.left + bounds.right) / 2 - skin.x, under - skin.y].map((unit) =>
      Math.floor(unit * perUnit),
    ) as [number, number];
    const [r = 0, g = 0, b = 0] = context.getImageData(x, y, 1, 1).data;
    return `rgb(${r},${g},${b})`;
  };
  const { eyes, mouth, iris } = head;
  return { parts, place, eyes, mouth, iris, lids: [lid(eyes[0]), lid(eyes[1])] };
}
