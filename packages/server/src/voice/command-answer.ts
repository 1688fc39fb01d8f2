/** What the user's own engine may print: when it says its words and sounds. */
import * as z from 'zod';

const schemaOf = (mostSeconds: number) => {
  const timed = { start: z.number().min(0).max(mostSeconds), end: z.number().min(0).max(mostSeconds) };
  return z.object({
    words: z
      .array(z.object({ text: z.string().max(200), ...timed }))
      .max(2000)
      .optional(),
    phones: z
      .array(z.object({ phone: z.string().max(20), ...timed }))
      .max(20_000)
      .optional(),
  });
};

type Answer = z.infer<ReturnType<typeof schemaOf>>;

/** Times that never go back; others are of no use. */
const ordered = <T extends { readonly start: number; readonly end: number }>(list: T[] | undefined): T[] | undefined =>
  list?.every(({ start, end }, at) => end >= start && start >= (list[at - 1]?.start ?? 0)) === true ? list : undefined;

/** Anything else that it prints is talk. */
export const readAnswer = (printed: string, mostSeconds: number): Answer => {
  try {
    const { words, phones } = schemaOf(mostSeconds).parse(JSON.parse(printed));
    return { words: ordered(words), phones: ordered(phones) };
  } catch {
    return {};
  }
};
