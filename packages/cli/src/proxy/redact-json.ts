/**
 * A JSON value without secrets. What is named like one is hidden with everything below it, whether it is a text, a number, a
 * list or an object; so is the value beside a name, as lists of headers and of form fields have it. What is true, false or null
 * lets nobody in.
 */
import { isSecretName } from '../secret-name';

export interface RedactJsonPorts {
  /** The placeholder of a secret. */
  readonly hide: (secret: string) => string;
  /** A text without the secrets that are known by their form. */
  readonly text: (text: string) => string;
}

type Members = Readonly<Record<string, unknown>>;

const NAMING: readonly string[] = ['name', 'key', 'field', 'header', 'label', 'param'];
const NAMED: readonly string[] = ['value', 'values', 'val', 'content', 'contents', 'data', 'text'];
/** What is longer is no name. */
const LONGEST_NAME = 64;

const isNamed = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= LONGEST_NAME && isSecretName(value);

/** How deliveries are signed, which the service tells everybody. */
const isScheme = (name: string, value: Members): boolean =>
  name === 'signature' &&
  typeof value['header'] === 'string' &&
  typeof value['scheme'] === 'string' &&
  typeof value['replay_window_seconds'] === 'number' &&
  Object.keys(value).length === 3;

/** JSON that travels within a text. */
const nested = (text: string): unknown => {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

export const createRedactJson = ({ hide, text }: RedactJsonPorts): ((value: unknown) => unknown) => {
  const words = (value: string): string => {
    const inner = nested(value);
    if (inner === undefined) return text(value);
    const left = JSON.stringify(walk(inner, false));
    return left === JSON.stringify(inner) ? text(value) : left;
  };

  const members = (value: Members, isSecret: boolean): unknown => {
    const beside = Object.entries(value).some(([name, inner]) => NAMING.includes(name.toLowerCase()) && isNamed(inner));
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => {
        const isPublic = typeof inner === 'object' && inner !== null && isScheme(name, inner as Members);
        const hides = isSecret || (!isPublic && isSecretName(name)) || (beside && NAMED.includes(name.toLowerCase()));
        return [text(name), walk(inner, hides)];
      }),
    );
  };

  const walk = (value: unknown, isSecret: boolean): unknown => {
    if (typeof value === 'string') return isSecret && value !== '' ? hide(value) : words(value);
    if (typeof value === 'number') return isSecret ? hide(String(value)) : value;
    if (typeof value !== 'object' || value === null) return value;
    if (!Array.isArray(value)) return members(value as Members, isSecret);
    const isPair = value.length === 2 && isNamed(value[0]);
    return value.map((inner: unknown, at) => walk(inner, isSecret || (isPair && at === 1)));
  };

  // A value alone has no name that says what it is.
  return (value) => walk(value, typeof value !== 'object');
};
