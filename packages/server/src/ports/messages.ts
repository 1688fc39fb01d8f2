/** What processes that share a database tell each other. Nothing may depend on a message: whoever missed one looks by himself. */
import type { Change, Topic } from './signals';

export type Message =
  | { readonly is: 'wake'; readonly topic: Topic }
  | { readonly is: 'cancel'; readonly jobId: string }
  /** Settings were changed, the clock among them. */
  | { readonly is: 'settings' }
  /** Whoever hears this shows changes to somebody, for some time from now on. */
  | { readonly is: 'curious' }
  | { readonly is: 'changed'; readonly changes: readonly Change[] }
  /** Answer as soon as nothing that became due is under way. */
  | { readonly is: 'ask'; readonly round: string }
  | { readonly is: 'quiet'; readonly round: string; readonly activity: number; readonly due: number | null };

export interface Messages {
  /** Sends to all other processes, soon. */
  send(message: Message): void;
  /** Resolves when everything has been sent that was to be sent until now. */
  sent(): Promise<void>;
  /** `from` is the process that sent it. */
  onMessage(listener: (message: Message, from: string) => void): () => void;
  /** Whoever listens may have missed messages until now. */
  onReconnect(listener: () => void): () => void;
  close(): Promise<void>;
}
