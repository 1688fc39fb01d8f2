/** A journal whose errors of the system say which file it is, in words, and what to do: the client tells them on as they are. */
import { dirname } from 'node:path';
import type { FileJournal, RenderJournal } from '@vid/sdk/journal';
import { isSystemError, systemAdvice, systemWords } from './system-error';

/** What the next step of an error is that a journal ended with; undefined where its own words have to do. */
export const nextOfJournal = (cause: unknown): string | undefined => {
  const next = (cause as { readonly journalNext?: unknown } | null | undefined)?.journalNext;
  return typeof next === 'string' ? next : undefined;
};

export const tellingWhere = (journal: FileJournal, otherwise: string): RenderJournal => {
  const { path } = journal;
  const told =
    (what: 'read' | 'written') =>
    (error: unknown): never => {
      if (!isSystemError(error)) throw error;
      throw Object.assign(new Error(`${path} can't be ${what}: ${systemWords(error)}`, { cause: error }), {
        code: error.code,
        path,
        journalNext: systemAdvice(error, dirname(path), otherwise),
      });
    };
  return {
    begin: (intent) => journal.begin(intent).catch(told('written')),
    finish: (scope, key, end) => journal.finish(scope, key, end).catch(told('written')),
    fetched: (jobId, fetched) => journal.fetched(jobId, fetched).catch(told('written')),
    find: (scope, key) => journal.find(scope, key).catch(told('read')),
    knowsJob: (jobId) => journal.knowsJob(jobId).catch(told('read')),
    list: () => journal.list().catch(told('read')),
  };
};
