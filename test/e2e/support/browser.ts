import { chromium, type Browser } from 'playwright-core';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The machine's own Chromium, or the one that CHROMIUM_PATH names; the rest of the options as Playwright takes them. */
export const launchBrowser = (options: { keepsPagesForBack?: boolean } = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium',
    args: flags,
    // Playwright turns the cache for going back off, and some promises are about that cache.
    ...(options.keepsPagesForBack && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
  });
