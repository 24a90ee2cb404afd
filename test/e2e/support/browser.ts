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

export type BrowserNeeds = {
  /** Playwright turns the cache for going back off, and some promises are about that cache. */
  keepsPagesForBack?: boolean;
  /** Tab leads out of a page into the browser, and back in at its start: only a whole one does so. */
  tabsAround?: boolean;
};

/** The machine's Chromium; the rest of the options as Playwright takes them. */
export const launchBrowser = ({
  keepsPagesForBack,
  tabsAround = false,
}: BrowserNeeds = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: browserPath({ whole: tabsAround }),
    args: flags,
    ...(keepsPagesForBack && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
  });

const open = new Map<string, Promise<Browser>>();

/** One browser for all files of a worker that need the same of it, which ends with the worker; each has contexts of its own. */
export async function sharedBrowser(needs: BrowserNeeds = {}): Promise<Browser> {
  const key = JSON.stringify([needs.keepsPagesForBack === true, needs.tabsAround === true]);
  const known = await open.get(key);
  if (known?.isConnected()) return known;
  const launched = launchBrowser(needs);
  open.set(key, launched);
  return launched;
}
