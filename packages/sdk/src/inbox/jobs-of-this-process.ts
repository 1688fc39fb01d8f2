/**
 * Which jobs were accepted in this process, and by whom: two clients of one account with journals of their own would take
 * each other's videos for their lost ones.
 */
const owners = new Map<string, object>();

/** Jobs that are remembered at most. */
const CAPACITY = 10_000;

const nameOf = (host: string, jobId: string): string => `${host} ${jobId}`;

/** Takes down that the service at a host accepted a job of this owner's. */
export const ownJob = (host: string, jobId: string, owner: object): void => {
  owners.set(nameOf(host, jobId), owner);
  for (const oldest of owners.keys()) {
    if (owners.size <= CAPACITY) return;
    owners.delete(oldest);
  }
};

/** Whether somebody else in this process was given the job. */
export const isOwnedByAnother = (host: string, jobId: string, owner: object): boolean =>
  (owners.get(nameOf(host, jobId)) ?? owner) !== owner;
