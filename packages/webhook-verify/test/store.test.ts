import { MemoryDeliveryStore } from '@vid/webhook-verify';
import { describe, expect, it } from 'vitest';

const claim = (deliveryId: string, owner = 'one'): { deliveryId: string; owner: string } => ({ deliveryId, owner });

describe('MemoryDeliveryStore', () => {
  it.each([{ maxEntries: 0 }, { keepSeconds: Number.NaN }])('says which limit of %o limits nothing', (options) => {
    const [[name, value] = []] = Object.entries(options);
    expect(() => new MemoryDeliveryStore(options)).toThrow(new RegExp(`${name} is ${value}\\b.*Write numbers above 0`));
  });

  it('gives a delivery to one owner until it is committed or released', () => {
    const store = new MemoryDeliveryStore();
    expect(store.claim(claim('a'))).toBe('claimed');
    expect(store.claim(claim('a', 'two'))).toBe('in-progress');
    store.release(claim('a'));
    expect(store.claim(claim('a', 'two'))).toBe('claimed');
    store.commit(claim('a', 'two'));
    expect(store.claim(claim('a', 'three'))).toBe('done');
  });

  it('fences off an owner that holds nothing', () => {
    const store = new MemoryDeliveryStore();
    store.claim(claim('a'));
    store.commit(claim('a', 'two'));
    store.release(claim('a', 'two'));
    expect(store.claim(claim('a', 'three'))).toBe('in-progress');
    store.commit(claim('b'));
    expect(store.claim(claim('b'))).toBe('claimed');
  });

  it('forgets the oldest beyond its number, and what is too old', () => {
    let nowMs = 0;
    const store = new MemoryDeliveryStore({ maxEntries: 2, keepSeconds: 10, now: () => nowMs });
    for (const id of ['a', 'b', 'c']) {
      store.claim(claim(id));
      store.commit(claim(id));
    }
    expect(store.claim(claim('a'))).toBe('claimed');
    expect(store.claim(claim('b'))).toBe('done');
    expect(store.claim(claim('c'))).toBe('done');
    nowMs = 9999;
    expect(store.claim(claim('c'))).toBe('done');
    nowMs = 10_000;
    expect(store.claim(claim('c'))).toBe('claimed');
    expect(store.claim(claim('a', 'two'))).toBe('in-progress');
  });

  it.each([
    { maxEntries: 0 },
    { maxEntries: Number.NaN },
    { keepSeconds: 0 },
    { keepSeconds: -1 },
    { keepSeconds: Number.NaN },
  ])('refuses %o', (options) => {
    const refused = expect.objectContaining({ name: 'WebhookConfigError', code: 'receiver_invalid' }) as unknown;
    expect(() => new MemoryDeliveryStore(options)).toThrow(refused);
  });
});
