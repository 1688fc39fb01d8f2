import { expect, it } from 'vitest';
import { idlePlanning } from '../src/idle-planning';

const scenes = [{ type: 'motion', prompt: 'A calm harbour', duration: 4 }];

it('tells what changes nothing beside scenes that are given', () => {
  expect(idlePlanning({ scene_plan: scenes, brief: 'A bakery', duration_sec: 30 })).toBe(
    'The scenes are rendered as they are given; brief and duration_sec would only plan others, and change nothing.',
  );
  expect(idlePlanning({ scene_plan: scenes, kind: 'ad' })).toMatch(
    /; kind would only plan others, and changes nothing\.$/,
  );
});

it('says nothing of what is planned, nor of scenes alone', () => {
  expect(idlePlanning({ brief: 'A bakery', duration_sec: 30 })).toBeUndefined();
  expect(idlePlanning({ scene_plan: scenes, title: 'Harbour', narrator: false })).toBeUndefined();
});
