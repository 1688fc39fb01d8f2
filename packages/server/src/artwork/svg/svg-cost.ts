/** What drawing an SVG would take: its elements as often as they are drawn, and how many of them take a layer. */
import type { SvgNode } from './parse-svg';

const REFERENCES = /url\(\s*["']?#([^)"'\s]+)["']?\s*\)/g;
const MOST_DRAWN = 50_000;
const MOST_LAYERS = 400;
/** What makes the renderer draw an element on a layer of its own. */
const LAYERED = ['filter', 'mask', 'opacity', 'mix-blend-mode'];

interface Cost {
  readonly drawn: number;
  readonly layers: number;
}

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
    const before = known.get(node);
    if (before !== undefined) return before;
    if (under.has(node)) throw new Error('draws itself within itself');
    under.add(node);
    const referred = referencesOf(node).flatMap((id) => byId.get(id) ?? []);
    const parts = [...node.children, ...referred].map(costOf);
    under.delete(node);
    const sum = (of: keyof Cost): number => parts.reduce((total, part) => total + part[of], 0);
    const cost = {
      drawn: 1 + sum('drawn'),
      layers: Number(LAYERED.some((name) => node.attributes.has(name))) + sum('layers'),
    };
    known.set(node, cost);
    return cost;
  };
  try {
    const { drawn, layers } = costOf(root);
    if (drawn > MOST_DRAWN) return `draws too many shapes (${drawn}, at most ${MOST_DRAWN})`;
    return layers > MOST_LAYERS
      ? `has too many filters, masks and layers (${layers}, at most ${MOST_LAYERS})`
      : undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
