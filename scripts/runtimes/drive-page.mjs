// Runs a bundled page in jsdom and in happy-dom: the client says why it refuses, the contract serves.
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { JSDOM } from 'jsdom';

const code = readFileSync(process.argv[2], 'utf8');
const { window } = new JSDOM('<p>', { runScripts: 'outside-only', url: 'https://shop.test/' });
const settings = { enableJavaScriptEvaluation: true, suppressInsecureJavaScriptEnvironmentWarning: true };
const happy = new Window({ url: 'https://shop.test/', settings });
for (const [name, page] of Object.entries({ jsdom: window, 'happy-dom': happy })) {
  // Every browser has them; these pages lack them.
  Object.assign(page, { TextDecoder, TextEncoder });
  page.eval(code);
  assert.equal(page.seen?.valid, true, name);
  assert.equal(page.seen.succeeded, false, name);
  assert.match(page.seen.refused, /its API key would be public.*from your server/, name);
}
window.close();
await happy.close();
console.log('used');
