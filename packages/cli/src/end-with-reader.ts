/** What a write to a pipe says whose reader is gone: EOF on Windows. */
const READER_GONE: readonly unknown[] = ['EPIPE', 'EOF'];

/** A reader of stdout that has enough (`vid … | head -1`) ends the command; one that must tidy up first listens too. */
export const endWithReader = (): void => {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (!READER_GONE.includes(error.code)) throw error;
    if (process.stdout.listenerCount('error') === 1) process.exit();
  });
};
