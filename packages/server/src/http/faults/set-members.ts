/** `set`: members of a JSON body in the place of what is there, such as a status that there is not or a member that nobody knows. */

const put = (container: unknown, [name = '', ...rest]: readonly string[], value: unknown): unknown => {
  const inner = (before: unknown): unknown => (rest.length === 0 ? value : put(before, rest, value));
  if (Array.isArray(container)) {
    const index = Number(name);
    return Number.isInteger(index) && index <= container.length
      ? Object.assign([...(container as unknown[])], { [index]: inner(container[index]) })
      : container;
  }
  const members = typeof container === 'object' && container !== null ? Object.entries(container) : [];
  return Object.fromEntries([
    ...members.filter(([own]) => own !== name),
    [name, inner(members.find(([own]) => own === name)?.[1])],
  ]);
};

/** Paths are names and numbers of list items with dots between; what is missing on the way is made. */
export const setMembers = (body: string, members: Readonly<Record<string, unknown>>): string => {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return body;
  }
  for (const [path, member] of Object.entries(members)) value = put(value, path.split('.'), member);
  return JSON.stringify(value);
};
