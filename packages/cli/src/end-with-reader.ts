/** A reader of stdout that has enough (`vid … | head -1`) ends the command; one that must tidy up first listens too. */
export const endWithReader = (): void => {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    if (process.stdout.listenerCount('error') === 1) process.exit();
  });
};
