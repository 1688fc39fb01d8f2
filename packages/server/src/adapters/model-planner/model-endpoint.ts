/** Where the user's own model is asked: any endpoint that speaks as OpenAI's does, such as Ollama, llama.cpp or vLLM. */
import { canParseUrl } from '@vid/sdk/contract';
import { ConfigError } from '../../config-error';

export interface ModelEndpoint {
  /** What its paths begin with, such as `http://localhost:11434/v1`. */
  readonly base: string;
  /** The first that the endpoint lists, where it is not said. */
  readonly model?: string | undefined;
  /** Sent as a bearer token, and nowhere shown. */
  readonly key?: string | undefined;
}

export interface ModelSettings {
  readonly url: string;
  readonly model?: string | undefined;
  readonly key?: string | undefined;
}

/** For whoever left the scheme out; nothing is shown that could hold a password. */
const perhaps = (url: string): string =>
  /^[\w.-]+(:\d+)(\/[\w./-]*)?$|^[\w-]+(\.[\w-]+)+(\/[\w./-]*)?$/.test(url)
    ? ` Perhaps ${/^(localhost|[\d.]+)(:|\/|$)/.test(url) ? 'http' : 'https'}://${url} is meant.`
    : '';

const CHAT = '/chat/completions';

/** @throws {ConfigError} for what is no address that can be asked */
export const modelEndpoint = ({ url, model, key }: ModelSettings): ModelEndpoint => {
  const parsed = canParseUrl(url) ? new URL(url) : undefined;
  if (parsed === undefined || !/^https?:$/.test(parsed.protocol))
    throw new ConfigError(
      `The planner must be an http(s) URL of an OpenAI-compatible endpoint, like http://localhost:11434/v1 (--planner, VID_PLANNER_URL).${perhaps(url)}`,
    );
  if (parsed.username !== '' || parsed.password !== '')
    throw new ConfigError("The planner's URL must hold no name and no password: a key goes into VID_PLANNER_KEY.");
  const path = parsed.pathname.replace(/\/+$/, '');
  const base = path.endsWith(CHAT) ? path.slice(0, -CHAT.length) : path;
  return {
    base: `${parsed.origin}${base === '' ? '/v1' : base}`,
    ...(model === undefined || model === '' ? {} : { model }),
    ...(key === undefined || key === '' ? {} : { key }),
  };
};

/** As it may be shown. */
export const hostOf = ({ base }: ModelEndpoint): string => new URL(base).host;
