/** Journals that remember renders. */
export { FileJournal, type FileJournalOptions } from './file-journal';
export type { JournalEntry, RenderEnd, RenderIntent, RenderJournal, RenderState } from './journal';
export type { SkipReason } from './journal-line';
export { MemoryJournal } from './memory-journal';
export type { Sender } from './sender';
export type { SkippedLine } from './skipped-line';
