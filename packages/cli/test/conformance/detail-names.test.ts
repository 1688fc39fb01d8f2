/** A `detail` in any usual notation names the same fields. */
import { describe, expect, it } from 'vitest';
import { namesEntryField, namesField } from '../../src/conformance/detail-names';

describe('a detail', () => {
  it.each([
    'scene_plan.0.prompt: too long',
    'scene_plan[0].prompt: too long',
    'scene_plan/0/prompt: too long',
    '/scene_plan/0/prompt: too long',
    'body.scene_plan[0]["prompt"]: too long',
    '$.scene_plan[0].prompt: too long',
    'scene_plan -> 0 -> prompt: too long',
    'title: too long; scene_plan[0].prompt: too long',
    'scene_plan[0]: prompt is too long',
    'prompt: too long',
  ])('names a field of a scene: %s', (detail) => {
    expect(namesEntryField(detail, 'scene_plan', 'prompt')).toBe(true);
    expect(namesEntryField(detail, 'scene_plan', 'script')).toBe(false);
  });

  it.each(['title: too long', '/title: too long', 'body.title: too long', 'quality: no; title: too long'])(
    'names a field of the body: %s',
    (detail) => {
      expect(namesField(detail, 'title')).toBe(true);
      expect(namesField(detail, 'aspect')).toBe(false);
    },
  );

  it('names nothing without `field: message`', () => {
    expect(namesField('The title is too long', 'title')).toBe(false);
    expect(namesEntryField('scene_plan: a problem of the prompt', 'scene_plan', 'prompt')).toBe(false);
  });
});
