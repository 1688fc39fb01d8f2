import { verifyWebhook, WebhookConfigError } from '@vid/sdk';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { inFlags } from './in-flags';

const partOf = (explanation: string, name: string): string =>
  explanation
    .split('\n')
    .find((line) => line.startsWith(name))
    ?.slice(name.length) ?? explanation;

/**
 * Refuses what can't be a secret before anything is done with it.
 *
 * @throws CliError that names the place, and of the secret only what is wrong with it
 */
export const checkSecrets = async (secrets: readonly string[], place: string): Promise<void> => {
  try {
    if (secrets.length > 0) await verifyWebhook('', {}, [...secrets]);
  } catch (error) {
    if (!(error instanceof WebhookConfigError)) return;
    const explanation = inFlags(await error.explain());
    throw new CliError(EXIT.usage, `${place} can't be used. ${partOf(explanation, 'Likely cause: ')}`, {
      next: partOf(explanation, 'Fix: '),
      facts: { code: error.code },
      cause: error,
    });
  }
};
