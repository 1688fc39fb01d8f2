/**
 * Run as a process of its own, since Node reads the certificates that it trusts at its start: posts to a port under
 * each of the given names, all of which lead to loopback, and prints the outcomes.
 */
import { createGuardedDialer } from '../../src/adapters/guarded-dialer/create-guarded-dialer';
import { message, silent } from './loopback';

const [port, ...hosts] = process.argv.slice(2);
const dialer = createGuardedDialer({ allowPrivateNetwork: true, log: silent, resolver: async () => ['127.0.0.1'] });
const outcomes = [];
for (const host of hosts) outcomes.push(await dialer.post(`https://${host}:${port}/`, message));
process.stdout.write(JSON.stringify(outcomes));
await dialer.close();
