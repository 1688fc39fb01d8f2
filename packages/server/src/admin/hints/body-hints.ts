/**
 * What the members of a body were probably meant to be, by its schema in the contract: names and values that are near to known
 * ones, and values of another type that could be meant.
 */
import { nearestName } from '../../nearest-name';

/** As much of a JSON Schema as hints need. */
export interface BodySchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, BodySchema>>;
  readonly items?: BodySchema;
}

const MOST = 20;

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const quoted = (value: unknown): string => JSON.stringify(value).slice(0, 80);

/** A value of the type that is asked for, where one is meant; undefined where nobody could know. */
const meantBy = (value: unknown, type: string | undefined): unknown => {
  if (typeof value === 'string') {
    const text = value.trim();
    if ((type === 'number' || type === 'integer') && text !== '' && Number.isFinite(Number(text))) return Number(text);
    if (type === 'boolean' && /^(?:true|false)$/i.test(text)) return text.toLowerCase() === 'true';
  }
  if (type === 'string' && (typeof value === 'number' || typeof value === 'boolean')) return String(value);
  if (type === 'array' && (typeof value === 'string' || isMembers(value))) return [value];
  return undefined;
};

const valueHint = (schema: BodySchema, value: unknown, path: string): string | undefined => {
  const texts = schema.enum?.filter((one) => typeof one === 'string') ?? [];
  if (typeof value === 'string' && texts.length > 0) {
    const near = texts.includes(value) ? undefined : nearestName(value, texts);
    return near && `${path} is ${quoted(value)}: did you mean ${quoted(near)}?`;
  }
  const meant = meantBy(value, schema.type);
  return meant === undefined ? undefined : `${path} is ${quoted(value)}: send ${quoted(meant)}.`;
};

const walk = (schema: BodySchema, value: unknown, path: string): readonly string[] => {
  const { properties, items } = schema;
  if (items !== undefined && Array.isArray(value))
    return value.flatMap((entry: unknown, index) => walk(items, entry, `${path}.${index}`));
  if (properties === undefined || !isMembers(value)) {
    const hint = valueHint(schema, value, path);
    return hint === undefined ? [] : [hint];
  }
  return Object.entries(value).flatMap(([name, member]) => {
    const at = path === '' ? name : `${path}.${name}`;
    const known = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (known !== undefined) return walk(known, member, at);
    const near = nearestName(
      name,
      Object.keys(properties).filter((other) => !Object.hasOwn(value, other)),
    );
    return near === undefined ? [] : [`${at.slice(0, 120)} is no member: did you mean ${near}?`];
  });
};

export const bodyHints = (schema: BodySchema, body: unknown): readonly string[] =>
  isMembers(body) ? walk(schema, body, '').slice(0, MOST) : [];
