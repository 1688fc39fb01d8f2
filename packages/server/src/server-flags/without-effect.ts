/** Flags and variables that mean nothing beside what else was asked: whoever gave them expects something. */
import { isS3 } from '../adapters/s3/s3-place';
import type { ServerOptions } from '../options';

export interface WithoutEffect {
  /** As it was written. */
  readonly option: string;
  readonly why: string;
}

type Asked = Pick<
  ServerOptions,
  'memory' | 'database' | 'artifacts' | 's3Endpoint' | 's3PathStyle' | 's3Links' | 'leaseSeconds' | 'role' | 'workers'
>;

const S3_VARIABLES = ['VID_ARTIFACTS', 'VID_S3_ENDPOINT', 'VID_S3_PATH_STYLE', 'VID_S3_LINKS'];
const FORGETS = '--memory and --replay keep nothing';
const ALONE = 'no --database is shared with other processes';
const NO_BUCKET = 'the videos are in no bucket: --artifacts names no s3:// place';

export const withoutEffect = (asked: Asked, env: NodeJS.ProcessEnv = process.env): readonly WithoutEffect[] => {
  const { memory = false, database, artifacts, role, workers } = asked;
  const inBucket = artifacts !== undefined && isS3(artifacts);
  const found: readonly (readonly [is: boolean, option: string, why: string])[] = [
    [memory && Boolean(env.VID_DATABASE_URL), 'VID_DATABASE_URL', FORGETS],
    ...S3_VARIABLES.map((name) => [memory && artifacts === undefined && Boolean(env[name]), name, FORGETS] as const),
    [database === undefined && asked.leaseSeconds !== undefined, '--lease-seconds', ALONE],
    [role === 'api' && workers !== undefined, '--workers', 'a process of the role api renders nothing'],
    [!inBucket && asked.s3Endpoint !== undefined, '--s3-endpoint', NO_BUCKET],
    [!inBucket && asked.s3PathStyle === true, '--s3-path-style', NO_BUCKET],
    [!inBucket && asked.s3Links !== undefined, '--s3-links', NO_BUCKET],
  ];
  return found.flatMap(([is, option, why]) => (is ? [{ option, why }] : []));
};
