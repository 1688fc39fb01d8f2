/** Which deliveries are told of, by what became of them: `--status`. */
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import type { ReceivedDelivery } from '../listen/received-delivery';
import { didYouMean } from '../nearest-name';
import { isAccepted } from './sent';

type Test = (received: ReceivedDelivery) => boolean;

/** Whether nobody has to look at it: it was verified, and the app, if there is one, has taken it. */
export const isFine = ({ refusal, forwarded, answeredEarly }: ReceivedDelivery): boolean => {
  const last = forwarded.at(-1);
  return refusal === undefined && (last === undefined ? !answeredEarly : isAccepted(last.sent));
};

const NAMES: Readonly<Record<string, Test>> = {
  ok: isFine,
  failed: (received) => !isFine(received),
  refused: ({ refusal }) => refusal !== undefined,
};

const statusTest = (name: string): Test | undefined => {
  if (Object.hasOwn(NAMES, name)) return NAMES[name];
  if (!/^[1-5](\d\d|xx)$/i.test(name)) return undefined;
  const pattern = new RegExp(`^${name.replace(/xx$/i, '\\d\\d')}$`);
  return ({ status }) => pattern.test(String(status));
};

/** Reads names separated by commas; without any, every delivery passes. */
export const readStatuses = (text: string | undefined): Test => {
  if (text === undefined) return () => true;
  const names = text.split(',').map((name) => name.trim());
  const tests = names.map(statusTest);
  const wrong = names.find((_name, at) => tests[at] === undefined);
  if (wrong !== undefined)
    throw new CliError(EXIT.usage, `--status: ${wrong === '' ? "''" : wrong} is no status of a delivery.`, {
      next: `${didYouMean(wrong, Object.keys(NAMES))}Use ok, failed, refused, an HTTP status such as 404, or a class of them such as 5xx.`,
    });
  return (received) => tests.some((test) => test?.(received) === true);
};
