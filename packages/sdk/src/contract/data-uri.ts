/** Whether a text is a data URI, judged by its scheme alone. */
export const isDataUri = (value: string): boolean => /^data:/i.test(value);
