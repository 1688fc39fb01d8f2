/** Members of a request that nobody knows are probably misspelt: they are warned of, once each, and sent all the same. */
import { type RenderRequest, VidClient, type VidClientOptions } from '@vid/sdk';
import { describe, expect, it, vi } from 'vitest';
import { accepted } from './support/answers';
import { FakeService, respond } from './support/fake-service';

const setUp = (options: VidClientOptions = {}) => {
  const service = new FakeService(() => respond(202, accepted()));
  const warn = vi.fn<(text: string, facts?: unknown) => void>();
  const logger = { debug: vi.fn(), info: vi.fn(), warn, error: vi.fn() };
  const vid = new VidClient({ apiKey: 'emp_k', baseUrl: 'http://a.test', transport: service, logger, ...options });
  return { vid, service, warn };
};

const misspelt = (request: object): RenderRequest => request as RenderRequest;
const texts = (warn: ReturnType<typeof setUp>['warn']): string[] => warn.mock.calls.map(([text]) => text);

describe('a member that nobody knows', () => {
  it('is warned of once, and sent all the same', async () => {
    const { vid, service, warn } = setUp();
    for (const brief of ['a', 'b']) await vid.renders.create(misspelt({ brief, colour: 'red' }));
    expect(texts(warn)).toEqual([expect.stringMatching(/colour.*not a member/)]);
    expect(warn.mock.calls[0]?.[1]).toMatchObject({ code: 'VID_UNKNOWN_MEMBER' });
    expect(service.received.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { brief: 'a', colour: 'red' },
      { brief: 'b', colour: 'red' },
    ]);
    const { path, message } = vid.renders.check(misspelt({ brief: 'a', colour: 'red' })).warnings[0] ?? {};
    expect(texts(warn)[0]).toContain(`${path}, which ${message}`);
  });

  it('of a scene is warned of once for all scenes, also when nothing is checked', async () => {
    const { vid, warn } = setUp({ validate: false });
    const scene = { type: 'motion', prompt: 'x', promt: 'y' };
    await vid.renders.create(misspelt({ scene_plan: [{ type: 'motion', prompt: 'x' }, scene, { ...scene, font: 1 }] }));
    expect(texts(warn)).toEqual([
      expect.stringContaining('scene_plan.1.promt'),
      expect.stringContaining('scene_plan.2.font'),
    ]);
  });

  it('is meant where it is in extra', async () => {
    const { vid, warn } = setUp();
    await vid.renders.create({ scene_plan: [{ type: 'motion', prompt: 'x', extra: { sfx: 'boom' } }] });
    expect(texts(warn)).toEqual([]);
  });

  it.each([undefined, null, 'text'])('is not looked for in %j', async (request) => {
    const { vid, warn } = setUp({ validate: false });
    await vid.renders.create(request as unknown as RenderRequest).catch(() => undefined);
    expect(texts(warn)).toEqual([]);
  });

  it('is warned of once for all scenes, also of the tenth and later', async () => {
    const { vid, warn } = setUp({ validate: false });
    const scenes = Array.from({ length: 12 }, () => ({ type: 'motion', prompt: 'x', promt: 'y' }));
    await vid.renders.create(misspelt({ scene_plan: scenes }));
    expect(texts(warn)).toEqual([expect.stringContaining('scene_plan.0.promt')]);
  });

  it('is another one when its name has another number', async () => {
    const { vid, warn } = setUp({ validate: false });
    await vid.renders.create(misspelt({ brief: 'x', image1: 'a', image2: 'b' }));
    expect(texts(warn)).toEqual([expect.stringContaining('image1'), expect.stringContaining('image2')]);
  });

  it('is warned of beside an extra, and where its name only begins like it', async () => {
    const { vid, warn } = setUp({ validate: false });
    const scene = { type: 'motion', prompt: 'x', extra: { sfx: 'boom' }, extras: {}, font: 1 };
    await vid.renders.create(misspelt({ extra: {}, scene_plan: [scene] }));
    expect(texts(warn)).toEqual([
      expect.stringContaining(' extra,'),
      expect.stringContaining('scene_plan.0.extras'),
      expect.stringContaining('scene_plan.0.font'),
    ]);
  });
});
