/**
 * Which words of a film are its customer's. A planner adds lines of its own to those of the brief: leads ("Good news!"), lines of
 * the trade, calls. What they name is a way of speaking, and nothing that the film is about.
 */
const plain = (text: string): string => text.toLowerCase().replace(/\s+/gu, ' ').trim();

/** A line of fewer characters is in many a text. */
const TELLING = 8;

/** Whether the words of a film's scenes are those of the brief: tells of words whether it has them. Of what is retold nothing is known. */
export function theirWords(brief: string, scenes: readonly string[]): (words: string) => boolean {
  const whole = plain(brief);
  const quotes = (line: string): boolean => line.length >= TELLING && whole.includes(line);
  const isQuoted = scenes.some((words) => words.split('\n').map(plain).some(quotes));
  return isQuoted ? (words) => whole.includes(plain(words)) : () => true;
}
