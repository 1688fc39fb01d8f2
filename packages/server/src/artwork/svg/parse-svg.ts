/** Reads an SVG document into a tree, as far as its limits let it. Entities are not expanded, and nothing is fetched. */
import { SaxesParser } from 'saxes';

export interface SvgNode {
  readonly name: string;
  readonly attributes: Map<string, string>;
  readonly children: SvgNode[];
  /** Character data within it, for texts and styles. */
  text: string;
}

const MOST_BYTES = 4 * 1024 ** 2;
const MOST_ELEMENTS = 20_000;
const DEEPEST = 100;
/** Elements whose characters mean something. */
const WRITTEN: ReadonlySet<string> = new Set(['text', 'tspan', 'style']);

/** Its root, or a problem as the end of a sentence about the file. */
export function parseSvg(bytes: Buffer): SvgNode | { readonly problem: string } {
  if (bytes.length > MOST_BYTES) return { problem: `is larger than ${MOST_BYTES / 1024 ** 2} MB` };
  const parser = new SaxesParser({ xmlns: false });
  const open: SvgNode[] = [];
  let root: SvgNode | undefined;
  let elements = 0;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    elements++;
    if (elements > MOST_ELEMENTS) throw new Error(`it has more than ${MOST_ELEMENTS} elements`);
    if (open.length >= DEEPEST) throw new Error(`its elements are nested more than ${DEEPEST} deep`);
    const node = {
      name: name.replace(/^svg:/, ''),
      attributes: new Map(Object.entries(attributes)),
      children: [],
      text: '',
    };
    open.at(-1)?.children.push(node);
    root ??= node;
    open.push(node);
  });
  const take = (text: string): void => {
    const node = open.at(-1);
    if (node !== undefined && WRITTEN.has(node.name)) node.text += text;
  };
  parser.on('text', take);
  parser.on('cdata', take);
  parser.on('closetag', () => {
    open.pop();
  });
  try {
    parser.write(bytes.toString('utf8')).close();
  } catch (error) {
    return { problem: `is not an SVG that can be drawn (${error instanceof Error ? error.message : String(error)})` };
  }
  if (root?.name !== 'svg') return { problem: 'is not an SVG that can be drawn (it has no <svg>)' };
  return root;
}
