import type { BrowserContext } from 'playwright-core';
import { onTestFailed } from 'vitest';

/** Keeps, when the running test fails, what the pages of a browser show, said on their consoles and did not get. */
export function keepEvidence(context: BrowserContext): void {
  const notes: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') notes.push(`console: ${message.text()}`);
  });
  context.on('requestfailed', (request) => {
    notes.push(`${request.failure()?.errorText}: ${request.method()} ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) notes.push(`${response.status()}: ${response.url()}`);
  });
  onTestFailed(async ({ task }) => {
    for (const [index, page] of context.pages().entries()) {
      notes.push(`left at ${page.url()}`);
      const picture = { path: `artifacts/e2e/${task.id}-${index}.png` };
      await page.screenshot(picture).catch(() => notes.push('no picture of it'));
    }
    console.error([task.name, ...notes].join('\n  '));
  });
}
