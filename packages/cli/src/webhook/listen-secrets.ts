/** What `vid webhook listen` tells of secrets: where they are, and that an app does not have one. */
import { resolve } from 'node:path';
import { routesOf } from '../listen/find-receiver';
import type { ListenOptions } from '../listen/listen-options';
import type { Listener } from '../listen/listener';
import type { ListenFlags } from './listen-flags';

/** The places of the secrets; the app's own only when it was asked for. */
export const secretsOf = (
  { webhooks, secret }: Listener,
  { secretFile, printSecret, resignSecretFile }: ListenFlags,
  { given, place }: { readonly given: boolean; readonly place: string | undefined },
): Record<string, unknown> => ({
  secrets: [
    ...(given ? [{ place: secretFile ?? 'VID_WEBHOOK_SECRET' }] : []),
    ...webhooks.map(({ id, event }) => ({ place: 'webhook', webhook_id: id, event })),
  ],
  ...(resignSecretFile === undefined ? {} : { resigned_with: resignSecretFile }),
  ...(place === undefined ? {} : { secret_to: place }),
  ...(printSecret === true ? { secret } : {}),
});

/** An app can't know the secret of a webhook that was made a moment ago. */
export const unknownSecret = (
  { register, forward, secret }: ListenOptions,
  { secretTo, printSecret, resignSecretFile }: ListenFlags,
): string | undefined =>
  (register ?? []).length === 0 ||
  routesOf(forward).length === 0 ||
  (secret ?? []).length > 0 ||
  secretTo !== undefined ||
  printSecret === true ||
  resignSecretFile !== undefined
    ? undefined
    : "Your app can't know the secret of a webhook that is registered here: if it verifies, it refuses every delivery. Give it the secret with --secret-to .env, or have deliveries signed with the one that it has: --resign-secret-file FILE.";

/** Where the app has its secret from, where a file is named for it; `place` is that of --secret-to. */
export const appSecretFile = ({ resignSecretFile }: ListenFlags, place: string | undefined): string | undefined =>
  resignSecretFile === undefined ? place : resolve(resignSecretFile);

/** What to know when the app refuses though its secret was written for it. */
export const outdatedSecret = (place: string | undefined): string | undefined =>
  place === undefined
    ? undefined
    : `Your app refuses what is signed with the secret that was written to ${place}: one that was started before that has an older secret. Restart it.`;
