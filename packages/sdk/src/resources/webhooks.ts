import type { WebhookDelivery } from '@vid/webhook-verify';
import { ApiPromise, type WithResponse } from '../call/api-promise';
import type { CallOptions } from '../call/call-options';
import type { Caller, RepeatableCall } from '../call/caller';
import {
  ENDPOINT_PATHS,
  type EndpointName,
  type EventList,
  type Hook,
  type HookCreateBody,
  type HookCreated,
  type HookDeleted,
  type HookTested,
  type HookUpdateBody,
  type Open,
  type SubscribableEvent,
} from '../contract';
import { environment } from '../environment';
import { rememberSecret } from '../observe/secret-values';
import { checkOptions } from '../options/check-options';
import { checkKind } from '../options/kinds';
import { toJson } from '../options/to-json';
import type { VerifiedDelivery } from '../types/verified-delivery';
import { ENSURE_OPTIONS, type EnsuredWebhook, type EnsureOptions, ensureWebhook } from './ensure-webhook';
import { fillPath } from './fill-path';
import { refuseInvalidHook } from './refuse-invalid-hook';
import { type UnwrapOptions, unwrapDelivery, type WebhookRequest } from './unwrap-delivery';

/** A webhook to be made. Specification: POST /api/webhooks/hooks. */
export interface WebhookCreateParams extends Readonly<Omit<HookCreateBody, 'event' | 'description'>> {
  /** The one event that it listens to. */
  readonly event: Open<SubscribableEvent>;
  /** Public http(s) URL, up to 2,000 characters. */
  readonly webhook_url: string;
  /** Up to 200 characters. */
  readonly description?: string;
}

/** What changes of a webhook; any of it resets its failure count. Specification: PATCH /api/webhooks/hooks/{id}. */
export type WebhookUpdateParams = { readonly [Name in keyof HookUpdateBody]?: NonNullable<HookUpdateBody[Name]> };

export interface WebhookPorts {
  readonly caller: Caller;
  /** Whether bodies are checked before they are sent. */
  readonly validate: boolean;
  /** Takes a verified delivery; false when it was here before. */
  readonly receive: (delivery: VerifiedDelivery) => boolean;
}

/** What differs from call to call. */
type Sending = Pick<RepeatableCall, 'shape' | 'whenGone'> &
  Partial<Pick<RepeatableCall, 'idempotent'>> & { readonly id?: string | number; readonly body?: object };

/** Webhooks: subscriptions, and the deliveries that arrive. */
export class WebhooksResource {
  readonly #ports: WebhookPorts;

  /** Made by `VidClient`. */
  constructor(ports: WebhookPorts) {
    this.#ports = ports;
  }

  /** Lists the events that a webhook can listen to. Specification: GET /api/webhooks/events. */
  events(options?: CallOptions): ApiPromise<EventList> {
    return this.#send('listEvents', { shape: { events: 'array' } }, options);
  }

  /** Lists the account's webhooks, without their secrets. Specification: GET /api/webhooks/hooks. */
  list(options?: CallOptions): ApiPromise<{ readonly hooks: readonly Hook[] }> {
    return this.#send('listHooks', { shape: { hooks: 'array' } }, options);
  }

