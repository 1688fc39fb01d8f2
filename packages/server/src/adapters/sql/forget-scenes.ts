/** Scenes are known for as long as their job runs. */
import { type Connection, statement } from './statement';

const forget = statement<{ job_id: string }>((db, arg) =>
  db.deleteFrom('job_scenes').where('job_id', '=', arg('job_id')),
);
const forgetAll = statement<object>((db) => db.deleteFrom('job_scenes'));

/** Of a job that has ended. */
export const forgetScenes = async (connection: Connection, jobId: string): Promise<void> => {
  await forget(connection, { job_id: jobId });
};
export const forgetAllScenes = async (connection: Connection): Promise<void> => {
  await forgetAll(connection, {});
};
