/** Journals that remember renders. */
export { FileJournal } from './file-journal';
export type { JournalEntry, RenderIntent, RenderJournal, RenderState } from './journal';
export { MemoryJournal } from './memory-journal';
