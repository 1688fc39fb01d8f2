import * as z from 'zod';
import { isDataUri } from './data-uri';
import { fits } from './text';

const isHttp = (value: string): boolean => /^https?:\/\//i.test(value) && URL.canParse(value);

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
