/** The little of jsdom that tests of drawn pages use; the package brings no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(text: string, options?: { url?: string; contentType?: string });
    readonly window: { document: Document };
  }
}

/** The page that a test draws into, as Vitest hands it out: its address can be another. */
declare const jsdom: { reconfigure(settings: { url: string }): void };
