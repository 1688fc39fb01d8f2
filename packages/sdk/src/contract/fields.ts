/** Members of a render request and of event payloads as plain descriptions, for flags, help and samples. Made from the schemas. */
import * as z from 'zod';
import type { EventName } from './event-names';
import { eventPayloads } from './events';
import { renderRequestSchema } from './render-request';

/** One member of a render request. */
export interface RequestField {
  /** Its name on the wire. */
  readonly name: string;
  /** How a value looks. */
  readonly type: 'text' | 'number' | 'boolean' | 'choice' | 'list' | 'scenes';
  /** What it is for, in one line. */
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

/** One member of an event's payload. */
export interface PayloadMember {
  /** Its name in the payload. */
  readonly name: string;
  /** How a value looks. */
  readonly type: 'text' | 'number' | 'integer' | 'boolean';
}

const memberType = ({
  anyOf,
  ...schema
}: JsonSchema & { readonly anyOf?: readonly JsonSchema[] }): PayloadMember['type'] => {
  const { type } = anyOf?.[0] ?? schema;
  return type === 'number' || type === 'integer' || type === 'boolean' ? type : 'text';
};

/** Lists the members that this contract knows of an event's payload. */
export const listPayloadMembers = (event: EventName): readonly PayloadMember[] => {
  const { properties = {} } = z.toJSONSchema(eventPayloads[event]);
  return Object.entries(properties as Record<string, JsonSchema>).map(([name, schema]) => ({
    name,
    type: memberType(schema),
  }));
};
