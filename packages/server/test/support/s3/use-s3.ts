/** Lets the SDK find the credentials of the test's own S3, and nobody else's. */
import { onTestFinished, vi } from 'vitest';
import { S3_KEYS, S3_REGION, startS3, type TestS3 } from './start-s3';

const VARIABLES = {
  AWS_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
  AWS_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
  AWS_SESSION_TOKEN: undefined,
  AWS_REGION: S3_REGION,
  AWS_PROFILE: undefined,
  AWS_CONFIG_FILE: '/nowhere',
  AWS_SHARED_CREDENTIALS_FILE: '/nowhere',
  AWS_EC2_METADATA_DISABLED: 'true',
};

/** Sets variables for as long as a test runs. */
export const setVariables = (variables: Readonly<Record<string, string | undefined>>): void => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
};

export const useS3 = async (options?: Parameters<typeof startS3>[0]): Promise<TestS3> => {
  setVariables(VARIABLES);
  return startS3(options);
};
