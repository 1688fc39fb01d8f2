/** What magic words ask of single scenes, and whether anybody waits for the time that they take. */
import type { Work } from '../ports/clock';
import type { JobSpec } from '../ports/job-spec';

export const NO_WORK: Work = { idle: () => undefined, busy: () => undefined, end: () => undefined };

/** Virtual milliseconds that each scene is to take longer, where the scenes are made one by one. */
export const slowScenes = ({ asked }: Pick<JobSpec, 'asked'>): readonly number[] => asked.slowScenesMs ?? [];

/** A drain waits for scenes only where they take no time to speak of: others are idle all the time. */
export const sceneWork = (work: Work, drainsRenders: boolean): Work => (drainsRenders ? work : NO_WORK);
