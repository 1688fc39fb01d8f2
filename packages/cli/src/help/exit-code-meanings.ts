/** What each exit code means, and what a script does then. */
import { CODES, EXIT } from '../exit-codes';
import type { TopicText } from './topic-text';

interface Meaning {
  readonly means: string;
  /** What a script does. */
  readonly then: string;
}

export const MEANINGS: Readonly<Record<keyof typeof EXIT, Meaning>> = {
  done: { means: 'done', then: 'goes on' },
  unexpected: { means: 'unexpected error', then: 'reports it, with `--debug`' },
  usage: {
    means: 'wrong usage, an invalid request, or a no to a question',
    then: 'stops: the same command fails again',
  },
  authentication: { means: 'not authenticated, wrong plan, suspended', then: 'stops' },
  payment: { means: 'credits, caps, storage', then: 'stops until somebody pays or tidies up' },
  notFound: { means: 'not found, or not yours', then: 'stops' },
  limited: { means: 'rate or concurrency limit', then: 'waits; the error says how long' },
  renderFailed: {
    means: 'the render failed or was cancelled',
    then: 'decides: rendering anew is a new charge, but for `--local`',
  },
  network: { means: 'network, timeout, server error', then: 'tries again later' },
  stillRunning: {
    means: 'still running: `--timeout` ended the wait, the job goes on; one of this machine is stopped',
    then: '`vid job watch` with the id that was printed',
  },
  outcomeUnknown: {
    means: 'outcome unknown: it may have been charged',
    then: 'never renders anew by itself; see below',
  },
  verificationFailed: { means: 'webhook verification failed', then: 'refuses the delivery' },
  checkFailed: {
    means:
      'a check found errors: in the exchanges that `vid proxy` passed on, in a receiver (`vid webhook exam`), in a service (`vid conformance`)',
    then: 'reads what was found, and fails',
  },
  commandNotExecutable: { means: "`vid exec`: the command can't be run", then: 'corrects the command' },
  commandNotFound: { means: '`vid exec`: there is no such command', then: 'corrects the command' },
  interrupted: {
    means: 'interrupted: Ctrl-C or SIGTERM cut the work short, Ctrl-C at a question too',
    then: '',
  },
};

export const exitCodes: TopicText = {
  intro:
    'A number never changes its meaning. With `--json` the error on stderr has the name beside it as `code`, unless the service gave one.',
  terms: Object.entries(EXIT).map(([name, code]) => {
    const { means, then } = MEANINGS[name as keyof typeof EXIT];
    return { term: `${code} ${CODES[code]}`, about: `${means}.${then === '' ? '' : ` A script ${then}.`}` };
  }),
  outro:
    'When an answer was lost (10), the same command with `--idempotency-key` and the key that was printed asks once more, and never pays twice. A key that the service has already ends with 10 as well, whoever sent it first: `vid job settle` tells the list what became of it. `vid exec` ends with the exit code of its command.',
};
