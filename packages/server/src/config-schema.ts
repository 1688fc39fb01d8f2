/**
 * What a config file may say: `{ accounts, pricing, limits, policies, retention, artifacts, network, studio, telemetry, render }`, all optional. Each
 * member says in its `description` what it means, and beside it its `unit`, and the `flag` and `variable` that win over it:
 * docs/server-config.md is written from that.
 */
import { API_KEY_PREFIX, API_PLAN } from '@vid/sdk/contract';
import * as z from 'zod';
import { S3_LINKS } from './adapters/s3/s3-place';
import { DEFAULT_WORKERS, MAX_WORKERS } from './default-workers';
import { LOCAL_KEY } from './domain/local-keys';
import { CAPTION_CHOICES } from './render/captions/caption-names';
import { accountFields, limitsSchema } from './services/account-schema';

const apiKey = z.string().regex(new RegExp(`^${API_KEY_PREFIX}\\S+$`), `must begin with ${API_KEY_PREFIX}`);

const price = (description: string, unit = 'credits') => z.number().min(0).optional().meta({ description, unit });
/** Null keeps things for ever. */
const days = (description: string) =>
  z.number().min(1).max(36_500).nullable().optional().meta({ description, unit: 'days' });

const account = z.strictObject({
  ...accountFields,
  api_key: apiKey.optional().meta({
    description: `Its key, which begins with \`${API_KEY_PREFIX}\``,
    default: 'one is drawn, where `api_keys` names none either',
  }),
  api_keys: z.array(apiKey).optional().meta({ description: 'More of its keys' }),
});

const rates = z
  .strictObject({
    draft: price('A second in `draft`'),
    standard: price('A second in `standard`'),
    premium: price('A second in `premium`'),
  })
  .partial();

export const configSchema = z.strictObject({
  accounts: z
    .array(account)
    .optional()
    .meta({
      description: 'The accounts of a fresh server; data that is there already keeps its own',
      default: `one of plan ${API_PLAN} with the key \`${LOCAL_KEY}\`, and one for each way in which a key is answered`,
    }),
  pricing: z
    .strictObject({
      rates: rates.optional().meta({ description: 'What a second of a scene costs, by quality' }),
      scene: price('Each scene'),
      upscale: price('By so much the sum of the scenes is multiplied when the video is upscaled', 'a factor'),
      planning: price('Planning from a brief'),
      default_scene_seconds: z
        .number()
        .positive()
        .optional()
        .meta({ description: 'How long a scene is that names no duration', unit: 'seconds' }),
    })
    .optional()
    .meta({ description: 'What renders cost; the sum is rounded up to whole credits' }),
  limits: limitsSchema
    .optional()
    .meta({ description: 'Limits of every account that has none of its own; null lifts one' }),
  policies: z.record(z.string(), z.string()).optional().meta({
    description: 'What the server does where the specification leaves something open',
    flag: 'policy',
  }),
  retention: z
    .strictObject({
      events_days: days('How long events are kept, with their deliveries; null is for ever'),
      idempotency_keys_days: days('How long used idempotency keys are kept; null is for ever'),
    })
    .optional()
    .meta({ description: 'How long is kept what is over, by the clock of the server' }),
  database: z.string().min(1).optional().meta({
    description: 'The URL of a PostgreSQL database that several processes share, `postgres://user@host:5432/name`',
    default: 'an embedded one, in the data folder',
    flag: 'database',
    variable: 'VID_DATABASE_URL',
  }),
  artifacts: z
    .strictObject({
      location: z.string().min(1).optional().meta({
        description: 'A folder, which processes may share, or `s3://bucket/prefix`',
        default: 'the data folder',
        flag: 'artifacts',
        variable: 'VID_ARTIFACTS',
      }),
      s3_endpoint: z.string().min(1).optional().meta({
        description: 'URL of an S3-compatible service',
        default: 'AWS, in the region that AWS_REGION or the profile names',
        flag: 's3-endpoint',
        variable: 'VID_S3_ENDPOINT',
      }),
      s3_path_style: z.boolean().optional().meta({
        description: 'Whether the bucket is named in the path of URLs instead of their host',
        default: 'false',
        flag: 's3-path-style',
        variable: 'VID_S3_PATH_STYLE',
      }),
      s3_links: z.enum(S3_LINKS).optional().meta({
        description:
          'Which addresses of videos lead to signed links of S3: `download_url` alone, all, or none, where callers can not reach S3',
        default: '`downloads`',
        flag: 's3-links',
        variable: 'VID_S3_LINKS',
      }),
    })
    .optional()
    .meta({ description: 'Where videos are kept, and images that requests brought' }),
  network: z
    .strictObject({
      allow_private_network: z.boolean().optional().meta({
        description: 'Whether webhook and media URLs may be private or loopback',
        default: 'false; loopback alone for `createServer()`',
        flag: 'allow-private-network',
      }),
    })
    .optional()
    .meta({ description: 'Whom the server may call' }),
  studio: z.boolean().optional().meta({
    description: 'Whether browsers get the page that shows what happens, at `/`',
    default: 'true',
    flag: 'no-studio',
  }),
  telemetry: z
    .strictObject({
      traces: z.boolean().optional().meta({
        description:
          'Whether spans are made for OpenTelemetry; needs `@opentelemetry/api` and an SDK that is registered',
        default: 'false',
        flag: 'traces',
        variable: 'VID_TRACES',
      }),
    })
    .optional()
    .meta({ description: 'What of its work the server tells to others' }),
  render: z
    .strictObject({
      renderer: z.enum(['ffmpeg', 'instant']).optional().meta({
        description: '`ffmpeg` draws and encodes, `instant` makes a tiny MP4 at once',
        default: '`ffmpeg`; `instant` for `createServer()`',
        flag: 'renderer',
      }),
      workers: z
        .int()
        .min(1)
        .max(MAX_WORKERS)
        .optional()
        .meta({
          description: 'How many jobs are worked at, at the same time',
          unit: 'jobs',
          default: `${DEFAULT_WORKERS.ffmpeg} with \`ffmpeg\`, ${DEFAULT_WORKERS.instant} with \`instant\``,
        }),
      artwork: z.string().min(1).optional().meta({
        description: 'A folder of your own pictures, which come before the built-in ones',
        default: 'the built-in ones alone',
        flag: 'artwork',
      }),
      caption_style: z.enum(CAPTION_CHOICES).optional().meta({
        description:
          'How what is spoken is drawn in films: a style of `vid catalog captions`; `none` and `off` draw nothing',
        default: 'by the route of a film, as [voices](voice.md#captions) say',
        flag: 'caption-style',
      }),
      music: z.string().min(1).optional().meta({
        description: 'A sound file of your own, which every film has as its music',
        default: 'music is composed for each film',
        flag: 'music',
        variable: 'VID_MUSIC',
      }),
      planner: z.string().min(1).optional().meta({
        description: 'The URL of an OpenAI-compatible endpoint whose model plans briefs',
        default: 'the built-in planner',
        flag: 'planner',
        variable: 'VID_PLANNER_URL',
      }),
    })
    .optional()
    .meta({ description: 'How videos are made' }),
});

/** What a config file may say. */
export type ServerConfig = z.input<typeof configSchema>;
