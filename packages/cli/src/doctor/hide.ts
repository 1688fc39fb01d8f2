/**
 * What a stranger may read: no secret by its value or by its looks, and no path of the home folder. A secret is whatever this
 * command read as one, what variables and files hold that are called so, and what stands before the @ of an address.
 */
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { redactText, rememberSecret } from '@vid/sdk';
import { heldSecrets } from '../held-secrets';
import { textOf } from '../text-of';

/** Variables whose value is a credential, whoever they belong to. */
const SECRET_NAME = /key|secret|token|passw|credential|auth|cookie|signature/i;

/** What an address says about who asks, as it stands there and decoded. */
const inAddress = (text: string): readonly string[] => {
  const [, user = '', password = ''] = /^[a-z][a-z0-9+.-]*:\/\/([^/?#\s:@]*):?([^/?#\s]*)@/i.exec(text) ?? [];
  const query = text.includes('://')
    ? text
        .split(/[?#&]/)
        .slice(1)
        .map((pair) => pair.replace(/^[^=]*=/, ''))
    : [];
  return [user, password, ...query].flatMap((part) => {
    try {
      return [part, decodeURIComponent(part)];
    } catch {
      return [part];
    }
  });
};

/** Every text in a value, with the name of the member that it stands under. */
const textsIn = (value: unknown, name = ''): readonly (readonly [name: string, text: string])[] => {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([member, inner]) => textsIn(inner, member));
};

const readJson = (path: string): unknown => {
  try {
    return existsSync(path) ? (JSON.parse(textOf(readFileSync(path), 'settings', path)) as unknown) : undefined;
  } catch {
    return undefined;
  }
};

/** Names of members whose values are shown. */
const OPEN_MEMBERS: readonly string[] = ['baseUrl', 'keyFor', 'profile', '$schema'];

/** Takes down all secrets that may come up; `files` are settings, read once more for what in them means nothing. */
export const rememberSecrets = (files: readonly string[], env: NodeJS.ProcessEnv = process.env): void => {
  const variables = Object.entries(env).flatMap(([name, value = '']) => [
    ...(SECRET_NAME.test(name) ? [value] : []),
    ...inAddress(value),
  ]);
  const members = files
    .flatMap((path) => textsIn(readJson(path)))
    .flatMap(([name, text]) => [...(OPEN_MEMBERS.includes(name) ? [] : [text]), ...inAddress(text)]);
  // The oldest are forgotten first where there are very many: this command's own come last.
  for (const secret of [...variables, ...members, ...heldSecrets()]) rememberSecret(secret.trim());
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The path of the home folder as ~; a folder that only begins like it stays. */
export const shortenHome = (text: string, home: string = homedir()): string =>
  home.length < 2 ? text : text.replaceAll(new RegExp(`${escaped(home)}(?![\\w.-])`, 'g'), '~');

/** The text as a stranger may read it. */
export const hideSecretsIn = (text: string): string => redactText(text).replaceAll(/:\/\/[^\s/?#]*@/g, '://');
