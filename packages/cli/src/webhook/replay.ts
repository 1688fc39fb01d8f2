/** `vid webhook replay`: sends captured deliveries again, as they were or with something wrong with them. */
import { DELIVERY_HEADERS } from '@vid/sdk/contract';
import { type Command, Option } from 'commander';
import { EXIT } from '../exit-codes';
import { openSession } from '../session';
import { type CapturedDelivery, readCaptures } from './captured-delivery';
import { postDelivery } from './post-delivery';

type Mutation = (deliveries: readonly CapturedDelivery[]) => readonly CapturedDelivery[];

const each =
  (change: (delivery: CapturedDelivery) => CapturedDelivery): Mutation =>
  (deliveries) =>
    deliveries.map(change);

const isTimestamp = (name: string): boolean => name.toLowerCase() === DELIVERY_HEADERS.timestamp.toLowerCase();

/** Changes one byte in the middle of the body. */
const tampered = (body: Buffer): Buffer => {
  const copy = Buffer.from(body);
  const middle = Math.floor(copy.length / 2);
  if (copy.length > 0) copy.writeUInt8((copy.readUInt8(middle) ^ 1) & 0xff, middle);
  return copy;
};

export const MUTATIONS: Readonly<Record<string, Mutation>> = {
  duplicate: (deliveries) => deliveries.flatMap((delivery) => [delivery, delivery]),
  reorder: (deliveries) => [...deliveries].reverse(),
  stale: each((delivery) => ({
    ...delivery,
    headers: delivery.headers.map(([name, value]) =>
      isTimestamp(name) ? [name, String(Number(value) - 3600)] : [name, value],
    ),
  })),
  tamper: each((delivery) => ({ ...delivery, body: tampered(delivery.body) })),
  truncate: each((delivery) => ({
    ...delivery,
    body: delivery.body.subarray(0, Math.floor(delivery.body.length / 2)),
  })),
};

interface ReplayFlags {
  readonly to: string;
  readonly mutate?: readonly string[];
}

export const defineReplay = (parent: Command): void => {
  const command = parent
    .command('replay')
    .argument('<file>', 'captured deliveries; - is stdin')
    .summary('Send captured deliveries again')
    .description('Send captured deliveries again, as they were or with something wrong with them')
    .requiredOption('--to <url>', 'your receiver')
    .addOption(
      new Option('--mutate <name>', 'what to do to them; can be repeated')
        .choices(Object.keys(MUTATIONS))
        .argParser((value: string, all: readonly string[] | undefined) => {
          if (!Object.hasOwn(MUTATIONS, value))
            command.error(`error: there is no mutation ${value}; there are ${Object.keys(MUTATIONS).join(', ')}`);
          return [...(all ?? []), value];
        }),
    )
    .action(async (file: string, { to, mutate = [] }: ReplayFlags) => {
      const session = await openSession(command);
      const deliveries = mutate.reduce((all, name) => MUTATIONS[name]?.(all) ?? all, readCaptures(file));
      let refused = false;
      for (const delivery of deliveries) {
        const answer = await postDelivery(to, delivery);
        refused ||= answer.status >= 300;
        session.io.line(answer, `${answer.status} in ${answer.ms} ms`);
      }
      if (refused) process.exitCode = EXIT.network;
    });
};
