// CommonJS as test runners such as Jest evaluate it: as scripts of `vm`, which have no `import()`.
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const { createServer } = require('node:http');
const { createRequire, isBuiltin } = require('node:module');
const { dirname } = require('node:path');
const { Script } = require('node:vm');

const loaded = new Map();

const requireFrom = (from) => {
  const real = createRequire(from);
  return (name) => {
    const file = real.resolve(name);
    // What others publish is their own affair.
    return isBuiltin(name) || !/[\\/]@vid[\\/]/.test(file) ? real(name) : load(file);
  };
};

const load = (file) => {
  const module = loaded.get(file) ?? { exports: {} };
  if (loaded.has(file)) return module.exports;
  loaded.set(file, module);
  const wrapped = `(function (module, exports, require, __filename, __dirname) {${readFileSync(file, 'utf8')}\n})`;
  const run = new Script(wrapped, { filename: file }).runInThisContext();
  run(module, module.exports, requireFrom(file), file, dirname(file));
  return module.exports;
};

const main = async () => {
  const requireHere = requireFrom(__filename);
  const { VidClient, signWebhook, verifyWebhook } = requireHere('@vid/sdk');
  const { createTestClient } = requireHere('@vid/sdk/testing');
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'application/json').end('{"user_id":"u","credits_remaining":1}'),
  );
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${server.address().port}`;
  for (const transport of [undefined, 'http', { fetch }]) {
    const vid = new VidClient({ apiKey: 'emp_x', baseUrl, transport });
    assert.equal((await vid.account.retrieve()).user_id, 'u');
    await vid.close();
  }
  server.close();
  await (await createTestClient().vid.renders.create({ brief: 'Tea' })).wait();
  const secret = '0123456789abcdef'.repeat(4);
  const body = JSON.stringify({ event: 'ping', payload: {}, emitted_at: '2030-01-01T00:00:00Z', delivery_id: 'd' });
  const headers = await signWebhook(body, secret);
  assert.equal((await verifyWebhook(body, headers, secret)).delivery_id, 'd');
  const refused = await verifyWebhook(`${body} `, headers, secret).catch((reason) => reason);
  assert.ok((await refused.explain()).length > 0);
  console.log('used');
};

main();
