/**
 * One line of a batch, and what tells it from all others: a hash of its request and which one of the equal lines it is. Its
 * number and its id are not part of that, so a line that is moved or renamed between two runs stays the same render, and
 * one whose request was changed is another.
 */
import { createHash } from 'node:crypto';
import type { RenderRequest } from '@vid/sdk';

export interface BatchLine {
  /** Its number in the file, from 1. */
  readonly number: number;
  /** The caller's own name for it. */
  readonly id: string | null;
  readonly identity: string;
  /** Reads the request anew, with its images: a large batch would not fit into memory. */
  load(): RenderRequest;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The same value with its members in order, so that equal requests are equal bytes. */
export const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isObject(value)) return value;
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, inOrder(value[name])]));
};

/** The fingerprint of a request whose members are in order. */
export const contentHash = (request: unknown): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex').slice(0, 16);

/** What people know the line by. */
export const lineName = ({ number, id }: Pick<BatchLine, 'number' | 'id'>): string =>
  id === null ? `line ${number}` : `line ${number} (${id})`;

/** The name of its video: the id, or the number with what keeps another run from taking the same one. */
export const fileName = ({ number, id, identity }: BatchLine): string =>
  id === null ? `line-${number}-${identity.slice(0, 8)}${identity.slice(16).replace(/^-1$/, '')}.mp4` : `${id}.mp4`;
