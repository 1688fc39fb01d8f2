/** Defects of webhooks and their deliveries. */
import { type Defect, defectsOf } from './defect';

const REUSED = 'if (reused) return json(200, «{ hook: toHookBody(hook), reused: true }»)';
const SIGNED = "'user-agent': USER_AGENT, ...«signed» }";
const PING_TIME = 'timestamp: «Math.floor(signedBy / 1000)»';
const headers = (change: string): string => `Object.fromEntries(Object.entries(signed)${change})`;

export const WEBHOOK_DEFECTS: readonly Defect[] = [
  ...defectsOf('server/src/http/endpoints/hooks.ts', [
    [
      'secret-told-again',
      'tells the secret again when a pair is reused',
      REUSED,
      '{ hook: toHookBody(hook), reused: true, secret: hook.secret }',
    ],
    ['reused-not-marked', 'does not say that a pair was registered', REUSED, '{ hook: toHookBody(hook) }'],
    [
      'secrets-listed',
      'lists secrets',
      '(await hooks.list(account.userId)).map(«toHookBody»)',
      '((hook) => ({ ...toHookBody(hook), secret: hook.secret }))',
    ],
    ['created-is-200', 'answers a new webhook with 200', 'return json(«201», { hook:', '200'],
    [
      'change-tells-failures',
      'tells of a changed webhook that it has failed',
      'json(200, { hook: «toHookBody(answer.value)» })',
      '{ ...toHookBody(answer.value), failure_count: 3 }',
    ],
    ['deleted-is-false', 'says that it did not delete', '{ deleted: «true» }', 'false'],
  ]),
  ...defectsOf('server/src/http/hook-body.ts', [
    ['hook-without-has-secret', 'leaves `has_secret` out', 'has_secret: «true»', 'undefined'],
    ['hook-without-failures', 'tells no failures', 'failure_count: «hook.failureCount»', '0'],
    ['hook-without-last-error', 'does not tell the last error', 'last_status: «hook.lastStatus»', 'null'],
    [
      'hook-without-last-delivery',
      'does not tell when something was delivered',
      'last_delivery_at: «hook.lastDeliveryAt === null»',
      'true',
    ],
  ]),
  ...defectsOf('server/src/http/endpoints/list-events.ts', [
    [
      'events-miss-one',
      'leaves an event out of the list',
      'json(200, «EVENTS»)',
      '{ ...EVENTS, events: EVENTS.events.slice(1) }',
    ],
    [
      'events-another-window',
      'tells another replay window',
      'json(200, «EVENTS»)',
      '{ ...EVENTS, signature: { ...EVENTS.signature, replay_window_seconds: 600 } }',
    ],
    [
      'events-another-header',
      'tells another header',
      'json(200, «EVENTS»)',
      "{ ...EVENTS, signature: { ...EVENTS.signature, header: 'X-Signature' } }",
    ],
  ]),
  ...defectsOf('server/src/domain/hook-decisions.ts', [
    [
      'reused-stays-off',
      'does not switch a reused webhook on',
      '{ ...same, active: «true», failureCount',
      'same.active',
    ],
    [
      'pair-registered-twice',
      'registers a pair twice',
      'hook.event === event && «hook.webhookUrl === webhookUrl»',
      'false',
    ],
    [
      'one-event-a-url',
      'lets a URL listen to one event only',
      'hooks.find((hook) => «hook.event === event» &&',
      'true',
    ],
    [
      'hook-limit-off-by-one',
      'takes 26 webhooks',
      '«hooks.length >= LIMITS.hooksPerAccount»',
      'hooks.length > LIMITS.hooksPerAccount',
    ],
    [
      'hooks-unlimited',
      'takes webhooks as fast as they come',
      "fullWindow(account.windows, 'hooks', «limits.hook_rate», at)",
      'null',
    ],
    [
      'active-ignored',
      'does not switch a webhook off',
      '= «input.body.value»;\n    const taken',
      '{ ...input.body.value, active: undefined }',
    ],
    [
      'url-change-ignored',
      "does not change a webhook's URL",
      '= «input.body.value»;\n    const taken',
      '{ ...input.body.value, webhookUrl: undefined }',
    ],
    [
      'change-keeps-failures',
      'does not reset the count of failures at a change',
      'description: description ?? found.description,\n      failureCount: «0»',
      'found.failureCount',
    ],
  ]),
  ...defectsOf('server/src/services/hooks.ts', [
    [
      'private-url-taken',
      'takes private addresses',
      '= «await judged(dialer, webhookUrl)»;\n    if (refusal',
      'undefined',
    ],
    [
      'private-url-changed-to',
      'takes private addresses at a change',
      '= «await judged(dialer, webhookUrl)»;\n    return refusal',
      'undefined',
    ],
    [
      'any-event-taken',
      'takes events that do not exist',
      'if («!acceptedEvents(rules.current()).includes(event)»)',
      'false',
    ],
    [
      'description-dropped',
      'forgets the description',
      'granted({ event, webhookUrl, description: «description ?? null» })',
      'null',
    ],
    [
      'long-description-taken',
      'takes a description that is too long',
      'validate(hookCreateSchema, «received.value»)',
      '((v: any) => v?.description?.length > 200 ? { ...v, description: undefined } : v)(received.value)',
    ],
    [
      'long-url-taken',
      'takes a URL that is too long',
      'validate(hookCreateSchema, «received.value»)',
      '((v: any) => v?.webhook_url?.length > 2000 ? { ...v, webhook_url: v.webhook_url.slice(0, 2000) } : v)(received.value)',
    ],
  ]),
  ...defectsOf('server/src/pipeline/send-delivery.ts', [
    ['unsigned', 'does not sign', SIGNED, headers('.filter(([name]) => !/signature/i.test(name))')],
    [
      'signature-without-prefix',
      'leaves the prefix of the signature out',
      SIGNED,
      headers(".map(([name, value]) => [name, value.replace('sha256=', '')])"),
    ],
    [
      'no-delivery-header',
      'leaves the header with the id out',
      SIGNED,
      headers('.filter(([name]) => !/delivery/i.test(name))'),
    ],
    ['signed-with-another-secret', 'signs with another secret', 'signWebhookSync(body, «secret»,', "'0'.repeat(64)"],
    [
      'signed-another-body',
      'signs another form of the body',
      'signWebhookSync(«body», secret,',
      'JSON.stringify(JSON.parse(body), null, 1)',
    ],
    [
      'event-header-differs',
      'names another event in the header',
      '«{ timestamp, deliveryId, event }»',
      "{ timestamp, deliveryId, event: 'event' }",
    ],
    ['plain-text-body', 'sends JSON as plain text', "'content-type': «'application/json'»", "'text/plain'"],
  ]),
  ...defectsOf('server/src/services/test-hook.ts', [
    ['late-timestamp', 'signs pings with a time that is over', PING_TIME, 'Math.floor(signedBy / 1000) - 600'],
    ['timestamp-in-ms', 'tells the time of pings in milliseconds', PING_TIME, 'signedBy'],
    [
      'only-200-is-delivered',
      'takes 200 alone for delivered',
      'delivered: «status >= 200 && status < 300», status',
      'status === 200',
    ],
    [
      'unreachable-is-502',
      'tells a URL that does not answer as 502',
      "outcome.kind === 'answered' ? outcome.status : «0»",
      '502',
    ],
  ]),
  ...defectsOf('server/src/domain/events.ts', [
    [
      'emitted-at-is-a-number',
      'tells when something happened as a number',
      'emitted_at: «new Date(event.at).toISOString()»',
      'event.at as never',
    ],
    ['body-without-id', 'leaves the id out of the body', 'delivery_id: «id»', 'undefined as never'],
    ['event-twice', 'sends every event twice', 'readonly Delivery[] =>\n  «hooks»\n', '[...hooks, ...hooks]'],
    ['inactive-hook-delivered', 'delivers to webhooks that are off', '.filter((hook) => «hook.active» &&', 'true'],
    ['every-event-delivered', 'delivers every event to every webhook', '&& «hook.event === event.event»', 'true'],
  ]),
];
