/**
 * What watches over a server asks: `/healthz`, whether the process lives, which everybody may ask as they may ask `/readyz`,
 * and `/metrics`, which is for whoever may use the admin API. Neither is logged as a request, or made to fail by a fault.
 */
import type { Arrival } from '../http/call';
import { json } from '../http/json';
import type { Reply } from '../http/reply';
import type { AppRequest } from '../http/request';
import { refuseAdmin } from './guard';

export const WATCH_PATHS: readonly string[] = ['/healthz', '/metrics'];

export interface WatchDoorDeps {
  readonly token: string | undefined;
  readonly location: () => { readonly host: string; readonly base: string };
  readonly metrics: () => Promise<{ readonly type: string; readonly text: string }>;
}

export const createWatchDoor =
  ({ token, location, metrics }: WatchDoorDeps) =>
  async (request: AppRequest, arrival: Arrival, path: string): Promise<Reply> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return json(405, { error: 'This address answers HEAD, GET only.' }, { allow: 'HEAD, GET' });
    if (path === '/healthz') return json(200, { alive: true });
    const { host, base } = location();
    const refusal = refuseAdmin(request, arrival, { token, listeningHost: host, baseUrl: base });
    if (refusal !== undefined) return json(403, { error: `/metrics is guarded as the admin API is. ${refusal}` });
    const { type, text } = await metrics();
    return { status: 200, headers: { 'content-type': type, 'cache-control': 'no-store' }, body: text };
  };
