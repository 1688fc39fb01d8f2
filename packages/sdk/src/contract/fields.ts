/** The members of a render request as plain descriptions, for flags, help and tables. Made from the schema. */
import { z } from 'zod';
import { renderRequestSchema } from './render-request';

/** One member of a render request. */
export interface RequestField {
  /** Its name on the wire. */
  readonly name: string;
  readonly type: 'text' | 'number' | 'boolean' | 'choice' | 'list' | 'scenes';
  readonly description: string;
  /** The allowed values of a `choice`. */
  readonly values?: readonly string[];
  /** Whether it takes an http(s) URL or a data URI of an image. */
  readonly image: boolean;
}

interface JsonSchema {
  readonly type?: string;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly items?: { readonly type?: string };
}

const typeOf = ({ type, enum: values, items }: JsonSchema): RequestField['type'] => {
  if (values !== undefined) return 'choice';
  if (type === 'array') return items?.type === 'object' ? 'scenes' : 'list';
  if (type === 'number' || type === 'boolean') return type;
  return 'text';
};

/** Lists every member, in the specification's order. */
export const listRequestFields = (): readonly RequestField[] => {
  const { properties = {} } = z.toJSONSchema(renderRequestSchema, { io: 'input' });
  return Object.entries(properties as Record<string, JsonSchema>).map(([name, schema]) => ({
    name,
    type: typeOf(schema),
    description: schema.description ?? '',
    ...(schema.enum === undefined ? {} : { values: schema.enum }),
    image: /_(logo|image)_url$/.test(name),
  }));
};
