/** Options that there are not, named with the one that was probably meant. */
import { API_KEY_PREFIX } from '@vid/sdk/contract';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { nearestName } from '../nearest-name';

/** A name may be quoted unless it may be a secret, which a mistaken `listen({ [secret]: … })` makes a name. */
const isQuotable = (name: string): boolean => /^[a-z_]\w{0,30}$/i.test(name) && !name.startsWith(API_KEY_PREFIX);

/** Whether these are one word in two forms, as `retry` and `retries` are. */
const isForm = (name: string, one: string): boolean =>
  name.toLowerCase().replace(/y$/, 'ie').replace(/s$/, '') === one.toLowerCase().replace(/y$/, 'ie').replace(/s$/, '');

/** Another form of the word, the name that begins the same, as `timeout` does `timeoutMs`, or one that is near. */
const meant = (name: string, known: readonly string[]): string | undefined =>
  known.find((one) => isForm(name, one)) ??
  nearestName(name, known) ??
  known.find((one) => name.length > 3 && one.toLowerCase().startsWith(name.toLowerCase()));

/** @throws CliError naming the first option that `call` does not know */
export const refuseUnknown = (call: string, options: object, known: readonly string[]): void => {
  const name = Object.keys(options).find((one) => !known.includes(one));
  if (name === undefined) return;
  const nearest = meant(name, known);
  throw new CliError(
    EXIT.usage,
    `${call} has no option ${isQuotable(name) ? `\`${name}\`` : `with such a name, of ${name.length} characters`}.`,
    { next: nearest === undefined ? `Its options are ${known.join(', ')}.` : `Did you mean \`${nearest}\`?` },
  );
};
