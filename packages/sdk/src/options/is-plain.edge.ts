/** At the edge what an object is called is enough. */
export const isPlain = (given: object): boolean => Object.prototype.toString.call(given) === '[object Object]';