  /**
   * Registers a webhook; 10 a minute, 60 an hour, 200 a day, 25 at a time. The secret of a new one is in this answer and
   * nowhere else, so a request whose answer was lost is not repeated. Specification: POST /api/webhooks/hooks.
   */
  create(params: WebhookCreateParams, options?: CallOptions): ApiPromise<HookCreated> {
    const created: ApiPromise<HookCreated> = this.#send(
      'createHook',
      { body: params, shape: { hook: 'object' }, idempotent: false },
      options,
    );
    return new ApiPromise(
      created.withResponse().then((answer) => {
        if (answer.data.secret !== undefined) rememberSecret(answer.data.secret);
        return answer;
      }),
    );
  }

  /** Changes a webhook and resets its failure count. Specification: PATCH /api/webhooks/hooks/{id}. */
  update(id: string | number, params: WebhookUpdateParams, options?: CallOptions): ApiPromise<{ readonly hook: Hook }> {
    return this.#send('updateHook', { id, body: params, shape: { hook: 'object' } }, options);
  }

  /** Deletes a webhook; its deliveries stop at once. Specification: DELETE /api/webhooks/hooks/{id}. */
  delete(id: string | number, options?: CallOptions): ApiPromise<HookDeleted> {
    return this.#send('deleteHook', { id, shape: { deleted: 'boolean' }, whenGone: { deleted: true } }, options);
  }

  /** Sends one signed ping to a webhook's URL and tells what it answered. Specification: POST /api/webhooks/hooks/{id}/test. */
  test(id: string | number, options?: CallOptions): ApiPromise<HookTested> {
    return this.#send('testHook', { id, shape: { delivered: 'boolean' }, idempotent: false }, options);
  }

  /**
   * Makes sure that an event is delivered to a URL, however often it is called. Only a webhook that is made now has a
   * secret to show; for one that was there, `explanation` says why there is none. The description is not compared.
   */
  ensure(params: WebhookCreateParams, options: CallOptions & EnsureOptions = {}): ApiPromise<EnsuredWebhook> {
    return new ApiPromise(this.#ensure(params, options));
  }

  async #ensure(
    params: WebhookCreateParams,
    options: CallOptions & EnsureOptions,
  ): Promise<WithResponse<EnsuredWebhook>> {
    checkOptions('webhooks.ensure', options, ENSURE_OPTIONS);
    checkKind('webhooks.ensure', 'params', params, 'object');
    const { replace, ...call } = options;
    const calls = {
      list: () => this.list(call).withResponse(),
      create: () => this.create(params, call).withResponse(),
      activate: (id: Hook['id']) => this.update(id, { active: true }, call).withResponse(),
      remove: (id: Hook['id']) => this.delete(id, call),
    };
    return ensureWebhook(calls, params, { replace });
  }

  /**
   * Verifies a request with `VID_WEBHOOK_SECRET`, takes its delivery as `receive` does, and gives it. Rejects when the
   * request is not of the service, and when there is no secret. Specification: Webhooks, Signature.
   */
  async unwrap(request: WebhookRequest, options: UnwrapOptions = {}): Promise<WebhookDelivery> {
    checkKind('webhooks.unwrap', 'request', request, 'object');
    checkKind('webhooks.unwrap', 'request.headers', request.headers, 'object');
    const delivery = await unwrapDelivery(request, options, environment());
    this.receive(delivery);
    return delivery;
  }

  /**
   * Takes a delivery that `verifyWebhook` has verified: whoever waits for its job looks at once, and lost renders are
   * looked for in it. Returns false for one that was here before.
   */
  receive(delivery: VerifiedDelivery): boolean {
    checkKind('webhooks.receive', 'delivery', delivery, 'object');
    checkKind('webhooks.receive', 'delivery.payload', delivery.payload, 'object');
    checkKind('webhooks.receive', 'delivery.delivery_id', delivery.delivery_id, 'text');
    return this.#ports.receive(delivery);
  }

  #send<T>(name: EndpointName, sending: Sending, options: CallOptions | undefined): ApiPromise<T> {
    const { method, path } = ENDPOINT_PATHS[name];
    const { id, body, idempotent = true, ...rest } = sending;
    const make = async (): Promise<RepeatableCall> => {
      if ('body' in sending) checkKind(name, 'params', body, 'object');
      if (this.#ports.validate && body !== undefined) refuseInvalidHook(name, body);
      const target = path.includes('{id}') ? fillPath(path, id as string | number) : path;
      return {
        ...rest,
        method,
        path: target,
        route: path,
        body: body === undefined ? undefined : toJson(name, 'params', body),
        idempotent,
      };
    };
    return new ApiPromise(make().then((call) => this.#ports.caller.call<T>(call, options)));
  }
}
