import { type Finding, ok, problem } from './finding';

/** The oldest Node that the packages are made for. */
const MINIMUM = [20, 18, 1] as const;

export const checkNode = (running: string = process.versions.node): readonly Finding[] => {
  const version = running.split('.').map(Number);
  const at = MINIMUM.findIndex((part, index) => part !== version[index]);
  const isEnough = at < 0 || (version[at] ?? 0) > (MINIMUM[at] ?? 0);
  if (isEnough) return [ok('Node', `v${running}`)];
  const needed = MINIMUM.join('.');
  return [
    problem(
      'Node',
      `v${running} is too old: ${needed} or newer is needed`,
      `install Node ${needed} or newer (nodejs.org)`,
    ),
  ];
};
