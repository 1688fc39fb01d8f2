/** Every variable of the environment that the packages read, with what it does. */
export const VARIABLES = {
  VID_BASE_URL: "The root of the service's host. There is no default.",
  VID_API_KEY: 'The API key. It is never a flag: `--api-key-file` names a file, `vid login` stores one.',
  VID_WEBHOOK_SECRET: 'The secret of a webhook, unless `--secret-file` names one.',
  VID_PROFILE: 'The profile whose settings are used (default: default).',
  VID_CONFIG_DIR: 'The folder of profiles and of the journal of renders.',
  XDG_CONFIG_HOME: 'Holds the folder `vid` of these, where VID_CONFIG_DIR names none (default: ~/.config).',
  APPDATA: 'The same on Windows.',
  VID_ADMIN_TOKEN: 'The token of a local server that was started with `--admin-token`.',
  VID_FFMPEG: 'The ffmpeg that renders on this machine use, before any other.',
  VID_VOICE_COMMAND: 'A program of yours that speaks the scripts of films on this machine.',
  VID_PICO_VOICES: 'A folder with voices of SVOX Pico (`*_ta.bin`, `*_sg.bin`), which then speak before the others.',
  VID_MUSIC: 'A sound file that films on this machine have as their music, as `--music` names one.',
  VID_IMAGE_COMMAND: 'A program of yours that draws scenes of films on this machine.',
  VID_PLANNER_URL:
    'An OpenAI-compatible endpoint whose model plans the briefs of films on this machine, as `--planner` does.',
  VID_PLANNER_MODEL: 'Its model (default: the first that it lists).',
  VID_PLANNER_KEY: 'Its key, where it wants one. It is never a flag.',
  NO_COLOR: 'When it is set, nothing is coloured, unless `--color always` is given.',
  FORCE_COLOR: 'When it is set and not 0, colours are used where no terminal is.',
  TERM: 'dumb stands for a terminal that moves no cursor: no colours, ASCII only.',
  LC_ALL: 'A locale of another encoding than UTF-8 has people get ASCII.',
  LC_CTYPE: 'The same, where LC_ALL is not set.',
  LANG: 'The same, where neither is set.',
  CI: 'When it is set, no spinner is drawn: each state is a line.',
} as const satisfies Readonly<Record<string, string>>;

/** Names that are kept for what is to come: nothing reads them yet. */
export const RESERVED_VARIABLES: readonly string[] = ['VID_DATABASE_URL'];
