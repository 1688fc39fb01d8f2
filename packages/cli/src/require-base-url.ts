import { baseUrlProblem, changeOf, setBaseUrlSource } from './base-url';
import { CliError } from './cli-error';
import { EXIT } from './exit-codes';
import { perhapsMeant } from './meant-address';
import type { Settings } from './settings';

const ADVICE = 'Render on this machine with --local, start a service with `vid server start`, or set VID_BASE_URL.';

/** The configured service, or what is wrong with the setting; `advice` for commands that do something else with it than others. */
export const requireBaseUrl = ({ baseUrl, unread }: Settings, advice = ADVICE): string => {
  if (baseUrl === undefined && unread !== undefined) throw unread;
  if (baseUrl === undefined) {
    throw new CliError(EXIT.usage, 'No service is configured: there is no base URL.', {
      next: advice,
    });
  }
  setBaseUrlSource(baseUrl.source);
  const wrong = baseUrlProblem(baseUrl.value);
  if (wrong !== undefined)
    throw new CliError(EXIT.usage, `The base URL from ${baseUrl.source} ${wrong}; nothing was sent.`, {
      next: `${perhapsMeant(baseUrl.value)}${changeOf(baseUrl)
        .replace(/^vid .*/, '`$&`')
        .replace(/^c/, 'C')}: the root of a host, like https://api.example.com.`,
    });
  return baseUrl.value;
};
