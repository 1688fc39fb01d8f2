import { InvalidRequestError } from '../errors/invalid-request-error';

/** What is sent of a value; refuses one that JSON has no form for (functions, BigInts, circles). */
export const toJson = (where: string, name: string, value: unknown): string => {
  let why = 'it has no form there';
  try {
    const text = JSON.stringify(value) as string | undefined;
    if (text !== undefined) return text;
  } catch (error) {
    why = String(error);
  }
  throw new InvalidRequestError(`${where} can't send ${name} as JSON: ${why}`, {
    problems: [{ path: name, message: 'must be JSON' }],
    nextStep: `Give ${name} as plain data. Nothing was sent.`,
  });
};
