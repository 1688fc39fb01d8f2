/** What is asked for by flags or by environment. */
import { S3_LINKS } from '../adapters/s3/s3-place';
import type { ArtifactsOptions } from '../artifacts-options';
import { ConfigError } from '../config-error';
import type { ServerOptions } from '../options';
import { ROLES, type Role } from '../shared-options';
import { oneOf, yesOrNo } from './flag-values';

/** The model that plans: its URL by flag or environment, the rest by environment alone. */
export const plannerSettings = (
  url: string | undefined,
  { VID_PLANNER_URL, VID_PLANNER_MODEL: model, VID_PLANNER_KEY: key }: NodeJS.ProcessEnv = process.env,
): ServerOptions['planner'] => {
  const asked = url ?? VID_PLANNER_URL;
  return asked === undefined || asked === '' ? undefined : { url: asked, model, key };
};

/** Where videos are kept, by flags or by environment: what keeps nothing has nothing to do with the place of others. */
export const artifactsSettings = (
  values: Readonly<Record<string, unknown>>,
  memory: boolean,
  environment: NodeJS.ProcessEnv = process.env,
): ArtifactsOptions => {
  const artifacts = values.artifacts as string | undefined;
  const env: NodeJS.ProcessEnv = memory && artifacts === undefined ? {} : environment;
  return {
    artifacts: artifacts ?? env.VID_ARTIFACTS,
    s3Endpoint: (values['s3-endpoint'] as string | undefined) ?? env.VID_S3_ENDPOINT,
    s3PathStyle: values['s3-path-style'] === true || yesOrNo('VID_S3_PATH_STYLE', env.VID_S3_PATH_STYLE),
    s3Links: oneOf('s3-links', (values['s3-links'] as string | undefined) ?? (env.VID_S3_LINKS || undefined), S3_LINKS),
  };
};

/** By flag or by environment; what keeps nothing has none. */
export const databaseUrl = (
  flag: string | undefined,
  memory: boolean,
  env: NodeJS.ProcessEnv = process.env,
): string | undefined => {
  if (!memory) return flag ?? env.VID_DATABASE_URL;
  if (flag === undefined) return undefined;
  throw new ConfigError('--database keeps the state, and --memory or --replay keep none: leave one of them out.');
};

/** What keeps nothing has nobody to share it with. */
export const roleOf = (flag: string | undefined, memory: boolean): Role | undefined => {
  const role = oneOf<Role>('role', flag, ROLES);
  if (!memory || role === undefined || role === 'all') return role;
  throw new ConfigError(
    `--role ${role} is one of several processes, which share a database, and --memory or --replay keep nothing in any: leave one of them out.`,
  );
};
