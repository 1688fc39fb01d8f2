/** `malformed`: a body that is no JSON, though it begins like the one that was meant. */
export const malformed = (body: string): string => `${body.slice(0, -1)},`;
