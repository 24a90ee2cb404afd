import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Language } from '#shared/policies/languages.ts';
import { shareOf } from '../support/share.ts';
import { listen } from './support/listen.ts';
import { makeSchool } from './support/school.ts';
import { openStage } from './support/stage.ts';
import { wordsIn } from './support/words.ts';

const stage = await openStage();
const { visit, newPerson } = stage;
await makeSchool(stage);

/** Something to press, to fill in or to look at that has no name to be read. */
const nameless = /^\s*- (img|button|link|searchbox|textbox|checkbox|combobox|switch)( \[|:|$)/m;

/** The words that are read of the page's own part, from top to bottom; nothing in it goes without a name. */
async function readAloud(page: Page): Promise<string> {
  const read = await page.getByRole('main').ariaSnapshot();
  expect(read).not.toMatch(nameless);
  return read;
}

/** The first of some names that stands behind the one before it; all of them, if the order is right. */
function inOrder(read: string, names: string[]): string[] {
  let from = 0;
  return names.filter((name) => {
    const at = read.indexOf(name, from);
    if (at >= 0) from = at + name.length;
    return at >= 0;
  });
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: it } = document;
    return `${it?.tagName.toLowerCase()} ${it?.textContent?.trim()}`;
  });

describe.each(
  shareOf<{ language: Language }>([{ language: 'en' }, { language: 'es' }], 'screen reader'),
)('Somebody who hears the site, in $language', ({ language }) => {
  const t = wordsIn(language);
  const title = { en: 'Python from zero', es: 'Python desde cero' }[language];
  const lesson = { en: 'What a program is', es: 'Qué es un programa' }[language];
  const total = t('catalog:catalog.total', { count: 1 });

  it('finds a course, enters it and finishes a lesson, and is told of each step', async () => {
    const { email } = await newPerson('students', 'Ana');
    const page = await visit({ email, language });
    const heard = await listen(page);
    const hears = async (words: string) => {
      await expect.poll(heard, { timeout: 10_000 }).toContain(words);
    };
    const isAt = async (what: string) => {
      await expect.poll(() => focused(page), { timeout: 10_000 }).toBe(what);
    };
    const reads = async (names: string[]) =>
      expect(inOrder(await readAloud(page), names)).toEqual(names);
    const press = async (role: 'link' | 'button', name: string) => {
      await page.getByRole('main').getByRole(role, { name, exact: true }).first().focus();
      await page.keyboard.press('Enter');
    };

    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await reads([`heading "${t('common:greeting', { name: 'Ana' })}" [level=1]`]);

    await press('link', t('home:browse'));
    await isAt(`h1 ${t('catalog:catalog.title')}`);
    await page.getByRole('searchbox').focus();
    await page.keyboard.type('pyton');
    await hears(t('catalog:catalog.totalCorrected', { total, q: 'pyton', corrected: 'python' }));
    await reads([
      `heading "${t('catalog:catalog.title')}" [level=1]`,
      `searchbox "${t('catalog:search.label')}": pyton`,
      `status: ${total}`,
      `link "${title}"`,
    ]);

    await press('link', title);
    await isAt(`h1 ${title}`);
    await reads([
      `heading "${title}" [level=1]`,
      'Elena Márquez',
      `button "${t('enrollments:enrollNow')}"`,
      `heading "${t('catalog:detail.outcomes')}" [level=2]`,
      `heading "${t('catalog:detail.outline')}" [level=2]`,
      lesson,
    ]);

    await press('button', t('enrollments:enrollNow'));
    await hears(t('enrollments:enrolled'));
    await isAt(`a ${t('progress:start')}`);

    await page.keyboard.press('Enter');
    await isAt(`h1 ${lesson}`);
    await reads([
      `navigation "${t('player:outline.title')}"`,
      `link "${title}"`,
      `progressbar`,
      lesson,
      `heading "${lesson}" [level=1]`,
      `button "${t('player:mark.done')}"`,
    ]);
    await press('button', t('player:mark.done'));
    await hears(t('player:mark.saidDone', { done: 1, total: 9 }));
    await isAt(`button ${t('player:mark.undo')}`);
    await page.context().close();
  });
});
