import { VidClient, type VidClientOptions } from '@vid/sdk';
import { Agent } from 'undici';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseTransport } from '../src/transport/choose-transport';

const chosen = (): string =>
  chooseTransport(undefined, undefined, { proxyFromEnvironment: undefined, warn: () => undefined }).name;

it('Node sends through undici', () => {
  expect(chosen()).toBe('undici');
});

describe('Bun, whose undici sends nothing', () => {
  beforeEach(() => {
    vi.stubGlobal('Bun', {});
    return () => vi.unstubAllGlobals();
  });

  it('sends through node:http', () => {
    expect(chosen()).toBe('http');
    expect(() => new VidClient({ apiKey: 'emp_x', baseUrl: 'http://vid.test' })).not.toThrow();
  });

  const NEEDS_UNDICI: ReadonlyArray<readonly [name: string, options: VidClientOptions]> = [
    ['the transport by name', { transport: 'undici' }],
    ['a dispatcher', { dispatcher: new Agent() }],
    ['proxies from the environment', { proxyFromEnvironment: true }],
  ];

  it.each(NEEDS_UNDICI)('refuses what needs undici: %s', (_name, options) => {
    expect(() => new VidClient({ apiKey: 'emp_x', baseUrl: 'http://vid.test', ...options })).toThrow('Bun cannot send');
  });
});
