/**
 * Makes sure that an event is delivered to a URL, however often it is called: an active webhook is left alone, one that
 * was switched off is switched on, a missing one is made.
 */
import type { ApiResponse, WithResponse } from '../call/api-promise';
import { CALL_OPTIONS, type CallOptions } from '../call/call-options';
import type { Hook } from '../contract';
import type { OptionNames } from '../options/check-options';

/** A webhook that is there now. */
export interface EnsuredWebhook {
  /** The webhook as it is now. */
  readonly hook: Hook;
  /** Whether it was there before. */
  readonly reused: boolean;
  /** The signing secret, of a webhook that was made now or that was replaced. */
  readonly secret: string | undefined;
  /** Why there is no secret, and how to get one. */
  readonly explanation: string | undefined;
}

/** How `webhooks.ensure` treats a webhook that was there. */
export interface EnsureOptions {
  /**
   * Deletes a webhook that was there and makes it anew, so that there is a secret to show. Deliveries that are under way
   * for the old one are lost, and its secret verifies nothing any more. Default false.
   */
  readonly replace?: boolean | undefined;
}

/** Their names, with those of the calls. */
export const ENSURE_OPTIONS: OptionNames<CallOptions & EnsureOptions> = { ...CALL_OPTIONS, replace: 'flag' };

/** The calls that it is made of. */
export interface WebhookCalls {
  list(): Promise<WithResponse<{ readonly hooks: readonly Hook[] }>>;
  create(): Promise<
    WithResponse<{ readonly hook: Hook; readonly secret?: string | undefined; readonly reused?: boolean | undefined }>
  >;
  activate(id: Hook['id']): Promise<WithResponse<{ readonly hook: Hook }>>;
  remove(id: Hook['id']): Promise<unknown>;
}

const WHY_NO_SECRET =
  'A secret is shown only once. Use that of VID_WEBHOOK_SECRET, or ensure(params, { replace: true }).';

const reused = (hook: Hook, response: ApiResponse): WithResponse<EnsuredWebhook> => ({
  data: { hook, reused: true, secret: undefined, explanation: WHY_NO_SECRET },
  response,
});

const create = async (calls: WebhookCalls): Promise<WithResponse<EnsuredWebhook>> => {
  const { data, response } = await calls.create();
  if (data.secret === undefined) return reused(data.hook, response);
  return { data: { hook: data.hook, reused: false, secret: data.secret, explanation: undefined }, response };
};

/** Finds the webhook of the pair, or makes it. */
export const ensureWebhook = async (
  calls: WebhookCalls,
  { event, webhook_url: url }: { readonly event: string; readonly webhook_url: string },
  { replace = false }: EnsureOptions,
): Promise<WithResponse<EnsuredWebhook>> => {
  const { data, response } = await calls.list();
  const known = data.hooks.find((hook) => hook.event === event && hook.webhook_url === url);
  if (known === undefined) return create(calls);
  if (replace) {
    await calls.remove(known.id);
    return create(calls);
  }
  if (known.active) return reused(known, response);
  const activated = await calls.activate(known.id);
  return reused(activated.data.hook, activated.response);
};
