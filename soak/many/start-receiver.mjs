// Where the deliveries of a soak arrive.
import { createServer } from 'node:http';

/** Receives deliveries; says which delivery ids came for each job. */
export const startReceiver = async () => {
  const received = new Map();
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      const { delivery_id: id, payload } = JSON.parse(text);
      received.set(payload.job_id, [...(received.get(payload.job_id) ?? []), id]);
      response.end('{}');
    });
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return { received, url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
};
