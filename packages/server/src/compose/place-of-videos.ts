/**
 * How the place of a process's videos is named to the others that share its state: the same place by the same name. A folder by its
 * path alone, since a network file system has the same on several machines.
 */
import { canParseUrl } from '@vid/sdk/contract';
import type { Place } from '../adapters/postgres/claim-place';
import { shownPlace } from '../adapters/s3/s3-place';
import type { Settled } from '../options';

/** As the AWS SDK finds it where no option names one. */
const endpointOfEnvironment = (): string | undefined =>
  process.env['AWS_ENDPOINT_URL_S3'] || process.env['AWS_ENDPOINT_URL'];

const hostOf = (endpoint: string | undefined): string =>
  endpoint !== undefined && canParseUrl(endpoint) ? new URL(endpoint).host : 'AWS';

/** `me`: this process, unlike any other. */
export const placeOfVideos = ({ artifacts }: Pick<Settled, 'artifacts'>, me: string): Place => {
  // Gone with its process: nobody else has it.
  if (artifacts === undefined) return { name: `a temporary folder of process ${me}`, told: false };
  if (artifacts.kind === 'folder') return { name: `the folder ${artifacts.path}`, told: artifacts.told };
  const { place, endpoint } = artifacts;
  return { name: `${shownPlace(place)} at ${hostOf(endpoint ?? endpointOfEnvironment())}`, told: true };
};
