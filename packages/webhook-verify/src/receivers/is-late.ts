/** Whether the work, which never rejects, takes longer than this. */
export const isLate = async (work: Promise<unknown>, ms: number): Promise<boolean> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    if (ms < Number.POSITIVE_INFINITY) timer = setTimeout(resolve, ms, true);
  });
  return Promise.race([work.then(() => false), late]).finally(() => clearTimeout(timer));
};
