// Compiles every TypeScript block of the pages for people as a module of its own, against the sources of the packages.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));
const PAGES = [
  'README.md',
  'docs/sdk.md',
  'docs/cli.md',
  'docs/testing.md',
  'docs/webhook-exam.md',
  'packages/sdk/README.md',
  'packages/server/README.md',
];
/** Fewer blocks tell that they were not found. */
const LEAST = 12;

/** Files that do not exist, each beside its page, with their texts. */
const blocksOf = (page) =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/^```(?:ts|typescript)\n([\s\S]*?)^```/gm)].map(
    ([, text = ''], index) => [
      join(root, dirname(page), `${page.replaceAll('/', '-')}-${index + 1}.mts`),
      `${text}\nexport {};\n`,
    ],
  );

const blocks = new Map(PAGES.flatMap(blocksOf));
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
for (const { file, messageText } of problems)
  console.error(`${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
console.log(`${blocks.size} blocks of ${PAGES.length} pages, ${problems.length} problems`);
process.exit(problems.length === 0 && blocks.size > LEAST ? 0 : 1);
