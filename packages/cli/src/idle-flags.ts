/** Refuses flags that would do nothing beside the others: whoever gave them expects something else than what would happen. */
import { CliError } from './cli-error';
import { EXIT } from './exit-codes';

/** Flags of a render on this machine, by the names that the program has for them. */
const LOCAL_ONLY = {
  seed: '--seed',
  renderer: '--renderer',
  artwork: '--artwork',
  planner: '--planner',
  captions: '--captions',
  captionStyle: '--caption-style',
  voiceFile: '--voice-file',
  music: '--music',
  allowPrivateNetwork: '--allow-private-network',
};

/** Flags about what a service keeps and refuses. */
const SERVICE_ONLY = {
  idempotencyKey: '--idempotency-key',
  retry: '--retry',
  rotateRefusedKeys: '--rotate-refused-keys',
};

/** Refuses what only means something with `--local`, or without it. */
export const refuseIdleFlags = (flags: object): void => {
  const given: Readonly<Record<string, unknown>> = { ...flags };
  const local = given['local'] === true;
  const idle = Object.entries(local ? SERVICE_ONLY : LOCAL_ONLY).flatMap(([name, flag]) =>
    given[name] === undefined ? [] : [flag],
  );
  if (idle.length === 0) return;
  const [names, it] = [idle.join(' and '), idle.length === 1 ? 'it' : 'them'];
  throw new CliError(
    EXIT.usage,
    local
      ? `${names} would do nothing with --local: what is rendered here has no service and no price.`
      : `${names} would do nothing without --local; nothing was sent.`,
    { next: local ? `Leave ${it} out, or --local.` : `Add --local to render on this machine, or leave ${it} out.` },
  );
};
