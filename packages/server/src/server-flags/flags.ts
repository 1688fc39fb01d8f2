/** The table of the flags of `vid-server`, and their help. */

export interface Flag {
  readonly type: 'string' | 'boolean';
  readonly value?: string;
  readonly about: string;
  readonly multiple?: true;
}

/** Every flag, in the order of its help. */
export const FLAGS = {
  host: { type: 'string', value: 'ADDRESS', about: 'address to listen on (default 127.0.0.1)' },
  port: { type: 'string', value: 'N', about: 'port to listen on; 0 is any free one (default 4600)' },
  'data-dir': { type: 'string', value: 'DIR', about: 'folder of the database and the videos (default .vid)' },
  memory: { type: 'boolean', about: 'keep everything in memory' },
  config: { type: 'string', value: 'FILE', about: 'accounts, pricing, limits, policies as JSON' },
  'public-url': { type: 'string', value: 'URL', about: 'what absolute URLs begin with' },
  role: {
    type: 'string',
    value: 'ROLE',
    about: 'with --database: api answers, worker does the work behind it, all (default) both',
  },
  database: {
    type: 'string',
    value: 'URL',
    about: 'a PostgreSQL that processes share, postgres://… (VID_DATABASE_URL; its key: VID_SECRET_KEY)',
  },
  'lease-seconds': {
    type: 'string',
    value: 'N',
    about: 'the work of a process that is silent for so long is taken over (default 15)',
  },
  workers: { type: 'string', value: 'N', about: 'so many jobs are worked at, at the same time' },
  'shutdown-seconds': {
    type: 'string',
    value: 'N',
    about: 'at the end, so long for requests and work under way (default 10 with --database; else 5, and 0 for work)',
  },
  artifacts: {
    type: 'string',
    value: 'PLACE',
    about: 'where videos are kept: a folder, or s3://bucket/prefix (VID_ARTIFACTS; default the data folder)',
  },
  's3-endpoint': { type: 'string', value: 'URL', about: 'an S3-compatible service that is not AWS (VID_S3_ENDPOINT)' },
  's3-path-style': {
    type: 'boolean',
    about: 'name the bucket in the path of URLs, not their host (VID_S3_PATH_STYLE)',
  },
  's3-links': {
    type: 'string',
    value: 'WHICH',
    about: 'what leads to signed links of S3: downloads (default), all or none (VID_S3_LINKS)',
  },
  renderer: {
    type: 'string',
    value: 'NAME',
    about: 'ffmpeg draws and encodes, instant makes a tiny MP4 (default ffmpeg)',
  },
  artwork: {
    type: 'string',
    value: 'DIR',
    about: 'your own pictures (SVG, PNG, WebP named by keywords), before the built-in ones',
  },
  'caption-style': {
    type: 'string',
    value: 'NAME',
    about: 'how what is spoken is drawn (vid catalog captions), or none (default by the route)',
  },
  music: {
    type: 'string',
    value: 'FILE',
    about: 'your own music, cut to its beats, under every film (VID_MUSIC)',
  },
  planner: {
    type: 'string',
    value: 'URL',
    about: 'your own model plans briefs: an OpenAI-compatible endpoint (VID_PLANNER_URL, _MODEL, _KEY)',
  },
  'allow-private-network': { type: 'boolean', about: 'webhook and media URLs may be private or loopback' },
  'admin-token': {
    type: 'string',
    value: 'TOKEN',
    about: 'opens the admin API on other addresses than loopback (VID_ADMIN_TOKEN)',
  },
  'no-studio': { type: 'boolean', about: 'browsers get no Studio, the page that shows what happens' },
  policy: {
    type: 'string',
    value: 'NAME=VALUE',
    multiple: true,
    about: 'settles what the specification leaves open; repeatable',
  },
  seed: { type: 'string', value: 'N', about: 'ids, plans and pictures repeat from one start to the next' },
  'start-time': {
    type: 'string',
    value: 'TIME',
    about: 'the clock of a new state begins at this time (ISO 8601) and stands still; with --seed, everything repeats',
  },
  replay: {
    type: 'string',
    value: 'FILE',
    about: 'answer from a recording of `vid proxy --record` instead, and keep nothing',
  },
  'log-level': {
    type: 'string',
    value: 'LEVEL',
    about: 'debug (each request, too), info, warn, error or silent (default info; in the background debug)',
  },
  traces: { type: 'boolean', about: 'make spans for OpenTelemetry, whose SDK you register (VID_TRACES)' },
  background: {
    type: 'boolean',
    about: 'return when it answers, and leave it running; its log is kept in the data folder',
  },
  json: { type: 'boolean', about: 'one JSON object a line on stdout' },
  help: { type: 'boolean', about: 'this help' },
} as const satisfies Record<string, Flag>;

/** The help text of a command with these flags. */
export const flagsHelp = (name: string): string => {
  const lines = Object.entries(FLAGS).map(([name, flag]: [string, Flag]) => {
    const left = `  --${name}${flag.value === undefined ? '' : ` ${flag.value}`}`;
    return `${left.padEnd(28)} ${flag.about}`;
  });
  return [
    'A reference server of the video rendering service, on your own machine. Its address, opened in a browser,',
    'is Studio: a page that shows what happens and why (not with --no-studio).',
    '',
    'Examples:',
    `  ${name.padEnd(34)}  data in .vid, port 4600`,
    `  ${`${name} --memory --port 0`.padEnd(34)}  nothing is kept, any free port`,
    '',
    'Flags:',
    ...lines,
    '',
  ].join('\n');
};
