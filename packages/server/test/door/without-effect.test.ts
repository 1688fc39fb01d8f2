/** Flags and variables that mean nothing beside the others are told. */
import { expect, test } from 'vitest';
import { withoutEffect } from '../../src/server-flags/without-effect';

const S3 = 's3://films/staging';

test.each<[options: Parameters<typeof withoutEffect>[0], env: NodeJS.ProcessEnv, named: readonly string[]]>([
  [{}, { VID_DATABASE_URL: 'postgres://h/n', VID_ARTIFACTS: S3 }, []],
  [{ memory: true }, { VID_DATABASE_URL: 'postgres://h/n', VID_ARTIFACTS: S3 }, ['VID_DATABASE_URL', 'VID_ARTIFACTS']],
  [{ memory: true }, { VID_S3_ENDPOINT: 'http://x', VID_S3_LINKS: 'all' }, ['VID_S3_ENDPOINT', 'VID_S3_LINKS']],
  [{ memory: true, artifacts: S3 }, { VID_ARTIFACTS: S3, VID_DATABASE_URL: '' }, []],
  [{ leaseSeconds: 5 }, {}, ['--lease-seconds']],
  [{ leaseSeconds: 5, database: 'postgres://h/n' }, {}, []],
  [{ role: 'api', workers: 4 }, {}, ['--workers']],
  [{ role: 'worker', workers: 4 }, {}, []],
  [
    { s3Endpoint: 'http://x', s3PathStyle: true, s3Links: 'all' },
    {},
    ['--s3-endpoint', '--s3-path-style', '--s3-links'],
  ],
  [{ artifacts: '/there', s3PathStyle: false, s3Links: 'none' }, {}, ['--s3-links']],
  [{ artifacts: S3, s3Endpoint: 'http://x', s3PathStyle: true, s3Links: 'all' }, {}, []],
])('of %j with %j: %j', (options, env, named) => {
  const found = withoutEffect(options, env);
  expect(found.map(({ option }) => option)).toEqual(named);
  for (const { why } of found) expect(why).not.toBe('');
});
