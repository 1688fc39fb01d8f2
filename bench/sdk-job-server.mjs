// A local service for the benchmarks of the client: answers every request with the job that it asks for, and tells its parent through IPC
// how often it was asked, when the parent wants to know.
import { createServer } from 'node:http';

const JOB = { status: 'processing', progress: 40, video_url: null, error: null };
let asked = 0;
const server = createServer((request, response) => {
  asked += 1;
  request.resume();
  request.on('end', () => {
    const answer = JSON.stringify({ job_id: request.url.split('/').at(-1), ...JOB });
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': answer.length }).end(answer);
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => process.send({ url: `http://127.0.0.1:${server.address().port}` }));
process.on('message', () => process.send({ asked }));
process.on('disconnect', () => process.exit(0));
