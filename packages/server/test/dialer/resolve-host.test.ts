import { describe, expect, it } from 'vitest';
import { createResolver } from '../../src/adapters/guarded-dialer/resolve-host';

describe('the resolver of an opened network', () => {
  const resolve = createResolver({ allowPrivateNetwork: true });

  it('knows the names of this machine', async () => {
    const addresses = await resolve('localhost');
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) expect(['127.0.0.1', '::1']).toContain(address);
  });

  it('asks once for calls at the same time, and again for later ones', async () => {
    const first = resolve('localhost');
    expect(resolve('localhost')).toBe(first);
    await first;
    const later = resolve('localhost');
    expect(later).not.toBe(first);
    await later;
  });
});
