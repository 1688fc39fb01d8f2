/**
 * A real Chromium on the page of a server of a test's own. Whatever the page complains of is kept, so that a test can say that
 * it complained of nothing: errors, and what its policy refused.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer as createTcpServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import chromium from '@sparticuz/chromium';
import { type Browser, type Page, chromium as playwright } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { buildStudio } from '../../build/build-studio';
import { createStudioFiles } from '../../src/adapters/disk/studio-files';
import type { Overrides } from '../../src/compose/overrides';
import { createDrawnStills } from '../support/drawn-stills';
import { createWorld, type World } from '../support/world';

/** Against what never comes; a loaded machine may take its time. */
const PATIENCE_MS = 30_000;

/** Why there is no such browser here; undefined where there is one. */
export const whyNoBrowser =
  process.platform === 'linux' && process.arch === 'x64'
    ? undefined
    : `no Chromium comes with the packages for ${process.platform} ${process.arch}`;

export interface Studio {
  readonly open: (world: World, options?: { readonly width?: number; readonly url?: string }) => Promise<OpenPage>;
  readonly world: (options?: Parameters<typeof createWorld>[0], overrides?: Overrides) => Promise<World>;
  readonly close: () => Promise<void>;
}

export interface OpenPage {
  readonly page: Page;
  readonly url: string;
  /** What the page complained of. */
  readonly complaints: readonly string[];
  /** Goes to an address of the page. */
  readonly go: (address: string) => Promise<void>;
  /** One element with a `data-testid`, when it is there. */
  readonly see: (testId: string) => Promise<ReturnType<Page['locator']>>;
}

/** In one process with its pages, the browser would end with the first of them; nothing here is drawn by a graphics card. */
const NOT_FOR_US = /^--(single-process$|no-zygote$|use-gl=|use-angle=|enable-unsafe-swiftshader$)/;

const launch = async (): Promise<Browser> =>
  playwright.launch({
    executablePath: await chromium.executablePath(),
    args: [
      ...chromium.args.filter((argument) => !NOT_FOR_US.test(argument)),
      '--no-sandbox',
      '--disable-background-networking',
      // Pages are painted by the processor at once, and not by a graphics card that the processor plays.
      '--disable-gpu',
    ],
    headless: true,
  });

/** Builds the page and starts the browser, for all tests of a file. */
export const startStudio = async (): Promise<Studio> => {
  const folder = mkdtempSync(join(tmpdir(), 'vid-studio-'));
  const [browser] = await Promise.all([launch(), buildStudio(folder)]);

  const open: Studio['open'] = async (world, { width = 1280, url } = {}) => {
    const address = url ?? (await world.server.listen());
    const context = await browser.newContext({ viewport: { width, height: 800 } });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(address) && !request.url().startsWith('blob:')) complaints.push(request.url());
    });
    await page.goto(address);
    const see: OpenPage['see'] = async (testId) => {
      const found = page.locator(`[data-testid="${testId}"]`).first();
      await found.waitFor();
      return found;
    };
    await see('nav-renders');
    const go = async (place: string): Promise<void> => {
      await page.evaluate(`location.hash = ${JSON.stringify(place)}`);
    };
    return { page, url: address, complaints, go, see };
  };

  return {
    open,
    world: (options = {}, overrides = {}) =>
      createWorld(
        { running: true, ...options },
        { studioFiles: createStudioFiles(folder), stillDrawer: createDrawnStills(), ...overrides },
      ),
    close: async () => {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** A way to a server that can be cut. */
export const cuttable = async (target: string) => {
  const port = Number(new URL(target).port);
  const sockets = new Set<Socket>();
  let isCut = false;
  const way = createTcpServer((from) => {
    if (isCut) return void from.destroy();
    const to = connect(port, '127.0.0.1');
    for (const socket of [from, to]) {
      sockets.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(socket);
          from.destroy();
          to.destroy();
        });
    }
    from.pipe(to).pipe(from);
  });
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    way.close();
  });
  return {
    url: `http://127.0.0.1:${(way.address() as { port: number }).port}`,
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend: () => {
      isCut = false;
    },
  };
};
