/** The state as the rest of the server gets it, and what opening it needs. */
import type { Settled } from '../options';
import type { Alone } from '../ports/alone';
import type { VirtualClock } from '../ports/clock';
import type { Ids } from '../ports/ids';
import type { KeptRequests } from '../ports/kept-requests';
import type { Log } from '../ports/log';
import type { Messages } from '../ports/messages';
import type { Signals, Topic } from '../ports/signals';
import type { Store } from '../ports/store';
import type { Overrides } from './overrides';

export interface State {
  readonly store: Store;
  /** Tells it from every other state. */
  readonly name: string;
  readonly signals: Signals;
  /** Undefined: nobody else has this state. */
  readonly shared: Shared | undefined;
  /** Replaces the state, or removes what one that was replaced has left: one does at a time. */
  readonly replacing: Alone;
  /** What the clock asks before it goes on, and how it is turned. */
  readonly turning: {
    readonly drained: () => Promise<number | undefined>;
    readonly alone?: (turn: () => Promise<void>) => Promise<void>;
  };
}

export interface Shared {
  /** Unix milliseconds by the clock that all go by. */
  readonly realNow: () => number;
  readonly messages: Messages;
  readonly requests: KeptRequests;
  /** Wakes in this process alone. */
  readonly wakeHere: (topic: Topic) => void;
  /** Where the videos are by now, if that is no more where this process keeps them. */
  readonly movedTo: () => Promise<string | undefined>;
  readonly close: () => Promise<void>;
}

export interface OpenStateDeps {
  readonly options: Settled;
  readonly overrides: Overrides;
  readonly ids: Ids;
  readonly log: Log;
  /** The store as somebody watches it. */
  readonly measured: (store: Store) => Store;
  readonly clock: () => Pick<VirtualClock, 'nextDue'>;
  /** Takes over what other processes changed. */
  readonly refresh: () => Promise<void>;
  /** This process has changed something of that. */
  readonly wrote: () => void;
}
