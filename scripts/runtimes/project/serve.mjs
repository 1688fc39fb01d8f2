// The server as a library, and as the command that its README names.
import { strict as assert } from 'node:assert';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from '@vid/server';

const server = await createServer();
assert.equal((await server.fetch(new Request('http://vid.test/readyz'))).status, 200);
await server.close();

const flags = ['--memory', '--renderer', 'instant', '--port', '0', '--json'];
const child = spawn('./node_modules/.bin/vid-server', flags, { stdio: ['ignore', 'pipe', 'inherit'] });
const [line] = await once(child.stdout.setEncoding('utf8'), 'data');
const { event, url } = JSON.parse(line.split('\n')[0]);
assert.equal(event, 'ready');
assert.equal((await fetch(new URL('/readyz', url))).status, 200);
child.kill();
assert.deepEqual(await once(child, 'exit'), [0, null]);
console.log('used');
