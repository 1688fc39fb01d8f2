/**
 * The table by which a language is told from how letters follow one another, for what is bundled. As its package brings
 * it, it is an object of eighty thousand objects, made at every start of a planner, which took four fifths of that start
 * and was hardly ever looked into. Here it is text, in which an entry is found when it is asked for.
 */
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';

interface NgramsData {
  readonly ngrams: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Entries that begin alike stand on one line. */
const HEAD = 2;

const entryOf = ([ngram, scores]: [string, Readonly<Record<string, number>>]): string =>
  `\t${ngram}\v${Object.entries(scores)
    .map((score) => score.join(':'))
    .join(',')}`;

/** A line for each beginning, with its entries. */
const tableOf = ({ ngrams }: NgramsData): Buffer => {
  const lines = new Map<string, string>();
  for (const entry of Object.entries(ngrams)) {
    const head = entry[0].slice(0, HEAD);
    lines.set(head, (lines.get(head) ?? head) + entryOf(entry));
  }
  const text = [...lines.values()].join('\n');
  const table = Buffer.from(text, 'latin1');
  if (table.toString('latin1') !== text || /[\t\v\n]/.test(Object.keys(ngrams).join('')))
    throw new Error('The table of languages has letters that its text can not hold.');
  return table;
};

/** The module that stands in for that of the package. */
const moduleOf = (others: object): string => `import table from './table';
const lines = new Map(Buffer.from(table.buffer).toString('latin1').split('\\n').map((line) => [line.slice(0, ${HEAD}), line + '\\t']));
const find = (ngram) => {
  const line = lines.get(ngram.slice(0, ${HEAD})) ?? '';
  const key = '\\t' + ngram + '\\v';
  const at = line.indexOf(key);
  if (at === -1) return undefined;
  const scores = line.slice(at + key.length, line.indexOf('\\t', at + 1));
  return Object.fromEntries(scores.split(',').map((score) => score.split(':').map(Number)));
};
export const ngramsData = { ...${JSON.stringify(others)}, ngrams: new Proxy({}, { get: (_target, ngram) => find(ngram) }) };`;

export const leanNgrams: Plugin = {
  name: 'lean-ngrams',
  setup(build) {
    let table: Buffer | undefined;
    build.onLoad({ filter: /[\\/]eld[\\/]src[\\/]ngrams[\\/]small\.js$/ }, async ({ path }) => {
      const { ngramsData } = (await import(pathToFileURL(path).href)) as { ngramsData: NgramsData };
      const { ngrams: _ngrams, ...others } = ngramsData;
      table = tableOf(ngramsData);
      return { contents: moduleOf(others), loader: 'js' };
    });
    build.onResolve({ filter: /^\.\/table$/ }, ({ importer }) =>
      /[\\/]eld[\\/]/.test(importer) ? { path: 'table', namespace: 'lean-ngrams' } : undefined,
    );
    build.onLoad({ filter: /./, namespace: 'lean-ngrams' }, () => ({ contents: table ?? '', loader: 'binary' }));
  },
};
