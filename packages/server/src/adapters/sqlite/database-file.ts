/** The file of a data folder, as somebody knows it who may not open it as a store. */

/** Marks a data folder as this program's. */
export const DATABASE_FILE = 'vid.db';

/** Whether another process has it. */
export const isBusy = (error: unknown): boolean => /busy|locked/i.test(error instanceof Error ? error.message : '');
