declare module 'jsdom' {
  /** What is used of it; its own types would change those of Node for every file. */
  export class JSDOM {
    constructor(html: string);
    readonly window: object;
  }
}
