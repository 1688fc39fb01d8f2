/** Says what about a request is allowed and yet probably not meant, before it is sent. */
import type { RenderRequest, VidClient } from '@vid/sdk';
import type { Session } from './session';
import { inOneLine } from './terminal-text';
import { findDoubtful } from './unmeant-text';

export const tellWarnings = ({ io }: Session, client: VidClient, request: Record<string, unknown>): void => {
  const { warnings } = client.renders.check(request as unknown as RenderRequest);
  for (const { path, message } of [...warnings, ...findDoubtful(request)])
    io.note(`warning: ${path}: ${inOneLine(message)}`);
};
