/** Where videos are kept: what options, environment and configuration come to. */
import { resolve } from 'node:path';
import { canParseUrl } from '@vid/sdk/contract';
import { isS3, readS3Place, type S3Links, type S3Place } from './adapters/s3/s3-place';
import { ConfigError } from './config-error';
import type { ServerConfig } from './config-schema';

export interface ArtifactsOptions {
  /** Where videos are kept: a folder that processes may share, or `s3://bucket/prefix`. Default: in `dataDir`. */
  readonly artifacts?: string | undefined;
  /** URL of an S3-compatible service that is not AWS. */
  readonly s3Endpoint?: string | undefined;
  /** Whether the bucket is named in the path instead of the host. Default false. */
  readonly s3PathStyle?: boolean | undefined;
  /** Which addresses lead to signed links of S3: `downloads` (default) are download_url alone, `all` and `none`. */
  readonly s3Links?: S3Links | undefined;
}

/** Undefined: in the data folder, or with the server. */
export type SettledArtifacts =
  | {
      readonly kind: 'folder';
      readonly path: string;
      /** Somebody named it; else it is the data folder. */
      readonly told: boolean;
    }
  | {
      readonly kind: 's3';
      readonly place: S3Place;
      readonly endpoint: string | undefined;
      readonly pathStyle: boolean;
      readonly links: S3Links;
    }
  | undefined;

const checkEndpoint = (endpoint: string | undefined): string | undefined => {
  if (endpoint === undefined || endpoint === '') return undefined;
  const isWeb = /^https?:\/\//i.test(endpoint) && canParseUrl(endpoint);
  const isBare = isWeb && new URL(endpoint).username === '' && new URL(endpoint).search === '';
  if (isBare) return endpoint.replace(/\/+$/, '');
  throw new ConfigError(
    'The S3 endpoint must be an absolute http(s) URL without a user name or a query; credentials are read as the AWS SDK reads them.',
  );
};

/** Lays options over configuration. */
export const settleArtifacts = (
  options: ArtifactsOptions,
  config: NonNullable<ServerConfig['artifacts']> = {},
): SettledArtifacts => {
  const location = options.artifacts ?? config.location;
  const endpoint = checkEndpoint(options.s3Endpoint ?? config.s3_endpoint);
  const pathStyle = options.s3PathStyle ?? config.s3_path_style ?? false;
  const links = options.s3Links ?? config.s3_links ?? 'downloads';
  if (location === undefined || location === '') {
    if (endpoint === undefined) return undefined;
    throw new ConfigError('An S3 endpoint is given, but no bucket: add --artifacts s3://bucket/prefix.');
  }
  if (!isS3(location)) {
    if (/^[a-z][a-z0-9+.-]+:\/\//i.test(location))
      throw new ConfigError(
        `Videos are kept in a folder or in s3://bucket/prefix, not in ${JSON.stringify(location.split(/[?#]/)[0])}.`,
      );
    return { kind: 'folder', path: resolve(location), told: true };
  }
  const place = readS3Place(location);
  if (typeof place === 'string') throw new ConfigError(place);
  return { kind: 's3', place, endpoint, pathStyle, links };
};
