import type { BrowserContext } from 'playwright-core';

const mark = 'securitypolicyviolation:';

/** Collects into `faults` what the content policy stopped, and errors that nobody caught, on every page of a browser. */
export async function watchPolicy(context: BrowserContext, faults: string[]): Promise<void> {
  await context.addInitScript((mark) => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      console.error(mark, effectiveDirective, blockedURI, sample);
    });
  }, mark);
  context.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(mark) || text.includes('Content Security Policy'))
      faults.push(`${message.page()?.url()} ${text}`);
  });
  context.on('weberror', (error) => {
    faults.push(`${error.page()?.url()} ${error.error().stack ?? error.error().message}`);
  });
}
