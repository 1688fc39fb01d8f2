/** What is left to do after `vid init`, in order. */
import { DEFAULT_URL } from '../server/server-url';
import type { Project } from './find-project';
import type { Receiver } from './receiver';
import { startOf } from './start-of';

export interface Step {
  readonly about: string;
  /** Commands of a shell, or lines of the application. */
  readonly lines: readonly string[];
}

const PACKAGES = ['@vid/sdk', '@vid/webhook-verify'];

/** After the listener, which writes the secret that the application reads when it starts. */
const startStep = (project: Project, { path }: Receiver): Step => {
  const { line, reads } = startOf(project, path);
  return {
    about: `Start your application when the listener has written the secret (${reads})`,
    lines: [line],
  };
};

export const nextSteps = (project: Project, receiver: Receiver | undefined, baseUrl: string): readonly Step[] => {
  const { packages, install, isWorker } = project;
  const missing = PACKAGES.filter(
    (name) => !packages.includes(name) && (receiver !== undefined || name === '@vid/sdk'),
  );
  const isLocal = baseUrl === DEFAULT_URL;
  return [
    ...(missing.length === 0 ? [] : [{ about: 'Install', lines: [`${install} ${missing.join(' ')}`] }]),
    ...(receiver === undefined || receiver.mount.length === 0
      ? []
      : [{ about: 'Give it a route in your application', lines: receiver.mount }]),
    ...(isLocal
      ? [{ about: 'Start the service on this machine', lines: ['vid server start --allow-private-network'] }]
      : []),
    {
      about: isLocal ? 'Store a key that the local server prints' : 'Store your key',
      lines: ['vid login'],
    },
    {
      about: 'Give your application the same key, in .env',
      lines: ['VID_API_KEY=THE_KEY', `VID_BASE_URL=${baseUrl}`],
    },
    ...(receiver === undefined
      ? []
      : [
          {
            about: 'Bring deliveries to your application, and the secret to .env',
            lines: [`vid webhook listen --register video.completed --forward ${receiver.url} --secret-to .env`],
          },
          startStep(project, receiver),
          ...(isWorker ? [{ about: 'Before you deploy', lines: ['npx wrangler secret put VID_WEBHOOK_SECRET'] }] : []),
        ]),
  ];
};
