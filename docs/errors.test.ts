/** Every row of docs/errors.md, run: by its ways, under each value of its policy, and on demand. */
import { COMMON_ERRORS, ENDPOINTS, type Endpoint, ERROR_CODES, ERRORS, isErrorCode } from '@vid/sdk/contract';
import { POLICIES } from '@vid/server';
import { afterEach, describe, expect, test } from 'vitest';
import type { Answer, EndpointName, ErrorRow, ErrorRowName, Kit } from './src/errors/error-row';
import { ERROR_ROWS } from './src/errors/error-ways';
import { openKit } from './src/errors/open-kit';

const opened: Kit[] = [];
const open = async (): Promise<Kit> => {
  const kit = await openKit();
  opened.push(kit);
  return kit;
};
afterEach(async () => {
  for (const { server } of opened.splice(0)) await server.close();
});

const statuses = ({ status }: ErrorRow): readonly number[] =>
  typeof status === 'number' ? [status] : POLICIES[status].values.map(Number);

const looks = ({ code, error }: ErrorRow, status: number): Answer => ({
  status,
  body: expect.toSatisfy(
    (body: Answer['body']) =>
      body.code === code && (error === undefined ? body.error !== '' : new RegExp(error).test(body.error)),
    `has the code ${code} and the error ${error}`,
  ),
});

const settle = async ({ server }: Kit, { status: policy }: ErrorRow, status: number): Promise<void> => {
  if (typeof policy === 'string') await server.admin.setPolicies({ [policy]: String(status) });
};

const rows = Object.entries(ERROR_ROWS);

describe.each(rows)('%s', (_name, row) => {
  test.each(row.ways.flatMap((way) => statuses(row).map((status) => [way.at, way.kind, status, way] as const)))(
    'at %s, %s: %i',
    async (_at, _kind, status, { reach }) => {
      const kit = await open();
      await settle(kit, row, status);
      expect(await reach(kit)).toEqual(looks(row, status));
    },
  );
});

test('each is reached on demand, at each endpoint', async () => {
  const { server, call } = await open();
  for (const [name, row] of rows) {
    const [status = 0] = statuses(row);
    const body = { error: typeof row.error === 'string' ? row.error : 'already there', code: row.code };
    await server.admin.addFault({ match: { path: '/{api}/*' }, effect: { status, body } });
    for (const { method, path } of Object.values(ENDPOINTS))
      expect([name, path, await call(method, path.replace('{id}', '1'))]).toEqual([name, path, looks(row, status)]);
    await server.admin.clearFaults();
  }
});

test.each(COMMON_ERRORS)('%s is reached at each endpoint', async (name) => {
  const kit = await open();
  const [way] = ERROR_ROWS[name].ways;
  const [status = 0] = statuses(ERROR_ROWS[name]);
  for (const { method, path } of Object.values(ENDPOINTS)) {
    const call: Kit['call'] = (_method, _path, options) => kit.call(method, path.replace('{id}', '1'), options);
    expect([path, await way?.reach({ ...kit, call })]).toEqual([path, looks(ERROR_ROWS[name], status)]);
  }
});

/** The errors that the contract says an endpoint has, without those of the key. */
const promised = Object.entries<Endpoint>(ENDPOINTS).flatMap(([endpoint, { errors, plainErrors }]) =>
  [...errors, ...plainErrors].map((name) => [endpoint as EndpointName, name as ErrorRowName] as const),
);

test('no row and no endpoint of the contract lacks its way', () => {
  for (const [endpoint, name] of promised)
    expect([name, ERROR_ROWS[name].ways.map(({ at }) => at)]).toEqual([name, expect.arrayContaining([endpoint])]);
  for (const name of ERROR_CODES) expect(ERROR_ROWS[name].ways.length, name).toBeGreaterThan(0);
});

test('the statuses are those of the contract, or of a policy where it has none', () => {
  for (const [name, { status, code = '' }] of rows)
    if (isErrorCode(code))
      expect([name, ERRORS[code].status]).toEqual([name, typeof status === 'number' ? status : null]);
});
