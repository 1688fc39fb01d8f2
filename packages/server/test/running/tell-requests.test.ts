import { expect, test } from 'vitest';
import { createServer } from '../../src/create-server';

test.each([
  ['debug', 1],
  ['info', 0],
] as const)('at %s a request makes %i lines, without what is secret', async (logLevel, count) => {
  const lines: string[] = [];
  await using server = await createServer({ logLevel, logTo: (line) => lines.push(line) });
  await server.fetch('http://x/readyz');
  await server.fetch('http://x/v1/job/emp_live_abcdef', { headers: { authorization: 'Bearer emp_local_dev' } });
  expect(lines).toHaveLength(count);
  expect(lines.join('')).not.toMatch(/live_abcdef|local_dev/);
  if (count > 0)
    expect(lines[0]).toMatch(
      /^debug: request request_id=req_\w+ method=GET path=\/v1\/job\/emp_… status=404 ms=\d+ user_id=\S+\n$/,
    );
});
