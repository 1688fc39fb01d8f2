/** How a refusal looks over HTTP: its status, its body and what its headers add. Specification: Errors. */
import { ERRORS, type ErrorCode } from '@vid/sdk/contract';
import type { Policies } from '../domain/policies';
import type { Refusal, RefusalKind } from '../domain/refusals';

type Body = Readonly<Record<string, unknown>> & { readonly error: string };
export interface Look {
  readonly status: number;
  readonly body: Body;
  readonly headers?: Readonly<Record<string, string>>;
}
/** A look for each refusal. */
export type Looks = {
  readonly [K in RefusalKind]: (refusal: Refusal & { readonly kind: K }, policies: Policies) => Look;
};

/** A coded error with the status that the specification shows for it. */
export const coded = (code: ErrorCode, error: string, more: Readonly<Record<string, unknown>> = {}): Look => ({
  status: ERRORS[code].status ?? 400,
  body: { error, code, ...more },
});

export const plain = (status: number, error: string): Look => ({ status, body: { error } });
