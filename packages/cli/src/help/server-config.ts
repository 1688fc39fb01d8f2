/** The config file of a local server as a topic of `vid help`, member by member of the first level. */
import type { TopicText } from './topic-text';

export const serverConfig: TopicText = {
  intro:
    '`vid server start --config FILE` reads a JSON object of these members, all of them optional. A flag wins over the environment, that over the file, that over the default.',
  terms: [
    {
      term: 'accounts',
      about:
        'A list of the accounts of a fresh server: { plan, credits, email, name, suspended, limits, api_key, api_keys }.',
    },
    {
      term: 'pricing',
      about:
        'What renders cost, in credits: { rates: { draft, standard, premium }, scene, upscale, planning, default_scene_seconds }.',
    },
    {
      term: 'limits',
      about:
        'Of every account without its own: { concurrent_renders, render_credits, monthly_credits, storage_bytes, render_rate, total_rate, hook_rate }; a rate is { minute, hour, day }, and null lifts a limit.',
    },
    {
      term: 'policies',
      about: 'What the specification leaves open, by name; `vid server policy` lists them, --policy says the same.',
    },
    {
      term: 'retention',
      about: 'Days for which is kept what is over, null for ever: { events_days, idempotency_keys_days }.',
    },
    { term: 'database', about: 'A PostgreSQL that processes share, as --database and VID_DATABASE_URL.' },
    {
      term: 'artifacts',
      about:
        'Where videos are kept: { location, s3_endpoint, s3_path_style, s3_links }, as --artifacts, --s3-endpoint, --s3-path-style and --s3-links.',
    },
    { term: 'network', about: '{ allow_private_network }, as --allow-private-network.' },
    { term: 'studio', about: 'false, as --no-studio: browsers get no page.' },
    { term: 'telemetry', about: '{ traces }, as --traces: spans for OpenTelemetry.' },
    {
      term: 'render',
      about:
        '{ renderer, workers, artwork, caption_style, music, planner }; all but workers are flags too, planner is VID_PLANNER_URL as well.',
    },
  ],
  outro: 'docs/server-config.md tells each with its type, unit, limits and default.',
};
