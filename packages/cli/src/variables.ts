/** Environment variables that the packages read, `NO_COLOR` and its like aside. */
export const VARIABLES: readonly string[] = [
  'VID_API_KEY',
  'VID_BASE_URL',
  'VID_WEBHOOK_SECRET',
  'VID_PROFILE',
  'VID_CONFIG_DIR',
  'VID_FFMPEG',
  'VID_DATABASE_URL',
  'VID_VOICE_COMMAND',
  'VID_IMAGE_COMMAND',
  'VID_PLANNER_URL',
  'VID_PLANNER_MODEL',
  'VID_PLANNER_KEY',
];
