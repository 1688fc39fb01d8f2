/** The flags of `vid proxy`, judged before anything is opened. */
import { baseUrlProblem } from '../base-url';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { leadsBack } from '../listen/own-address';
import { perhapsMeant } from '../meant-address';
import type { GlobalFlags } from '../settings';
import { shownAddress } from '../shown-address';
import { readPort } from '../webhook/listen-flags';

export interface ProxyFlags extends GlobalFlags {
  readonly to?: string;
  readonly port: string;
  readonly host: string;
  readonly record?: string;
  readonly quiet?: boolean;
  readonly force?: boolean;
}

export interface ProxySettings {
  readonly to: URL;
  readonly host: string;
  readonly port: number;
}

export const readProxyFlags = ({ to, port, host }: ProxyFlags): ProxySettings => {
  if (to === undefined)
    throw new CliError(EXIT.usage, '--to is missing: the service that exchanges are passed on to.', {
      next: 'Name it: vid proxy --to https://HOST, or the address that `vid server start` prints.',
    });
  const problem = baseUrlProblem(to);
  if (problem !== undefined)
    throw new CliError(EXIT.usage, `--to ${shownAddress(to)} ${problem}.`, {
      next: `${perhapsMeant(to)}Write the root of the host, like https://api.example.com.`,
    });
  const url = new URL(to);
  const number = readPort(port);
  if (number !== 0 && leadsBack(to, `http://${host.includes(':') ? `[${host}]` : host}:${number}`, undefined))
    throw new CliError(EXIT.usage, `--to ${shownAddress(to)} is the address of this proxy itself.`, {
      next: 'Name the service; where both want the same port, give the proxy another one with --port.',
    });
  return { to: url, host, port: number };
};
