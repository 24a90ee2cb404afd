import { chromium, type Browser } from 'playwright-core';
import { browserPath } from '../../../scripts/browser-path.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The machine's Chromium; the rest of the options as Playwright takes them. */
export const launchBrowser = (options: { keepsPagesForBack?: boolean } = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: browserPath(),
    args: flags,
    // Playwright turns the cache for going back off, and some promises are about that cache.
    ...(options.keepsPagesForBack && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
  });
