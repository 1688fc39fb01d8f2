/** The drawing process as one script: most tests ask what it does, not how the sources are loaded. */
import { fileURLToPath } from 'node:url';
import type { DrawingEntry } from '../../src/adapters/ffmpeg/drawing-process';
import { asScript } from '../support/as-script';

const SOURCE = fileURLToPath(new URL('../../src/render/child.ts', import.meta.url));

export const drawingEntry = async (): Promise<DrawingEntry> => ({ path: await asScript(SOURCE), execArgv: [] });
