/** Deliveries that somebody put into another object, as gateways, queues and HTTP clients do. */

/** The members of a delivery, and what they are. */
export const MEMBERS = {
  event: 'a name',
  payload: 'an object',
  emitted_at: 'an ISO 8601 time',
  delivery_id: 'an id',
};

/** The member of this object under which a whole delivery lies, if one does. */
export const wrapperOf = (value: unknown): string | undefined => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.keys(value).find((name) => isDelivery(parsed((value as Record<string, unknown>)[name])));
};

const isDelivery = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(MEMBERS).every((name) => name in value);

const parsed = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
};
