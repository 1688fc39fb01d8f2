/** Where exchanges are judged, written down and told, one after the other in the order in which they end. */
import { AUTHORIZATION_HEADER } from '@vid/sdk/contract';
import { heldSecrets } from '../held-secrets';
import { createJudge } from '../judge/create-judge';
import { headerOf } from '../judge/exchange';
import { forget } from '../judge/forget';
import { createMemory } from '../judge/memory';
import { adminChange } from './admin-change';
import type { CassetteFile } from './cassette-file';
import { cassetteLine } from './cassette-lines';
import type { Passing } from './passing';
import type { ProxyView } from './proxy-view';
import { createRedaction, type Redaction } from './redaction';
import { decodePassing, toExchange } from './to-exchange';

export interface ProxyDesk {
  take(this: void, passing: Passing): void;
  /** Takes a call of the admin API: nothing of it is told or written down, but what it changes is known. */
  takeAdmin(this: void, passing: Passing): void;
  /** Resolves when everything that was taken is told. */
  settled(this: void): Promise<void>;
}

interface DeskPorts {
  readonly view: Pick<ProxyView, 'show'>;
  readonly cassette: Pick<CassetteFile, 'add'> | undefined;
  /** Told once when an exchange can't be written down. */
  readonly fail: (error: unknown) => void;
}

/** A token of any form is a secret from now on. */
const learnKey = ({ request }: Passing, redaction: Redaction): void => {
  const [, token] = /^\w+ +(\S+) *$/.exec(headerOf(request.headers, AUTHORIZATION_HEADER) ?? '') ?? [];
  if (token !== undefined) redaction.learn(token);
};

export const openProxyDesk = ({ view, cassette, fail }: DeskPorts): ProxyDesk => {
  const memory = createMemory();
  const judge = createJudge(memory);
  const redaction = createRedaction(heldSecrets());
  let done: Promise<void> = Promise.resolve();
  const handle = async (passing: Passing): Promise<void> => {
    learnKey(passing, redaction);
    const decoded = await decodePassing(passing);
    const line = cassette === undefined ? undefined : cassetteLine(passing, decoded, redaction);
    if (line !== undefined) cassette?.add(line);
    const findings = judge(toExchange(passing, decoded));
    // What is shown ends up in logs: it holds as little as the recording.
    const { text, target } = redaction;
    view.show(
      passing,
      target(passing.request.target),
      findings.map((finding) => ({ ...finding, expected: text(finding.expected), got: text(finding.got) })),
    );
  };
  return {
    take(passing) {
      done = done.then(() => handle(passing)).catch(fail);
    },
    takeAdmin(passing) {
      const change = adminChange(passing);
      if (change !== undefined) done = done.then(() => forget(memory, change));
    },
    settled: () => done,
  };
};
