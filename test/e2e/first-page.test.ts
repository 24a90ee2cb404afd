import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { shareOf } from '../support/share.ts';
import { makeSchool } from './support/school.ts';
import { openStage } from './support/stage.ts';
import { wordsIn } from './support/words.ts';

const stage = await openStage();
const { runtime, visit, newPerson } = stage;
const { courseId, teacher } = await makeSchool(stage);
const course = `/courses/${courseId}`;

const requestsOf = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(runtime.apiUrl)) asked.push(request.url());
  });
  return asked;
};

const textOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().innerText()).replaceAll(/\s+/g, ' ').trim();

describe('without scripts', () => {
  it.each(
    shareOf(
      [
        ['en', course, 'Python from zero', 'Course content'],
        ['es', `/es${course}`, 'Python desde cero', 'Contenido del curso'],
      ] as const,
      'first page',
    ),
  )(
    'a course can be read in %s: title, summary, outline',
    async (language, path, title, outline) => {
      const page = await visit({ scripts: false, language: 'en' });
      await page.context().clearCookies();
      await page.goto(path);
      expect(await page.getAttribute('html', 'lang')).toBe(language);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.getByRole('heading', { name: outline }).waitFor();
      expect(await page.locator('main details li').count()).toBeGreaterThan(3);
      await page.context().close();
    },
  );

  it('the way leads from the home page by search and card to a course', async () => {
    const page = await visit({ scripts: false, device: 'phone' });
    await page.goto('/');
    await page.getByRole('searchbox').fill('pyton');
    await page.getByRole('searchbox').press('Enter');
    await page.getByRole('link', { name: 'Python from zero' }).click();
    await page.getByRole('heading', { level: 1, name: 'Python from zero' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(course);
    await page.context().close();
  });
});

describe('the site takes over', () => {
  it.each(['/', '/courses', '/courses?q=pyton', course, '/teachers'])(
    '%s without asking again for what the page brought, and without a move',
    async (path) => {
      const page = await visit({ device: 'phone' });
      const asked = requestsOf(page);
      await page.addInitScript(() => {
        const kept = globalThis as { shift?: number };
        kept.shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            kept.shift! += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path);
      expect(asked).toEqual([]);
      const shift = await page.evaluate(() => (globalThis as { shift?: number }).shift);
      expect(shift).toBeLessThanOrEqual(0.02);
      await page.context().close();
    },
  );

  it.each([
    '/',
    '/courses',
    course,
    '/teachers',
    '/help',
    '/faq',
    '/terms',
    '/privacy',
    '/contact',
  ])('%s with the heading, the title and the description that were there before', async (path) => {
    const bare = await visit({ scripts: false });
    await bare.goto(path);
    const whole = await visit();
    await whole.goto(path);
    expect(await textOf(whole, 'main h1')).toBe(await textOf(bare, 'main h1'));
    expect(await whole.title()).toBe(await bare.title());
    const described = 'meta[name=description]';
    expect(await whole.getAttribute(described, 'content')).toBe(
      await bare.getAttribute(described, 'content'),
    );
    expect(await whole.getAttribute('link[rel=canonical]', 'href')).toBe(
      await bare.getAttribute('link[rel=canonical]', 'href'),
    );
    await Promise.all([bare, whole].map((page) => page.context().close()));
  });

  it.each(shareOf(['en', 'es'] as const, 'not found'))(
    'an invented address is a true 404 that says so, in %s',
    async (language) => {
      const name = wordsIn(language)('common:notFound.title');
      for (const scripts of [false, true]) {
        const page = await visit({ scripts, language, device: 'phone' });
        const { siteUrl: url } = runtime;
        await page.context().addCookies([{ name: 'i18next', value: language, url }]);
        const answer = await page.goto('/foo');
        expect(answer?.status()).toBe(404);
        await page.getByRole('heading', { level: 1, name }).waitFor();
        expect(new URL(page.url()).pathname).toBe('/foo');
        await page.context().close();
      }
    },
  );

  it('and keeps the head to the page that is shown', async () => {
    const page = await visit();
    await page.goto('/courses');
    await page.getByRole('link', { name: 'Python from zero' }).click();
    await page.getByRole('heading', { level: 1, name: 'Python from zero' }).waitFor();
    const canonical = page.locator('link[rel=canonical]');
    expect(await canonical.getAttribute('href')).toBe(runtime.siteUrl + course);
    expect(await page.locator('link[hreflang=es]').getAttribute('href')).toBe(
      `${runtime.siteUrl}/es${course}`,
    );
    await page
      .getByRole('link', { name: 'Sign in' })
      .or(page.getByRole('button', { name: 'Sign in' }))
      .first()
      .waitFor();
    await page.context().close();
  });

  it('somebody who is signed in sees their own start and never the public one', async () => {
    const person = await newPerson();
    const page = await visit({ email: person.email });
    await page.addInitScript(() => {
      const kept = globalThis as { seen?: boolean };
      new MutationObserver(() => {
        const first = document.getElementById('first-page');
        if (
          first?.querySelector('main') &&
          document.documentElement.dataset['firstPage'] !== 'none'
        )
          kept.seen = true;
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(() => (globalThis as { seen?: boolean }).seen ?? false)).toBe(false);
    expect(await page.getByRole('search').count()).toBe(0);
    await page.context().close();
  });

  it('the teacher of a course sees it as its teacher', async () => {
    const page = await visit({ email: teacher });
    await page.goto(course);
    await page.getByRole('navigation', { name: 'Course: Python from zero' }).waitFor();
    await page.context().close();
  });
});

describe('a language in the address', () => {
  it('is taken up, taken out of the address bar, and kept for the next visit', async () => {
    const page = await visit();
    await page.context().clearCookies();
    await page.goto('/faq');
    await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies();
    await page.goto(`/es${course}?from=mail#top`);
    await page.getByRole('heading', { level: 1, name: 'Python desde cero' }).waitFor();
    const { pathname, search, hash } = new URL(page.url());
    expect(pathname + search + hash).toBe(`${course}?from=mail#top`);
    await page.goto('/courses');
    await page.getByRole('heading', { level: 1, name: 'Cursos' }).waitFor();
    expect(await page.getAttribute('html', 'lang')).toBe('es');
    await page.context().close();
  });

  it('does not hide from a guard where somebody wanted to go', async () => {
    const page = await visit();
    await page.context().clearCookies();
    await page.goto('/es/settings/privacy?a=1');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForURL(`${runtime.siteUrl}/`);
    const kept = await page.evaluate(
      () => (history.state as { usr?: { from?: { pathname: string; search: string } } }).usr?.from,
    );
    expect(kept).toMatchObject({ pathname: '/settings/privacy', search: '?a=1' });
    await page.context().close();
  });
});
