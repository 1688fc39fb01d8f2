import * as z from 'zod';
import { canParseUrl } from './can-parse-url';
import { isDataUri } from './data-uri';
import { fits } from './text';

/** Characters within which the host of a URL ends; a name has 253 at most. */
const LONGEST_ORIGIN = 4096;

/** Whether it parses. Of a long one the beginning settles that: nothing that stands after the host can be wrong. */
const parses = (value: string): boolean => {
  if (value.length <= LONGEST_ORIGIN) return canParseUrl(value);
  const origin = /^https?:[/\\]+[^/?#\\]*/i.exec(value.slice(0, LONGEST_ORIGIN))?.[0] ?? '';
  return origin.length < LONGEST_ORIGIN && canParseUrl(origin);
};

const isHttp = (value: string): boolean => /^https?:\/\//i.test(value) && parses(value);

/** A public http(s) URL or a data URI. Whether its host is public is for the one who connects. */
export const imageUrl = (description: string, limit?: { readonly max: number }) =>
  z
    .string()
    .refine((value) => limit === undefined || fits(value, limit.max), {
      error: `must have at most ${limit?.max ?? ''} characters`,
      abort: true,
    })
    .refine((value) => isDataUri(value) || isHttp(value), { error: 'must be a public http(s) URL or a data URI' })
    .meta({ ...(limit === undefined ? {} : { maxLength: limit.max }), description });

/** A public http(s) URL. */
export const httpUrl = (description: string) =>
  z.string().refine(isHttp, { error: 'must be a public http(s) URL' }).meta({ format: 'uri', description });
