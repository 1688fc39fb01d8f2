/** Every command with its one line of help, and the module that is loaded when it is used. */
import type { CommandModule, LoadCommand } from './command-module';

interface CommandEntry {
  readonly name: string;
  readonly alias?: string;
  readonly summary: string;
  /** Under which heading the help lists it. */
  readonly group?: string;
  /** Not listed in the help. */
  readonly hidden?: true;
  load(): Promise<CommandModule>;
}

export const COMMANDS: readonly CommandEntry[] = [
  {
    name: 'render',
    summary: 'Render a video from a brief or a plan',
    group: 'Render',
    load: () => import('./commands/render.js'),
  },
  {
    name: 'batch',
    summary: 'Render many videos, paced, and go on after a crash',
    group: 'Render',
    load: () => import('./commands/batch.js'),
  },
  {
    name: 'catalog',
    summary: 'Show what films on this machine are made of',
    group: 'Render',
    load: () => import('./commands/catalog.js'),
  },
  {
    name: 'job',
    summary: 'Look at, wait for and download renders',
    group: 'Jobs',
    load: () => import('./commands/job.js'),
  },
  { name: 'hooks', summary: 'Manage webhooks', group: 'Webhooks', load: () => import('./commands/hooks.js') },
  {
    name: 'webhook',
    summary: 'Verify and sign deliveries on this machine',
    group: 'Webhooks',
    load: () => import('./commands/webhook.js'),
  },
  {
    name: 'server',
    summary: 'Run the service on this machine',
    group: 'Server',
    load: () => import('./commands/server.js'),
  },
  {
    name: 'exec',
    summary: 'Run a command against a fresh local server',
    group: 'Server',
    load: () => import('./commands/exec.js'),
  },
  {
    name: 'proxy',
    summary: 'Judge a client and a service in passing, and record both',
    group: 'Server',
    load: () => import('./commands/proxy.js'),
  },
  {
    name: 'conformance',
    summary: 'Check a service against the specification',
    group: 'Server',
    load: () => import('./commands/conformance.js'),
  },
  {
    name: 'account',
    alias: 'me',
    summary: 'Show the account and its credits',
    group: 'Account and settings',
    load: () => import('./commands/account.js'),
  },
  {
    name: 'init',
    summary: 'Write config and a receiver for the framework of a project',
    group: 'Account and settings',
    load: () => import('./commands/init.js'),
  },
  {
    name: 'login',
    summary: 'Store an API key',
    group: 'Account and settings',
    load: () => import('./commands/login.js'),
  },
  {
    name: 'logout',
    summary: 'Forget a stored API key',
    group: 'Account and settings',
    load: () => import('./commands/logout.js'),
  },
  {
    name: 'config',
    summary: 'Show and store settings',
    group: 'Account and settings',
    load: () => import('./commands/config.js'),
  },
  { name: 'help', summary: 'Explain a command or a topic', group: 'Help', load: () => import('./commands/help.js') },
  {
    name: 'doctor',
    summary: 'Try each part that renders and deliveries need',
    group: 'Help',
    load: () => import('./commands/doctor.js'),
  },
  {
    name: 'completion',
    summary: 'Print the completion script of a shell',
    group: 'Help',
    load: () => import('./commands/completion.js'),
  },
  { name: 'version', summary: 'Print the version', group: 'Help', load: () => import('./commands/version.js') },
  { name: '__complete', summary: '', hidden: true, load: () => import('./commands/complete.js') },
];

export const loadCommand: LoadCommand = async (wanted) => COMMANDS.find(({ name }) => name === wanted)?.load();
