import { findRunning } from './find-running';

/** The address of a folder's server; a file that anybody could have written leads nowhere, so only one that surely runs counts. */
export const runningUrl = async (folder: string): Promise<string | undefined> => {
  const { server, standing } = (await findRunning(folder)) ?? {};
  return standing === 'runs' ? server?.url : undefined;
};
