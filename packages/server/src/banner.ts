/** The first words of a server to people: where it listens and shows itself, the keys that open it, and the next command to try. */
import { API_KEY_PREFIX } from '@vid/sdk/contract';
import { LOCAL_KEY, SEED_KEYS } from './domain/local-keys';
import { SEED_ACCOUNTS } from './services/seed-accounts';

/** Stands for a key that is not known here, or that is nobody else's to read. */
const PLACEHOLDER = `${API_KEY_PREFIX}YOUR_KEY`;

/** Whether these open keys are all that a fresh server has. */
export const areSeedKeys = (keys: readonly string[]): boolean =>
  SEED_ACCOUNTS.every(({ apiKeys = [] }) => apiKeys.every((key) => keys.includes(key)));

interface Opened {
  readonly url: string;
  readonly seeded: boolean;
  /** Whether a browser gets Studio there. */
  readonly studio: boolean;
  /** The recording that every answer comes from. */
  readonly replay: string | undefined;
  /** Keys that everybody knows, where others than this machine may use them. */
  readonly exposed?: readonly string[];
}

const keysOf = ({ seeded, replay }: Opened): readonly string[] => {
  if (replay !== undefined)
    return [`  any that begins with ${API_KEY_PREFIX}: every answer comes from the recording ${replay}`];
  return seeded
    ? Object.entries(SEED_KEYS).map(([key, about]) => `  ${key.padEnd(22)} ${about}`)
    : [
        `  those that accounts of your config file name as api_key, or that its state has from before; ${PLACEHOLDER} stands for one`,
        '  an account that names none has one that nobody is shown: POST /_admin/accounts/USER_ID/keys makes another',
        '  where there is no account yet: POST /_admin/accounts makes one, and shows its key',
      ];
};

const warningOf = ({ exposed = [], replay }: Opened): readonly string[] =>
  exposed.length === 0 || replay !== undefined
    ? []
    : [
        `WARNING: everybody knows ${exposed.length === 1 ? 'the key' : 'the keys'} ${exposed.join(', ')},`,
        'and whoever reaches this server or its database may use them. Make an account of your own',
        '(POST /_admin/accounts), then revoke each of them (DELETE /_admin/keys/KEY).',
        '',
      ];

/** What people are told of a server that listens; `after` are lines of whoever started it. */
export const banner = (opened: Opened, after: readonly string[] = []): string => {
  const { url, seeded, studio, replay } = opened;
  return [
    `vid-server listens on ${url}`,
    ...(studio ? [`Studio, the page that shows what happens: ${url}/`] : []),
    '',
    ...warningOf(opened),
    'Keys:',
    ...keysOf(opened),
    '',
    'Try:',
    `  VID_BASE_URL=${url} VID_API_KEY=${seeded || replay !== undefined ? LOCAL_KEY : PLACEHOLDER} vid account`,
    '',
    ...after,
    '',
  ].join('\n');
};
