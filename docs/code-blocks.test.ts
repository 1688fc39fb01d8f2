/** Compiles every TypeScript block of the pages for people as a module of its own, against the sources of the packages. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const PAGES = ['README.md', 'docs/sdk.md', 'docs/cli.md', 'packages/sdk/README.md', 'packages/server/README.md'];

interface Block {
  /** A file that does not exist, beside the page. */
  readonly file: string;
  readonly text: string;
}

const blocksOf = (page: string): readonly Block[] =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/^```(?:ts|typescript)\n([\s\S]*?)^```/gm)].map(
    ([, text = ''], index) => ({
      file: join(root, dirname(page), `${page.replaceAll('/', '-')}-${index + 1}.mts`),
      text: `${text}\nexport {};\n`,
    }),
  );

it('compile', { timeout: 120_000 }, () => {
  const blocks = new Map(PAGES.flatMap(blocksOf).map(({ file, text }) => [file, text]));
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => readFileSync(path, 'utf8'));
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [], include: [] }, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const readSource = host.getSourceFile.bind(host);
  host.fileExists = (file) => blocks.has(file) || existsSync(file);
  host.getSourceFile = (file, languageVersion, ...rest) => {
    const text = blocks.get(file);
    return text === undefined
      ? readSource(file, languageVersion, ...rest)
      : ts.createSourceFile(file, text, languageVersion);
  };
  const program = ts.createProgram([...blocks.keys()], { ...options, noUnusedLocals: false }, host);
  const problems = [...blocks.keys()].flatMap((file) => {
    const source = program.getSourceFile(file);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  });
  const worded = problems.map(
    ({ file, messageText }) => `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
  );
  expect(worded).toEqual([]);
  expect(blocks.size).toBeGreaterThan(12);
});
