/** The source of each way as a page shows it: what is run and what is read are the same lines. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';

const FILES = ['account-errors.ts', 'render-errors.ts', 'limit-errors.ts', 'other-errors.ts'];

const parse = (file: string): ts.SourceFile => {
  const url = new URL(file, import.meta.url);
  return ts.createSourceFile(file, readFileSync(url, 'utf8'), ts.ScriptTarget.Latest, true);
};

/** Without the indentation of where it stands, which its first line has lost already. */
const dedent = (text: string): string => {
  const [first = '', ...lines] = text.split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const least = Math.min(...indents);
  return [first, ...lines.map((line) => line.slice(least))].join('\n');
};

/** What is returned is the answer. */
const statementText = (statement: ts.Statement): string => {
  const text = dedent(statement.getText());
  return ts.isReturnStatement(statement) ? text.replace(/^return (?:await )?/, 'const answer = await ') : text;
};

const bodyText = ({ body }: ts.ArrowFunction): string =>
  ts.isBlock(body) ? body.statements.map(statementText).join('\n') : `const answer = await ${dedent(body.getText())};`;

/** The functions within a node, outermost only, in their order. */
const functionsIn = (node: ts.Node): readonly ts.ArrowFunction[] => {
  if (ts.isArrowFunction(node)) return [node];
  const found: ts.ArrowFunction[] = [];
  node.forEachChild((child) => void found.push(...functionsIn(child)));
  return found;
};

/** The rows of a file: the members of the object that it exports. */
const rowsOf = (file: string): readonly (readonly [row: string, ways: readonly string[]])[] =>
  parse(file).statements.flatMap((statement) => {
    if (!ts.isVariableStatement(statement) || !statement.getText().startsWith('export')) return [];
    const [declaration] = statement.declarationList.declarations;
    let value: ts.Node | undefined = declaration?.initializer;
    while (value !== undefined && !ts.isObjectLiteralExpression(value)) value = value.getChildAt(0);
    return (value?.properties ?? []).map((row) => {
      const name = row.name?.getText().replaceAll("'", '') ?? '';
      return [name, functionsIn(row).map(bodyText)] as const;
    });
  });

/** The ways of each row, in their order. */
export const wayTexts = (): ReadonlyMap<string, readonly string[]> => new Map(FILES.flatMap(rowsOf));

/** The functions that every way is written with, without what a file says of itself. */
export const kitText = (): string =>
  parse('open-kit.ts')
    .statements.map((statement) => statement.getText().replace(/^export /, ''))
    .join('\n\n');
