// Load over raw keep-alive sockets: a client that costs less than a bare server, so that the server is what is measured.
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';

/** CPU microseconds of all threads of a process so far; undefined where the system does not tell. */
const cpuOf = (pid) => {
  try {
    return readdirSync(`/proc/${pid}/task`).reduce(
      (sum, task) => sum + Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]) / 1000,
      0,
    );
  } catch {
    return undefined;
  }
};

/** The bytes of a request without a body. */
export const requestOf = (method, path, headers) =>
  Buffer.from(
    `${method} ${path} HTTP/1.1\r\nhost: bench\r\n${Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n`,
  );

/**
 * Sends a request `count` times over `connections` sockets, the next when its answer is there, and gives requests a second,
 * CPU microseconds a request and the share of a core that the server used. Answers are 200 and carry their length.
 */
export const load = ({ port, pid }, request, { count, connections = 32 }) =>
  new Promise((resolve, reject) => {
    const cpuBefore = cpuOf(pid);
    const begun = performance.now();
    let sent = 0;
    let answered = 0;
    const finish = () => {
      const seconds = (performance.now() - begun) / 1000;
      const cpu = cpuBefore === undefined ? undefined : cpuOf(pid) - cpuBefore;
      resolve({
        rate: count / seconds,
        ...(cpu === undefined ? {} : { cpu: cpu / count, share: cpu / 1e6 / seconds }),
      });
    };
    const next = (socket) => {
      if (sent === count) return socket.destroy();
      sent += 1;
      socket.write(request);
    };
    for (let at = 0; at < connections; at += 1) {
      let text = '';
      const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => next(socket));
      socket.on('error', reject);
      socket.on('data', (bytes) => {
        text += bytes.latin1Slice();
        const head = text.indexOf('\r\n\r\n');
        if (head < 0) return;
        const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
        if (!text.startsWith('HTTP/1.1 200 ') || length === undefined) return reject(new Error(text));
        if (text.length < head + 4 + Number(length)) return;
        text = '';
        answered += 1;
        next(socket);
        if (answered === count) finish();
      });
    }
  });

/** Loads servers in turn, warmed up, round by round: what each of `names` measured in every round. */
export const loadInTurn = async (servers, { rounds = 15, warmUp = 60_000, count = 12_000 } = {}) => {
  const entries = Object.entries(servers).map(([name, { server, request }]) => ({
    name,
    server,
    request,
    measured: [],
  }));
  for (const { server, request } of entries) await load(server, request, { count: warmUp });
  for (let round = 0; round < rounds; round += 1)
    for (const entry of round % 2 === 0 ? entries : [...entries].reverse())
      entry.measured.push(await load(entry.server, entry.request, { count }));
  return Object.fromEntries(entries.map(({ name, measured }) => [name, measured]));
};
