import type { Clock } from '../clock/clock';
import type { VidError } from '../errors/vid-error';
import type { Observer } from '../observe/observer';
import type { Middleware } from './middleware';

/** The hooks, the logger and the channels as a layer: the innermost, so that they see what is really sent. */
export const observing =
  (observer: Observer, clock: Clock): Middleware =>
  async ({ method, path, url, headers, attempt, callId, download }, next) => {
    const began = clock.monotonic();
    const shown = download ? headers : { ...headers, authorization: '' };
    const event = { method, path, url, headers: shown, attempt, callId };
    observer.request(event);
    try {
      const answer = await next();
      const { status, headers: responseHeaders } = answer;
      observer.response({ ...event, durationMs: clock.monotonic() - began, status, responseHeaders });
      return answer;
    } catch (error) {
      observer.response({ ...event, durationMs: clock.monotonic() - began, error: error as VidError });
      throw error;
    }
  };
