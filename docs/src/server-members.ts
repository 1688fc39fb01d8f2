/** The members of the server's config file, one by one, as its JSON Schema tells them. */

/** What is used of a JSON Schema, and what the server's own schemas say beside it. */
export interface MemberSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, MemberSchema>>;
  readonly items?: MemberSchema;
  readonly additionalProperties?: MemberSchema | boolean;
  readonly anyOf?: readonly MemberSchema[];
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly description?: string;
  readonly default?: unknown;
  readonly unit?: string;
  readonly flag?: string;
  readonly variable?: string;
}

/** One member, in words. */
export interface ServerMember {
  /** With dots; `N` stands for each entry of a list. */
  readonly name: string;
  readonly path: readonly string[];
  readonly type: string;
  readonly unit: string;
  readonly limits: string;
  readonly about: string;
  /** The default that the schema tells. */
  readonly told: unknown;
  /** Without its dashes. */
  readonly flag: string | undefined;
  readonly variable: string | undefined;
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** The schema itself, where null is taken as well. */
const valueOf = (schema: MemberSchema): MemberSchema => schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;

const typeOf = (schema: MemberSchema): string => {
  const { type = '', enum: values, items, additionalProperties: each } = valueOf(schema);
  const orNull = schema.anyOf?.some((one) => one.type === 'null') === true ? ', or null' : '';
  if (values !== undefined) return values.map((value) => `\`${value}\``).join(', ') + orNull;
  if (items !== undefined && items.properties === undefined) return `a list of texts${orNull}`;
  if (typeof each === 'object') return `an object of texts${orNull}`;
  return (TYPES[type] ?? type) + orNull;
};

const thousands = (value: number): string => value.toLocaleString('en');

const limitsOf = (schema: MemberSchema): string => {
  const { minimum, exclusiveMinimum: above, maximum, minLength, maxLength } = valueOf(schema);
  const most = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
  if (maxLength !== undefined) return `${minLength ?? 0} to ${maxLength} characters`;
  if (minLength !== undefined) return 'not empty';
  if (above !== undefined) return `above ${thousands(above)}`;
  if (minimum === undefined) return '';
  return most === undefined ? `from ${thousands(minimum)}` : `${thousands(minimum)} to ${thousands(most)}`;
};

const memberOf = (schema: MemberSchema, path: readonly string[]): ServerMember => {
  const name = path.join('.');
  const { description, unit = '', flag, variable } = schema;
  if (description === undefined) throw new Error(`${name} lacks its description in the schema of the config file.`);
  return {
    name,
    path,
    type: typeOf(schema),
    unit,
    limits: limitsOf(schema),
    about: description,
    told: schema.default,
    flag,
    variable,
  };
};

/** Each member before those within it; the limits of an account are those of the server, and stand there. */
export const serverMembers = (schema: MemberSchema, before: readonly string[] = []): readonly ServerMember[] =>
  Object.entries(valueOf(schema).properties ?? {}).flatMap(([name, member]) => {
    const path = [...before, name];
    const { items } = valueOf(member);
    const isTold = before.length > 0 && name === 'limits';
    if (isTold) return [memberOf(member, path)];
    const within = items === undefined ? serverMembers(member, path) : serverMembers(items, [...path, 'N']);
    return [memberOf(member, path), ...within];
  });
