/** The little of jsdom that tests of drawn pages use; the package brings no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(text: string, options?: { url?: string; contentType?: string });
    readonly window: { document: Document };
  }
}
