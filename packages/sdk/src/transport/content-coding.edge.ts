/** What comes compressed is decoded by fetch itself, as its specification says; only its lengths still count what came. */
import type { OpenAnswer } from './transport';

/** Whether an answer came with a coding. */
export const isCoded = ({ 'content-encoding': coding = '' }: Readonly<Record<string, string>>): boolean =>
  !/^(\s*(identity|aws-chunked)?\s*,?)*$/i.test(coding);

/** The answer as it is; `coded` tells that lengths in its headers count something else. */
export const decodeAnswer = (answer: Omit<OpenAnswer, 'coded'>): OpenAnswer => ({
  ...answer,
  coded: isCoded(answer.headers),
});
