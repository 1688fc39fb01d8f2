import {
  ASPECTS,
  ERROR_CODES,
  fromDetail,
  hookCreateSchema,
  LIMITS,
  MUSIC_STYLES,
  QUALITIES,
  ROUTES,
  renderRequestSchema,
  toDetail,
  validate,
} from '@vid/sdk/contract';
import { describe, expect, it } from 'vitest';

const detailOf = (body: unknown): string => {
  const result = validate(renderRequestSchema, body);
  return result.ok ? '' : toDetail(result.problems);
};
const scene = { type: 'motion', prompt: 'Hello' };
const text = (length: number): string => '𝒳'.repeat(length);

describe('a render request', () => {
  it.each([
    ['a brief alone', { brief: 'Coffee' }],
    ['a plan alone', { scene_plan: [scene] }],
    ['both', { brief: 'Coffee', scene_plan: [scene] }],
    [
      'the longest texts, counted in code points',
      { brief: text(4000), title: text(200), brand_name: text(80), category: text(60), language: text(10) },
    ],
    ['the shortest', { brief: 'x', language: 'en', duration_sec: 5 }],
    ['twelve scenes', { scene_plan: Array<typeof scene>(12).fill(scene) }],
    ['a scene without a type, which only the service may refuse', { scene_plan: [{ prompt: 'x' }] }],
    ['the longest scene', { scene_plan: [{ prompt: text(2000), script: text(2000), duration: 10 }] }],
    [
      'members that it does not know',
      { brief: 'x', colour: 'red', scene_plan: [{ ...scene, sfx: 'boom', motion: { beat: 'hook', speed: 2 } }] },
    ],
    ['an unknown art style', { brief: 'x', art_style: 'cubism' }],
    ['a data URI', { brief: 'x', product_image_url: 'data:image/png;base64,iVBORw0KGgo=' }],
    ['twelve colours', { brief: 'x', brand_colors: Array<string>(12).fill('#ffffff') }],
  ])('accepts %s', (_name, body) => expect(detailOf(body)).toBe(''));

  it.each([
    ['nothing', {}, 'brief: send a brief or a scene_plan'],
    ['no object', 'x', 'body: must be an object'],
    ['a list', [], 'body: must be an object'],
    ['an empty brief', { brief: '' }, 'brief: must have 1 to 4000 characters'],
    ['a brief that is too long', { brief: text(4001) }, 'brief: must have 1 to 4000 characters'],
    ['null', { brief: null }, 'brief: must be a text'],
    ['an empty plan', { scene_plan: [] }, 'scene_plan: must have at least 1 entry'],
    ['thirteen scenes', { scene_plan: Array(13).fill(scene) }, 'scene_plan: must have at most 12 entries'],
    [
      'a scene that is too short',
      { scene_plan: [{ ...scene, duration: 2.9 }] },
      'scene_plan.0.duration: must be at least 3',
    ],
    [
      'a clip that is no URL',
      { scene_plan: [{ type: 'footage', prompt: 'x', video_url: 'data:video/mp4;base64,AA' }] },
      'scene_plan.0.video_url: must be a public http(s) URL',
    ],
    [
      'an image of another scheme',
      { brief: 'x', brand_logo_url: 'file:///etc/passwd' },
      'brand_logo_url: must be a public http(s) URL or a data URI',
    ],
    [
      'an image that is too long',
      { brief: 'x', brand_logo_url: `data:${'x'.repeat(5_000_000)}` },
      'brand_logo_url: must have at most 5000000 characters',
    ],
    ['a language that is too short', { brief: 'x', language: 'e' }, 'language: must have 2 to 10 characters'],
    ['a number as text', { brief: 'x', duration_sec: '20' }, 'duration_sec: must be a number'],
    [
      'a long colour',
      { brief: 'x', brand_colors: ['#fff', 'x'.repeat(33)] },
      'brand_colors.1: must have at most 32 characters',
    ],
  ])('refuses %s', (_name, body, detail) => expect(detailOf(body)).toBe(detail));

  it('lists every problem at once, in a form that reads back', () => {
    const body = {
      scene_plan: [{ type: 'film', duration: 11 }],
      aspect: '2:1',
      quality: 'best',
      route: 'x',
      music_style: 'jazz',
      kind: 'movie',
      narrator: 1,
    };
    const detail = detailOf(body);
    expect(
      fromDetail(detail)
        .map(({ path }) => path)
        .sort(),
    ).toEqual(
      [
        'aspect',
        'kind',
        'music_style',
        'narrator',
        'quality',
        'route',
        'scene_plan.0.duration',
        'scene_plan.0.prompt',
        'scene_plan.0.type',
      ].sort(),
    );
    expect(toDetail(fromDetail(detail))).toBe(detail);
    expect(detail).toContain(`aspect: must be one of ${ASPECTS.join(', ')}`);
    expect(detail).toContain(`quality: must be one of ${QUALITIES.join(', ')}`);
    expect(detail).toContain(`music_style: must be one of ${MUSIC_STYLES.join(', ')}`);
    expect(detail).toContain(`route: must be one of ${ROUTES.join(', ')}`);
  });
});

describe('a webhook', () => {
  it('passes an unknown event and a private URL, which have codes of their own', () => {
    expect(validate(hookCreateSchema, { event: 'video.done', webhook_url: 'http://127.0.0.1/x' }).ok).toBe(true);
  });
  it.each([
    [{}, ['event', 'webhook_url']],
    [{ event: '', webhook_url: 'nowhere' }, ['event', 'webhook_url']],
    [
      { event: 3, webhook_url: `https://example.com/${'x'.repeat(2000)}`, description: 'x'.repeat(201) },
      ['event', 'webhook_url', 'description'],
    ],
    [{ event: 'video.completed', webhook_url: 'https://example.com', description: null }, ['description']],
  ])('refuses %j', (body, paths) => {
    const result = validate(hookCreateSchema, body);
    expect(result.ok ? [] : result.problems.map(({ path }) => path)).toEqual(paths);
  });
});

it('has the counts that the specification shows', () => {
  expect([ROUTES.length, ERROR_CODES.length, LIMITS.hooksPerAccount, LIMITS.hookFailures]).toEqual([23, 24, 25, 20]);
});
