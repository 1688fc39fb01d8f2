/** The numbers that a run was given, each with what stands for it where none was; what is no number ends the run, which would check nothing. */
export const numbers = (...defaults) => {
  const given = process.argv.slice(2);
  const read = defaults.map((usual, at) => Number(given[at] ?? usual));
  if (given.length > defaults.length || read.some((value) => !Number.isInteger(value) || value < 1)) {
    console.error(
      `This run takes up to ${defaults.length} whole numbers from 1 (${defaults.join(' ')}), not: ${given.join(' ')}`,
    );
    process.exit(2);
  }
  return read;
};
