/**
 * Waits until no process has anything under way that became due. Messages arrive in the order in which they were sent, so
 * that a process has heard what was said before the question. It is quiet everywhere when nobody has done anything between
 * two questions: what one of them did last may be work for another who had answered already. Whoever joins after a question,
 * or did not listen at that moment, has not heard it: it is asked again for as long as an answer is missing.
 */
import type { Messages } from '../../ports/messages';

export interface QuietDeps {
  readonly messages: Messages;
  /** The other processes that live. */
  readonly others: () => Promise<readonly string[]>;
  /** Resolves when this process is quiet. */
  readonly idle: () => Promise<void>;
  /** How often this process has begun something. */
  readonly activity: () => number;
  /** When the next thing becomes due here. */
  readonly nextDue: () => number | undefined;
  /** A name for a question, unlike any other. */
  readonly name: () => string;
}

interface Answer {
  readonly activity: number;
  readonly due: number | null;
}

/** So often it is looked whether whoever has not answered lives still, and whoever does is asked again. */
const LOOK_MS = 250;

export const createQuietEverywhere = ({ messages, others, idle, activity, nextDue, name }: QuietDeps) => {
  const answers = new Map<string, Map<string, Answer>>();
  let heard = (): void => undefined;

  const settle = async (): Promise<Answer> => {
    await idle();
    await messages.sent();
    return { activity: activity(), due: nextDue() ?? null };
  };

  /** Questions that this process will answer as soon as it can. */
  const toAnswer = new Set<string>();
  const answer = async (round: string): Promise<void> => {
    if (toAnswer.has(round)) return;
    toAnswer.add(round);
    const settled = await settle().finally(() => toAnswer.delete(round));
    messages.send({ is: 'quiet', round, ...settled });
  };

  messages.onMessage((message, from) => {
    if (message.is === 'ask') void answer(message.round);
    if (message.is === 'quiet') {
      answers.get(message.round)?.set(from, { activity: message.activity, due: message.due });
      heard();
    }
  });

  /** Everybody's answer to one question; those who are gone meanwhile give none. */
  const ask = async (): Promise<ReadonlyMap<string, Answer>> => {
    const round = name();
    const given = new Map<string, Answer>([['', await settle()]]);
    answers.set(round, given);
    for (;;) {
      messages.send({ is: 'ask', round });
      const living = await others();
      const missing = () => living.filter((process) => !given.has(process));
      while (missing().length > 0) {
        let timer: NodeJS.Timeout | undefined;
        const late = await new Promise<boolean>((resolve) => {
          heard = () => resolve(false);
          timer = setTimeout(() => resolve(true), LOOK_MS);
        });
        clearTimeout(timer);
        if (late) break;
      }
      if (missing().length === 0) break;
    }
    answers.delete(round);
    return given;
  };

  /** Resolves with the time at which the next thing becomes due in another process. */
  return async (): Promise<number | undefined> => {
    let before: ReadonlyMap<string, Answer> = new Map();
    for (;;) {
      const now = await ask();
      const isSame = [...now].every(([process, answer]) => before.get(process)?.activity === answer.activity);
      if (isSame) {
        const dues = [...now].flatMap(([process, { due }]) => (process === '' || due === null ? [] : [due]));
        return dues.length === 0 ? undefined : Math.min(...dues);
      }
      before = now;
    }
  };
};
