/**
 * Examines a receiver behind a socket, without the command around it: once with what it acted on, once without. Time stands still,
 * and nothing is given up, however slow the machine is.
 */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Examined, judgeExam } from '../../src/webhook/exam/judge';
import { listEntries } from '../../src/webhook/exam/list-entries';
import { countActs } from '../../src/webhook/exam/probe';
import { sendExam } from '../../src/webhook/exam/send-exam';
import type { Posting } from '../../src/webhook/exam/shot';

export interface Examination extends Partial<Pick<Posting, 'deadline' | 'pause' | 'limitMs'>> {
  readonly listener: RequestListener;
  readonly processed: readonly string[];
  readonly secrets: readonly string[];
}

export interface Exams {
  readonly probed: readonly Examined[];
  readonly unprobed: readonly Examined[];
}

/** The time of the exam and of the receiver, in Unix milliseconds. */
export const EXAM_NOW = 1_767_225_600_000;
const AN_HOUR = 3_600_000;

let runs = 0;

export const examine = async ({ listener, processed, secrets, ...own }: Examination): Promise<Exams> => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  runs += 1;
  const sendings = await sendExam(listEntries(secrets.length), {
    to: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    run: `test${process.pid}x${runs}`,
    secrets,
    now: () => EXAM_NOW,
    limitMs: AN_HOUR,
    deadline: () => () => undefined,
    pause: async () => undefined,
    ...own,
    signal: new AbortController().signal,
  });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return { probed: judgeExam(sendings, countActs(processed)), unprobed: judgeExam(sendings, undefined) };
};

export const failedIn = (examined: readonly Examined[]): readonly string[] =>
  examined.filter(({ verdict }) => verdict === 'failed').map(({ entry }) => entry.name);
