/** `vid conformance` against the server whose state is in PostgreSQL: it answers as it does on the embedded database. */
import { expect, onTestFinished, test } from 'vitest';
import { hasPostgres, onPostgres, SECRET_KEY } from '../../../server/test/support/postgres';
import { createMigratedDatabase } from '../../../server/test/support/postgres-store';
import { CHECKS } from '../../src/conformance/checks';
import { judgeService } from '../../src/conformance/judge-service';
import { openJudged } from './in-process';

/** Every one of them takes ten seconds of the processor: `VID_TEST_ENGINE=postgres` asks for that. */
const STEP = process.env['VID_TEST_ENGINE'] === 'postgres' ? 1 : 5;
const TRIED = CHECKS.filter((_, at) => at % STEP === 0);
const OPENED = ['hook-url-of-loopback', 'hook-url-of-loopback-by-name', 'hook-url-of-loopback-v6'];

test.skipIf(!hasPostgres)(`checks pass ${onPostgres}, but for what the server was opened to on purpose`, async () => {
  const { url: database, drop } = await createMigratedDatabase();
  onTestFinished(drop);
  const { server, service } = await openJudged({ database, secretKey: SECRET_KEY });
  onTestFinished(() => server.close());
  const { signal } = new AbortController();
  const results = await judgeService(TRIED, service(server), { signal });
  expect(results).toHaveLength(TRIED.length);
  const others = results.filter(({ status }) => status !== 'passed').map(({ name }) => name);
  expect(others).toEqual(OPENED.filter((name) => results.some((result) => result.name === name)));
  expect((await server.admin.audit()).problems).toEqual([]);
});
