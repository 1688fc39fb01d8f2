/** Style sheets within an SVG as attributes: the renderer knows none. Single names, classes and ids are understood. */
import type { SvgNode } from './parse-svg';
import { PRESENTATION } from './svg-words';

interface Rule {
  readonly name: string;
  readonly className: string;
  readonly id: string;
  readonly declarations: readonly (readonly [string, string])[];
}

const declarationsOf = (text: string): (readonly [string, string])[] =>
  text.split(';').flatMap((part) => {
    const at = part.indexOf(':');
    const [name, value] = [part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim()];
    return at > 0 && PRESENTATION.has(name) ? [[name, value.replace(/!important$/, '').trim()] as const] : [];
  });

const SELECTOR = /^([\w-]*)(?:\.([\w-]+))?(?:#([\w-]+))?$/;

/** Statements such as imports, which stand before the rules. Bounded: sheets are anybody's. */
const STATEMENT = /@[\w-]{1,30}(?:"[^"]{0,500}"|'[^']{0,500}'|\([^)]{0,500}\)|[^;{}"'(@]){0,20};/g;

/** Characters of a sheet and rules in it: more is no drawing, and every rule is held against every element. */
const MOST_SHEET = 200_000;
const MOST_RULES = 1000;

/** Without what stands between signs of a comment, each looked at once. */
const uncommented = (sheet: string): string =>
  sheet
    .split('/*')
    .map((part, order) => (order === 0 ? part : part.includes('*/') ? part.slice(part.indexOf('*/') + 2) : ''))
    .join('');

/** Selectors and the declarations after them, those within blocks such as `@media` too. */
const blocksOf = (sheet: string): (readonly [string, string])[] =>
  sheet.split('}').flatMap((piece) => {
    const open = piece.lastIndexOf('{');
    if (open < 0) return [];
    const before = piece.slice(0, open);
    const selectors = before.slice(before.lastIndexOf('{') + 1);
    return selectors.includes('@') ? [] : [[selectors, piece.slice(open + 1)] as const];
  });

const rulesOf = (sheet: string): Rule[] =>
  blocksOf(uncommented(sheet.slice(0, MOST_SHEET)).replace(STATEMENT, ''))
    .flatMap(([selectors, body]) =>
      selectors.split(',').flatMap((selector): Rule[] => {
        const match = SELECTOR.exec(selector.trim());
        if (match === null || match[0] === '') return [];
        const [, name = '', className = '', id = ''] = match;
        return [{ name, className, id, declarations: declarationsOf(body) }];
      }),
    )
    .slice(0, MOST_RULES);

const weight = ({ className, id }: Rule): number => (id === '' ? 0 : 2) + (className === '' ? 0 : 1);

const sheetsIn = (node: SvgNode): string =>
  (node.name === 'style' ? node.text : '') + node.children.map(sheetsIn).join('\n');

const apply = (node: SvgNode, rules: readonly Rule[]): void => {
  const classes = new Set((node.attributes.get('class') ?? '').split(/\s+/));
  const id = node.attributes.get('id') ?? '';
  for (const rule of rules) {
    const fits =
      (rule.name === '' || rule.name === node.name) &&
      (rule.className === '' || classes.has(rule.className)) &&
      (rule.id === '' || rule.id === id);
    if (fits) for (const [name, value] of rule.declarations) node.attributes.set(name, value);
  }
  for (const [name, value] of declarationsOf(node.attributes.get('style') ?? '')) node.attributes.set(name, value);
  for (const child of node.children) apply(child, rules);
};

/** Rules go before attributes, what is special before what is general, and an element's own style before all. */
export function applyStyles(root: SvgNode): void {
  const rules = rulesOf(sheetsIn(root));
  apply(
    root,
    [...rules].sort((a, b) => weight(a) - weight(b)),
  );
}
