/** A proxy of this process with its judge, before a service of this process, for tests of what passes through. */
import type { CassetteExchange, CassetteHeader } from '@vid/server';
import type { Finding } from '../src/judge/rules';
import { openProxy, type Proxy } from '../src/proxy/open-proxy';
import type { Passing } from '../src/proxy/passing';
import { openProxyDesk } from '../src/proxy/proxy-desk';

export interface Proxied extends AsyncDisposable {
  readonly url: string;
  readonly passed: readonly Passing[];
  readonly findings: readonly Finding[];
  /** Names of the rules that were broken. */
  rules(kind?: Finding['kind']): readonly string[];
  /** What was recorded, as the text of a cassette. */
  cassette(): string;
  /** Resolves when so many exchanges are judged. */
  judged(count: number): Promise<void>;
  close(): Promise<void>;
}

export const openProxied = async (to: string): Promise<Proxied> => {
  const passed: Passing[] = [];
  const findings: Finding[] = [];
  const lines: CassetteExchange[] = [];
  let look = (): void => undefined;
  const desk = openProxyDesk({
    view: {
      show(passing, _target, found) {
        passed.push(passing);
        findings.push(...found);
        look();
      },
    },
    cassette: { add: (line) => void lines.push(line) },
    fail: (error) => {
      throw error;
    },
  });
  const proxy: Proxy = await openProxy({
    to: new URL(to),
    host: '127.0.0.1',
    port: 0,
    onEnd: desk.take,
    onAdmin: desk.takeAdmin,
  });
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => (closing ??= proxy.close().then(desk.settled));
  return {
    url: proxy.url,
    passed,
    findings,
    rules: (kind = 'violation') => findings.filter((finding) => finding.kind === kind).map(({ rule }) => rule),
    cassette() {
      const header: CassetteHeader = {
        format: 'vid-cassette',
        version: 1,
        to: new URL(to).origin,
        proxy: proxy.url,
        recorded_at: '2026-01-01T00:00:00.000Z',
      };
      return [header, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('');
    },
    judged: (count) =>
      new Promise((resolve) => {
        look = () => {
          if (passed.length >= count) resolve();
        };
        look();
      }),
    close,
    [Symbol.asyncDispose]: close,
  };
};
