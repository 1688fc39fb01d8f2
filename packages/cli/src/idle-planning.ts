/** What only planning reads, in a request whose scenes are given: it is taken by a service, and changes nothing. */
const PLANNING_ONLY = ['brief', 'kind', 'duration_sec'] as const;

/** What to say of it before anything is sent; undefined where there is none. */
export const idlePlanning = (request: Readonly<Record<string, unknown>>): string | undefined => {
  if (request['scene_plan'] === undefined) return undefined;
  const idle = PLANNING_ONLY.filter((member) => request[member] !== undefined);
  if (idle.length === 0) return undefined;
  return `The scenes are rendered as they are given; ${idle.join(' and ')} would only plan others, and ${idle.length === 1 ? 'changes' : 'change'} nothing.`;
};
