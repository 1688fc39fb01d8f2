/**
 * Of Kysely what no query here uses, for what is bundled: a seventh of what a start would read otherwise. Whoever uses it all the
 * same hears so at once.
 */
import type { Plugin } from 'esbuild';

/** By what it is used: the module, and the class that others import from it. */
export const UNUSED = {
  withSchema: { path: 'plugin/with-schema/with-schema-plugin.js', name: 'WithSchemaPlugin' },
  mergeInto: { path: 'query-builder/merge-query-builder.js', name: 'MergeQueryBuilder' },
} as const;

const moduleOf = (what: string, name: string): string =>
  `export class ${name} { constructor() { throw new Error('The build leaves out what ${what}() of Kysely needs: see build/lean-kysely.ts.'); } }`;

export const leanKysely: Plugin = {
  name: 'lean-kysely',
  setup(build) {
    for (const [what, { path, name }] of Object.entries(UNUSED)) {
      const filter = new RegExp(
        `[\\\\/]kysely[\\\\/]dist[\\\\/]esm[\\\\/]${path.replaceAll('/', '[\\\\/]').replace('.js', '\\.js')}$`,
      );
      build.onLoad({ filter }, () => ({ contents: moduleOf(what, name), loader: 'js' }));
    }
  },
};
