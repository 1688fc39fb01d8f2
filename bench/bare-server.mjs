// The least that a server can do: one JSON answer, on a socket, with the same ready line as the real one.
import { createServer } from 'node:http';

const answer = JSON.stringify({
  user_id: '00000000-0000-4000-8000-000000000000',
  email: 'a@example.com',
  name: null,
  credits_remaining: 1000,
});
const server = createServer((request, response) => {
  request.resume();
  request.on('end', () =>
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(answer) })
      .end(answer),
  );
});
server.listen(0, '127.0.0.1', () =>
  console.log(JSON.stringify({ event: 'ready', url: `http://127.0.0.1:${server.address().port}`, pid: process.pid })),
);
process.on('SIGTERM', () => process.exit(0));
