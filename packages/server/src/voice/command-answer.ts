/** What the user's own engine may print: when it says its words and sounds. */
import * as z from 'zod';

const timed = { start: z.number().min(0), end: z.number().min(0) };
const schema = z.object({
  words: z
    .array(z.object({ text: z.string().max(200), ...timed }))
    .max(2000)
    .optional(),
  phones: z
    .array(z.object({ phone: z.string().max(20), ...timed }))
    .max(20_000)
    .optional(),
});

type Answer = z.infer<typeof schema>;

/** Times that never go back; others are of no use. */
const ordered = <T extends { readonly start: number; readonly end: number }>(list: T[] | undefined): T[] | undefined =>
  list?.every(({ start, end }, at) => end >= start && start >= (list[at - 1]?.start ?? 0)) === true ? list : undefined;

/** As rounded as engines tell times. */
const TOLERANCE = 0.05;

/** Times of something that is said in the sound, and not all of it at once; others are of no use. */
const within = <T extends { readonly start: number; readonly end: number }>(
  list: T[] | undefined,
  seconds: number,
): T[] | undefined => {
  const [first, last] = [list?.[0], list?.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return last.end > first.start && last.end <= seconds + TOLERANCE ? list : undefined;
};

const parsed = (printed: string): unknown => {
  try {
    return JSON.parse(printed);
  } catch {
    return undefined;
  }
};

/** What it tells of a sound of so many seconds. Anything else that it prints is talk, also before the line that tells it. */
export const readAnswer = (printed: string, seconds: number): Answer => {
  const told = parsed(printed) ?? parsed(printed.trim().split('\n').at(-1) ?? '');
  const { success, data } = schema.safeParse(told);
  if (!success) return {};
  return { words: within(ordered(data.words), seconds), phones: within(ordered(data.phones), seconds) };
};
