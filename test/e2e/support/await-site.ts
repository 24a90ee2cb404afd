import type { BrowserContext, Page } from 'playwright-core';

/** Resolves when the site has taken the place of the page that the server drew. */
export const siteTakesOver = (page: Page) =>
  page.waitForFunction(() => document.getElementById('first-page') === null);

/** Makes every page of a browser arrive only once the site has taken over: what is pressed then is pressed in it. */
export function awaitSite(context: BrowserContext): void {
  const newPage = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await newPage();
    const { goto, reload } = { goto: page.goto.bind(page), reload: page.reload.bind(page) };
    const isOurs = () => page.url().startsWith('http') && !page.url().includes('/oauth2/');
    page.goto = async (...input) => {
      const answer = await goto(...input);
      if (isOurs()) await siteTakesOver(page);
      return answer;
    };
    page.reload = async (...input) => {
      const answer = await reload(...input);
      if (isOurs()) await siteTakesOver(page);
      return answer;
    };
    return page;
  };
}
