/** Every command with its one line of help, and the module that is loaded when it is used. */
import type { CommandModule, LoadCommand } from './command-module';

interface CommandEntry {
  readonly name: string;
  readonly alias?: string;
  readonly summary: string;
  /** Not listed in the help. */
  readonly hidden?: true;
  load(): Promise<CommandModule>;
}

export const COMMANDS: readonly CommandEntry[] = [
  { name: 'render', summary: 'Render a video from a brief or a plan', load: () => import('./commands/render.js') },
  {
    name: 'batch',
    summary: 'Render many videos, paced, and go on after a crash',
    load: () => import('./commands/batch.js'),
  },
  { name: 'job', summary: 'Look at, wait for and download renders', load: () => import('./commands/job.js') },
  {
    name: 'account',
    alias: 'me',
    summary: 'Show the account and its credits',
    load: () => import('./commands/account.js'),
  },
  { name: 'hooks', summary: 'Manage webhooks', load: () => import('./commands/hooks.js') },
  {
    name: 'webhook',
    summary: 'Verify and sign deliveries on this machine',
    load: () => import('./commands/webhook.js'),
  },
  {
    name: 'catalog',
    summary: 'Show what films on this machine are made of',
    load: () => import('./commands/catalog.js'),
  },
  { name: 'server', summary: 'Run the service on this machine', load: () => import('./commands/server.js') },
  { name: 'exec', summary: 'Run a command against a fresh local server', load: () => import('./commands/exec.js') },
  {
    name: 'init',
    summary: 'Write config and a receiver for the framework of a project',
    load: () => import('./commands/init.js'),
  },
  { name: 'config', summary: 'Show and store settings', load: () => import('./commands/config.js') },
  { name: 'login', summary: 'Store an API key', load: () => import('./commands/login.js') },
  { name: 'logout', summary: 'Forget a stored API key', load: () => import('./commands/logout.js') },
  {
    name: 'doctor',
    summary: 'Try each part that renders and deliveries need',
    load: () => import('./commands/doctor.js'),
  },
  {
    name: 'completion',
    summary: 'Print the completion script of a shell',
    load: () => import('./commands/completion.js'),
  },
  { name: 'version', summary: 'Print the version', load: () => import('./commands/version.js') },
  { name: '__complete', summary: '', hidden: true, load: () => import('./commands/complete.js') },
];

export const loadCommand: LoadCommand = async (wanted) => COMMANDS.find(({ name }) => name === wanted)?.load();
