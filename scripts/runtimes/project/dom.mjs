// A test in jsdom or happy-dom: the page's names are global, and the client says that it is no page.
import { strict as assert } from 'node:assert';
import { VidClient } from '@vid/sdk';

const { makeDom } = await import(process.argv[2]);
for (const page of makeDom()) {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  Object.assign(globalThis, { window: page, document: page.document });
  Object.defineProperty(globalThis, 'navigator', { value: page.navigator, configurable: true });
  assert.throws(() => new VidClient(), /in a browser/);
  const vid = new VidClient({ allowDom: true });
  assert.ok((await vid.account.retrieve()).credits_remaining > 0);
  const { job } = await vid.renders.createAndWait({ brief: 'Tea' });
  assert.equal(job.status, 'succeeded');
  await vid.close();
  for (const name of ['window', 'document']) delete globalThis[name];
  if (before === undefined) delete globalThis.navigator;
  else Object.defineProperty(globalThis, 'navigator', before);
}
console.log('used');
process.exit(0);
