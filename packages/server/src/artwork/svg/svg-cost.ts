/** What drawing an SVG would take: its elements as often as they are drawn, and how many of them take a layer. */
import type { SvgNode } from './parse-svg';

const REFERENCES = /url\(\s*["']?#([^()"'\s]+)["']?\s*\)/g;
const MOST_DRAWN = 50_000;
const MOST_LAYERS = 400;
/** Characters of a path or a text that take as long as a shape. */
const CHARACTERS = 40;
/** Elements within one another, those that are drawn by name counted in. */
const DEEPEST = 500;
/** What makes the renderer draw an element on a layer of its own. */
const LAYERED = ['filter', 'mask', 'opacity', 'mix-blend-mode'];

interface Cost {
  readonly drawn: number;
  readonly layers: number;
}

/** An element by itself: a shape for so much of its outline, a layer for what blends it, or for a step of a filter. */
const ownCost = ({ name, attributes, text }: SvgNode): Cost => ({
  drawn: 1 + ((attributes.get('d') ?? attributes.get('points') ?? '').length + text.length) / CHARACTERS,
  layers: Number(name.startsWith('fe') || LAYERED.some((each) => attributes.has(each))),
});

/** Ids that an element draws or paints with. */
const referencesOf = ({ attributes }: SvgNode): string[] =>
  [...attributes].flatMap(([name, value]) =>
    name === 'href'
      ? value.startsWith('#')
        ? [value.slice(1)]
        : []
      : [...value.matchAll(REFERENCES)].map(([, id = '']) => id),
  );

/** A problem as the end of a sentence about the file, or undefined when it can be drawn in reasonable time. */
export function costProblem(root: SvgNode): string | undefined {
  const byId = new Map<string, SvgNode>();
  const collect = (node: SvgNode): void => {
    const id = node.attributes.get('id');
    if (id !== undefined && !byId.has(id)) byId.set(id, node);
    node.children.forEach(collect);
  };
  collect(root);
  const known = new Map<SvgNode, Cost>();
  const under = new Set<SvgNode>();
  const costOf = (node: SvgNode): Cost => {
    if (under.size > DEEPEST) throw new Error('draws parts within parts without end');
    const before = known.get(node);
    if (before !== undefined) return before;
    if (under.has(node)) throw new Error('draws itself within itself');
    under.add(node);
    const referred = referencesOf(node).flatMap((id) => byId.get(id) ?? []);
    const parts = [...node.children, ...referred].map(costOf);
    under.delete(node);
    const sum = (of: keyof Cost): number => parts.reduce((total, part) => total + part[of], 0);
    const own = ownCost(node);
    const cost = { drawn: own.drawn + sum('drawn'), layers: own.layers + sum('layers') };
    known.set(node, cost);
    return cost;
  };
  try {
    const { drawn, layers } = costOf(root);
    if (drawn > MOST_DRAWN) return `draws too many shapes (${Math.round(drawn)}, at most ${MOST_DRAWN})`;
    return layers > MOST_LAYERS
      ? `has too many filters, masks and layers (${layers}, at most ${MOST_LAYERS})`
      : undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
