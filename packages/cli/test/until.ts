/** Waits for another process to come so far; the test's own time limit ends it. (`expect.poll` can't be used in concurrent tests.) */
export const until = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
};
