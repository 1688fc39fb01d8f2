/** Scenes are known for as long as their job runs. */
import { dropAll } from './many-rows';
import { type Connection, statement } from './statement';

const forgetAll = statement<object>((db) => db.deleteFrom('job_scenes'));

/** Of jobs that have ended. */
export const forgetScenes = dropAll('job_scenes', 'job_id');
export const forgetAllScenes = async (connection: Connection): Promise<void> => {
  await forgetAll(connection, {});
};
