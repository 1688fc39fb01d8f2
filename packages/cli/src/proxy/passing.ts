/** What a proxy saw of an exchange: both messages as they came, and how it ended. */
import type { HeaderList } from '../judge/exchange';
import type { KeptBody } from './kept-body';

/** How an exchange ended that was not answered whole. */
export type Break = 'client' | 'reset' | 'closed' | 'unreachable';

export interface Passing {
  readonly number: number;
  /** Unix milliseconds. */
  readonly at: number;
  readonly endedAt: number;
  readonly request: {
    readonly method: string;
    readonly target: string;
    readonly headers: HeaderList;
    readonly body: KeptBody;
    /** Whether all of it came. */
    readonly whole: boolean;
  };
  /** As far as it came. */
  readonly answer: { readonly status: number; readonly headers: HeaderList; readonly body: KeptBody } | undefined;
  readonly broken: Break | undefined;
}
