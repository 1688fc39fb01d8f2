/** Verifies every delivery of a capture; one that fails does not end it. */
import { type WebhookDelivery, WebhookVerificationError } from '@vid/sdk';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import type { Io } from '../io';
import { inOneLine } from '../terminal-text';
import type { CapturedDelivery } from './captured-delivery';
import { likelyFramework } from './likely-framework';

interface Verdict {
  readonly number: number;
  readonly result: WebhookDelivery | WebhookVerificationError;
}

const lineOf = ({ number, result }: Verdict): string =>
  result instanceof WebhookVerificationError
    ? `#${number} refused: ${result.code}`
    : `#${number} verified: ${inOneLine(`${result.event} ${result.delivery_id}`)}`;

const memberOf = ({ number, result }: Verdict): object =>
  result instanceof WebhookVerificationError
    ? { number, verified: false, code: result.code }
    : { number, verified: true, ...result };

/** Each kind of failure once, by its first. */
const explain = async (
  failed: readonly (readonly [number: number, error: WebhookVerificationError])[],
): Promise<string> => {
  const kinds = failed.filter(([, { code }], at) => failed.findIndex(([, other]) => other.code === code) === at);
  const texts = kinds.map(async ([number, error]) => {
    const why = await error.explain({ framework: likelyFramework() });
    const old =
      error.code === 'timestamp_too_old' ? ' An old capture is judged at its own time with --now SECONDS.' : '';
    return `#${number}: ${why}${old}`;
  });
  return (await Promise.all(texts)).join('\n');
};

/** @throws CliError when some fail; what is wrong with the secrets is thrown as it is */
export const verifyAll = async (
  io: Io,
  captured: readonly CapturedDelivery[],
  verify: (delivery: CapturedDelivery) => Promise<WebhookDelivery>,
): Promise<void> => {
  const verdicts: Verdict[] = [];
  for (const [at, delivery] of captured.entries()) {
    const result = await verify(delivery).catch((error: unknown) => {
      if (error instanceof WebhookVerificationError) return error;
      throw error;
    });
    verdicts.push({ number: at + 1, result });
  }
  io.list(verdicts.map(memberOf), verdicts.map(lineOf).join('\n'));
  const failed = verdicts.flatMap(({ number, result }) =>
    result instanceof WebhookVerificationError ? [[number, result] as const] : [],
  );
  if (failed.length === 0) return;
  throw new CliError(
    EXIT.verificationFailed,
    `${failed.length} of ${captured.length} deliveries failed verification: ${failed.map(([number]) => `#${number}`).join(', ')}.`,
    { next: await explain(failed) },
  );
};
