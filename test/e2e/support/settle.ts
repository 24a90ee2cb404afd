import type { Page } from 'playwright-core';

/** The site's own word for what could not be had, which takes the place of a screen or of a part of it. */
const failure = 'main div[role=alert]';

/** The message about a page that does not become what it should. */
const standsThere = (page: Page, wanted: string) =>
  page.evaluate(
    ([wanted, failure]) => {
      const texts = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].map(({ innerText }) => innerText);
      const failures = texts(failure ?? '').map((text) => `fails: ${text}`);
      const headings = texts('h1').map((text) => `is headed "${text}"`);
      return `${location.pathname}, wanted ${wanted}, ${[...failures, ...headings].join('; ')}`;
    },
    [wanted, failure],
  );

/**
 * Answers a wait for the page to be what it will be: its heading shows (that of the screen, where one is named),
 * nothing on it is still loading, and the site has taken the place of what the server drew.
 * @param options.takesRefusals whether a page that says why there is none is as good
 * @throws Error that says what stands there instead, as soon as that is an error of the site
 */
export function createSettle(page: Page, { takesRefusals = false } = {}) {
  return async (heading?: string): Promise<void> => {
    const wanted = heading === undefined ? 'a heading' : `"${heading}"`;
    const seen = await page
      .waitForFunction(
        ({ heading, failure, takesRefusals }) => {
          const isComing =
            document.getElementById('first-page') !== null ||
            document.querySelector('[role=status][aria-label], .chakra-skeleton, .chakra-spinner');
          if (isComing || document.fonts.status !== 'loaded') return undefined;
          const failed = [...document.querySelectorAll<HTMLElement>(failure)];
          if (failed.some((one) => one.checkVisibility()))
            return takesRefusals ? 'rest' : 'failure';
          const shown = [...document.querySelectorAll<HTMLElement>('main h1')].some(
            (one) =>
              one.checkVisibility() && (heading === undefined || one.textContent === heading),
          );
          return shown ? 'rest' : undefined;
        },
        { heading, failure, takesRefusals },
      )
      .catch(async (cause: unknown) => {
        throw new Error(await standsThere(page, wanted), { cause });
      });
    if ((await seen.jsonValue()) === 'failure') throw new Error(await standsThere(page, wanted));
  };
}
export type Settle = ReturnType<typeof createSettle>;
