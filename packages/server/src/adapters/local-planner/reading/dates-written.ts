/** The days and months of a language as it writes them. */
const dates = new Map<string, ReadonlySet<string>>();
const DAYS = 7;
const MONTHS = 12;
export const datesOf = (language: string): ReadonlySet<string> => {
  const known = dates.get(language);
  if (known !== undefined) return known;
  const [day, month] = [{ weekday: 'long' } as const, { month: 'long' } as const].map(
    (options) => new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }),
  );
  const made = new Set([
    ...Array.from({ length: DAYS }, (_, at) => day?.format(new Date(Date.UTC(2023, 0, 1 + at))) ?? ''),
    ...Array.from({ length: MONTHS }, (_, at) => month?.format(new Date(Date.UTC(2023, at, 1))) ?? ''),
  ]);
  dates.set(language, made);
  return made;
};
