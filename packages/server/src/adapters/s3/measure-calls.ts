/**
 * Takes note of how long each call of S3 takes and whether it failed: each for itself that the SDK sends, also where it is sent
 * again and goes well in the end. That an object is not there is an answer; that nobody waits any more is no failure.
 */
import type { S3Client } from '@aws-sdk/client-s3';
import type { Meter } from '../../ports/meter';
import { S3_CALLS } from '../../ports/metrics';
import { isMissing } from './explain-failure';

const callOf = (command: unknown): string => {
  const name = String(command).replace(/Command$/, '');
  return S3_CALLS.find((call) => call === name) ?? 'other';
};

export const measureCalls = (client: S3Client, meter: Meter): void =>
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const labels = { call: callOf(commandName) };
        const began = performance.now();
        try {
          return await next(args);
        } catch (error) {
          if (!isMissing(error) && (error as Error).name !== 'AbortError') meter.add('s3CallsFailed', labels);
          throw error;
        } finally {
          meter.observe('s3Seconds', (performance.now() - began) / 1000, labels);
        }
      },
    // Within the repeats, around whatever reads an answer. A link is signed without coming here.
    { name: 'vidMeasure', step: 'deserialize', priority: 'high' },
  );
