/** What just happened, said once: seen for a moment, and read out by screen readers. */
import { useEffect, useState } from 'preact/hooks';
import { messageOf } from '../data/api';
import { plain } from '../data/format';

interface Said {
  readonly text: string;
  readonly isBad: boolean;
  readonly number: number;
}

const SHOWN_MS = 4500;
const listeners = new Set<(said: Said) => void>();
let number = 0;

export const say = (text: string, isBad = false): void => {
  number += 1;
  for (const listener of listeners) listener({ text, isBad, number });
};

/** Does something, and says how it ended. Resolves with whether it went well. */
export const trying = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
  try {
    await work();
    say(done);
    return true;
  } catch (error) {
    say(messageOf(error), true);
    return false;
  }
};

export const Announcements = () => {
  const [said, setSaid] = useState<Said | undefined>();
  useEffect(() => {
    listeners.add(setSaid);
    return () => void listeners.delete(setSaid);
  }, []);
  useEffect(() => {
    if (said === undefined) return undefined;
    const timer = setTimeout(() => setSaid(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <div class="announcements" role="status" aria-live="polite">
      {said && (
        <p key={said.number} class={said.isBad ? 'announcement is-bad' : 'announcement'}>
          {plain(said.text)}
        </p>
      )}
    </div>
  );
};
