import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import type { RuntimeOptions } from '#local/runtime.ts';
import type { Language } from '#shared/policies/languages.ts';
import { startWorld } from '../../world/world.ts';
import { type BrowserNeeds, sharedBrowser } from './browser.ts';
import { devices, type Device } from './devices.ts';
import { keepEvidence } from './keep-evidence.ts';
import { awaitSite } from './await-site.ts';
import { browserState } from './signed-in-state.ts';
import { watchPolicy } from './watch-policy.ts';

export type Visitor = {
  /** The people who have signed in on this browser before; by default nobody. */
  email?: string | null;
  /** When they signed in, in milliseconds since the epoch; left out: now. */
  since?: number;
  language?: Language;
  /** Whether the language was chosen on this browser before; it was unless told. */
  chose?: boolean;
  device?: Device;
  dark?: boolean;
  /** Whether scripts run; they do unless told. */
  scripts?: boolean;
};

/** For what a page is to show: ends a wait that is in vain, on any machine. */
const patience = 60_000;

type Options = Partial<RuntimeOptions> & BrowserNeeds;

/**
 * A platform of its own for one test file, and a browser with nothing in it. When the file ends, no page of it may have
 * met its content policy, nor thrown an error that nobody caught.
 */
export async function openStage({ keepsPagesForBack, tabsAround, ...options }: Options = {}) {
  const world = await startWorld({ hasSite: true, ...options });
  const { runtime } = world;
  const faults: string[] = [];
  const browser = await sharedBrowser({
    ...(keepsPagesForBack && { keepsPagesForBack }),
    ...(tabsAround && { tabsAround }),
  });
  const contexts: BrowserContext[] = [];
  afterAll(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    expect(faults, 'violations of the content policy and uncaught errors').toEqual([]);
  });

  /** A browser of one person: its pages share what they keep. */
  async function openBrowser({
    email = null,
    since,
    language = 'en',
    chose = true,
    device = 'desktop',
    dark = false,
    scripts = true,
  }: Visitor = {}): Promise<BrowserContext> {
    const context = await browser.newContext({
      ...devices[device],
      baseURL: runtime.siteUrl,
      locale: language === 'es' ? 'es-ES' : 'en-GB',
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
      javaScriptEnabled: scripts,
      storageState: await browserState(runtime, {
        email,
        language: chose ? language : null,
        ...(since !== undefined && { since }),
      }),
    });
    contexts.push(context);
    context.setDefaultTimeout(patience);
    await watchPolicy(context, faults);
    keepEvidence(context);
    if (scripts) awaitSite(context);
    return context;
  }

  /** A new browser with one page, still empty. */
  const visit = async (visitor: Visitor = {}): Promise<Page> =>
    (await openBrowser(visitor)).newPage();

  return { ...world, faults, openBrowser, visit };
}
export type Stage = Awaited<ReturnType<typeof openStage>>;
