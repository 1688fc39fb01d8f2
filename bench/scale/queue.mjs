// Jobs claimed and finished a second by the store of a service alone, while no worker of it runs and nothing waits.
import { cpuOfDatabase } from '../processor-time.mjs';
import { claimAndFinish } from './claim-and-finish.mjs';

/** A render of one scene, as the server writes it down. */
export const SPEC = {
  render: {
    ...{
      title: 'T',
      kind: 'ad',
      aspect: '9:16',
      quality: 'draft',
      upscale: false,
      language: 'en',
      artStyle: 'cinematic',
    },
    ...{ scenes: [{ type: 'motion', prompt: 'Hello', duration: 3 }], failingScenes: [], seed: 1, watermark: false },
  },
  media: [],
  asked: { fails: false, hangs: false, slowMs: 0 },
};

/** So many a second, and what one takes; their deliveries are forgotten. */
export const measureQueue = async ({ url, secretKey, session, database }, jobs) => {
  const spec = JSON.stringify(SPEC);
  const result = await claimAndFinish({ url, secretKey, spec, jobs, databaseCpu: () => cpuOfDatabase(session) });
  await database.query("DELETE FROM deliveries WHERE user_id LIKE 'queue-%'");
  return result;
};
