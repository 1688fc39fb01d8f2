/** Ends that stand behind a sign at what is said for it: "TL'den" is "liradan". */
import type { SpokenLanguage } from './spoken-language';

/** What is found, with the end that follows it where a language has such ends. */
export function withSuffix<Found extends { readonly to: number; readonly said: string }>(
  found: Found,
  text: string,
  { suffixed }: SpokenLanguage,
): Found {
  const [all, end] = (suffixed && /^['’](\p{Ll}{1,6})(?![\p{L}\p{N}])/u.exec(text.slice(found.to))) ?? [];
  if (suffixed === undefined || all === undefined || end === undefined) return found;
  return { ...found, to: found.to + all.length, said: suffixed(found.said, end) };
}
