import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { ulid } from 'ulid';
import { expect, it } from 'vitest';
import { usualGrading } from '#shared/grading/book.ts';
import { paths } from '#shared/screens.ts';
import { formatPercent } from '#web/lib/percent.ts';
import { readSheet } from '#web/lib/read-sheet.ts';
import { shareOf } from '../support/share.ts';
import { participation, usualPlace } from '../features/grades.ts';
import { trueFalse } from '../world/questions.ts';
import { begin, learnerOf, makeQuiz } from '../world/quizzes.ts';
import { barriers } from './support/barriers.ts';
import { windows } from './support/room.ts';
import { openStage } from './support/stage.ts';
import { wordsIn } from './support/words.ts';

const stage = await openStage();
const { visit, newPerson, ok, runtime } = stage;

async function look(page: Page) {
  expect(await barriers(page)).toEqual([]);
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isTooWide).toBe(false);
}

/** A course that counts a quiz, which its learner has half of, and a mark for taking part, which nobody has yet. */
async function bookWithLearner() {
  const teacher = await newPerson('teachers');
  const quiz = await makeQuiz(stage, teacher, [trueFalse(), trueFalse('Ice floats.')]);
  const params = { courseId: quiz.params.courseId };
  await ok(teacher, 'grades.putScheme', {
    params,
    body: { scheme: { ...usualGrading, passFrom: 8000 }, version: 0 },
  });
  await ok(teacher, 'grades.putItem', {
    params,
    body: { ...participation, itemId: ulid(), manual: { ...participation.manual, most: 20_000 } },
  });
  const learner = await learnerOf(stage, quiz);
  const attempt = await begin(stage, learner, quiz);
  await ok(learner, 'quizzes.saveAnswer', {
    params: { ...attempt, slotId: quiz.slots[0]!.slotId },
    body: { sequence: 1, answer: { type: 'trueFalse', isTrue: true }, flagged: false },
  });
  await ok(learner, 'quizzes.submit', { params: attempt, body: {} });
  await runtime.drained();
  return { teacher, learner, quiz, params };
}

/** What has the focus under the total, which stays over the page while marks are tried, on the way up to it by keyboard. */
async function coveredOnTheWayUp(page: Page, total: Locator): Promise<string[]> {
  const covered: string[] = [];
  for (;;) {
    await page.keyboard.press('Shift+Tab');
    const at = await total.evaluate((panel) => {
      const focused = document.activeElement!;
      const isUnder = focused.getBoundingClientRect().top < panel.getBoundingClientRect().bottom;
      return { isIn: panel.contains(focused), isUnder, says: focused.outerHTML.slice(0, 120) };
    });
    if (at.isIn) return covered;
    if (at.isUnder) covered.push(at.says);
  }
}

it.each(
  shareOf(
    [
      ['en', 'desktop'],
      ['es', 'narrow'],
    ] as const,
    'own grades',
  ),
)('One’s grades are read, tried and planned for, in %s on a %s', async (language, device) => {
  const t = wordsIn(language);
  const { learner, params } = await bookWithLearner();
  const page = await visit({ email: learner.email, language, device });
  await page.goto(paths.courseProgress(params.courseId));
  // The menu beside it leads to the grades of all courses.
  await page
    .getByRole('navigation', {
      name: t('frame:workspace.label', { title: 'A course for a test' }),
    })
    .getByRole('link', { name: t('frame:workspace.grades'), exact: true })
    .click();
  const total = page.getByRole('region', { name: t('ownGrades:total.label') });
  await total.getByText(/^50\s?%$/).waitFor();
  await look(page);
  await total.getByText(t('ownGrades:total.why')).click();
  await total
    .getByText(t('gradeWords:total.made', { percent: formatPercent(5000, language) }))
    .waitFor();
  await page.getByRole('textbox', { name: t('ownGrades:goal.field') }).fill('75');
  await page.getByRole('button', { name: t('ownGrades:goal.try') }).click();
  await total.getByText(/^75\s?%$/).waitFor();
  await look(page);
  expect(await coveredOnTheWayUp(page, total)).toEqual([]);
  if (device === 'narrow') {
    // At a zoom of 400 %, too (WCAG 1.4.10).
    const size = page.viewportSize() ?? { width: 320, height: 640 };
    await page.setViewportSize(windows['at 400 %']);
    expect(await coveredOnTheWayUp(page, total)).toEqual([]);
    await page.setViewportSize(size);
  }
  await page.getByRole('button', { name: t('ownGrades:try.end') }).click();
  await total.getByText(/^50\s?%$/).waitFor();
});

it('A gradebook that is opened by its address asks each of its questions once, and for nobody of somebody else’s course', async () => {
  const t = wordsIn('en');
  const { teacher, params } = await bookWithLearner();
  const of = `/api/v1/courses/${params.courseId}`;
  const askedBy = async (email: string, isThere: (page: Page) => Promise<void>) => {
    const page = await visit({ email, device: 'desktop' });
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith(of)) asked.push(pathname.slice(of.length));
    });
    await page.goto(paths.courseGrades(params.courseId));
    await isThere(page);
    await page.waitForLoadState('networkidle');
    await page.context().close();
    return asked.toSorted();
  };
  const book = await askedBy(teacher.email, (page) => page.getByRole('gridcell').first().waitFor());
  expect(book).toEqual(['', '/grades', '/grades/rows']);
  const page = await visit({ email: teacher.email, device: 'desktop' });
  await page.goto(paths.courseGrades(params.courseId));
  await page.getByRole('gridcell').first().waitFor();
  // From then on the rows wait for nothing: the book comes only once they were asked for.
  const rows = page.waitForRequest((request) => request.url().includes(`${of}/grades/rows`));
  await page.route(`**${of}/grades`, async (route) => {
    await rows;
    await route.continue();
  });
  await page.reload();
  await page.getByRole('gridcell').first().waitFor();
  await page.context().close();

  const { email } = await newPerson('teachers');
  const others = await askedBy(email, (page) => page.getByText(t('notYours:title')).waitFor());
  expect(others).not.toContain('/grades/rows');
});

it('A book of many people is exported as a workbook, and read again', async () => {
  const t = wordsIn('en');
  const { teacher, params } = await bookWithLearner();
  const page = await visit({ email: teacher.email, device: 'desktop' });
  // A sheet of hundreds of kilobytes is packed as a small one is.
  await page.route(`**/courses/${params.courseId}/grades/rows?*`, async (route) => {
    const response = await route.fetch();
    const rows = (await response.json()) as { items: { userId: string; name: string }[] };
    const items = Array.from({ length: 3000 }, (_, at) => ({
      ...rows.items[0],
      userId: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
      name: `Person ${at}`,
    }));
    await route.fulfill({ response, json: { ...rows, items } });
  });
  await page.goto(paths.courseGrades(params.courseId));
  await page.getByRole('gridcell').first().waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('grades:export.xlsx') }).click();
  const sheet = await readSheet(await readFile(await (await download).path()));
  if (typeof sheet === 'string') throw new Error(sheet);
  expect(sheet.columns.at(-1)).toBe('Total (%)');
  expect(sheet.rows).toHaveLength(3000);
  expect(sheet.rows.at(-1)?.cells[0]).toBe('Person 2999');
  await page.context().close();
});

const isInSight = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};

const isScrolledOut = (head: Element) =>
  head.getBoundingClientRect().bottom <= (head.closest('dialog')?.getBoundingClientRect().top ?? 0);

it.each(
  shareOf(
    [
      ['en', 'desktop'],
      ['es', 'narrow'],
    ] as const,
    'gradebook',
  ),
)('The gradebook of a course is read and typed into, in %s on a %s', async (language, device) => {
  const t = wordsIn(language);
  const { teacher, quiz, params } = await bookWithLearner();
  const page = await visit({ email: teacher.email, language, device });
  await page.goto(paths.courseGrades(params.courseId));
  if (device === 'narrow') {
    // People first: what the book can do is folded on a phone.
    await page.getByRole('searchbox', { name: t('grades:search') }).waitFor();
    await look(page);
    await page.getByText(t('grades:controls')).press('Enter');
  }
  await page.getByRole('button', { name: t('grades:filter') }).click();
  const filter = page.getByRole('dialog');
  await filter.getByRole('button', { name: t('gradeViews:field.total') }).click();
  await look(page);
  await filter.getByRole('button', { name: t('gradeViews:edit.show') }).click();
  const asked = page.getByRole('list', { name: t('gradeViews:asked') });
  await asked
    .getByText(t('gradeViews:says.total.below', { percent: formatPercent(6000, language) }))
    .waitFor();
  await page.getByText(t('gradeViews:whole', { found: 1, count: 1 })).waitFor();
  await look(page);
  if (device === 'narrow') {
    await page
      .locator('summary')
      .getByText(/50\s?%/)
      .click();
    await look(page);
    await page.getByRole('button', { name: quiz.title }).click();
  } else {
    const grid = page.getByRole('grid', { name: t('grades:grid') });
    await grid.getByRole('gridcell', { name: formatPercent(5000, language) }).waitFor();
    await look(page);
    // Who has none is heard in words, and a part of the book is never printed as the whole.
    await grid
      .getByRole('gridcell', { name: t('grades:status.open') })
      .first()
      .waitFor();
    await page.emulateMedia({ media: 'print' });
    await page.getByText(t('grades:print')).waitFor();
    await grid.waitFor({ state: 'hidden' });
    await page.emulateMedia({ media: null });
    await grid.waitFor();
    const size = page.viewportSize() ?? { width: 1280, height: 800 };
    await page.setViewportSize({ ...size, height: 560 });
    await grid.getByRole('columnheader', { name: quiz.title }).focus();
    await page.keyboard.press('ArrowDown');
    // However low the window is, the cell that the keyboard is on is in sight (WCAG 2.4.11).
    expect(await grid.locator(':focus').evaluate(isInSight)).toBe(true);
    await page.setViewportSize(size);
    await page.keyboard.press('Space');
  }
  const sheet = page.getByRole('dialog');
  const words = t('gradePerson:mark.points', { count: 2, points: '1', most: '2' });
  await sheet.getByText(words, { exact: true }).waitFor();
  await sheet.getByText(t('gradePerson:because.ended')).waitFor();
  await look(page);
  if (device === 'narrow') {
    // At a zoom of 400 % the head of a sheet makes room for what it stands over (WCAG 1.4.10).
    await page.setViewportSize(windows['at 400 %']);
    await sheet.getByText(t('gradePerson:because.ended')).scrollIntoViewIfNeeded();
    expect(await sheet.getByRole('heading', { level: 2 }).evaluate(isScrolledOut)).toBe(true);
    return;
  }
  // The mark beside it is typed, and the total follows by itself.
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await page
    .getByRole('gridcell', { name: formatPercent(7500, language) })
    .first()
    .waitFor();
  await look(page);
});

it.each(
  shareOf(
    [
      ['en', 'narrow'],
      ['es', 'desktop'],
    ] as const,
    'views of a gradebook',
  ),
)(
  'A gradebook opens with the view that its teacher chose, by keys alone, in %s on a %s',
  async (language, device) => {
    const t = wordsIn(language);
    const { teacher, params } = await bookWithLearner();
    const { name } = await ok(teacher, 'grades.saveView', {
      params,
      body: { name: 'In danger', place: { ...usualPlace, as: 'percent', sort: 'total_asc' } },
    });
    const page = await visit({ email: teacher.email, language, device });
    await page.goto(paths.courseGrades(params.courseId));
    if (device === 'narrow') await page.getByText(t('grades:controls')).press('Enter');
    await page.getByRole('button', { name: t('grades:views'), exact: true }).press('Enter');
    const views = page.getByRole('dialog');
    await views.getByRole('button', { name: t('gradeViews:views.more', { name }) }).press('Enter');
    await views.getByRole('menuitem', { name: t('gradeViews:views.openWith') }).press('Enter');
    await views.getByText(t('gradeViews:views.opens')).waitFor();
    await look(page);
    await page.keyboard.press('Escape');
    await views.waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');

    await page.goto(paths.courseGrades(params.courseId));
    await page.getByText(t('grades:opened.with', { name })).waitFor();
    await page.waitForURL('**?sort=total_asc&as=percent');
    await look(page);
    await page.getByRole('button', { name: t('grades:opened.whole') }).press('Enter');
    await page.waitForURL('**?sort=name_asc');
  },
);

it.each(shareOf(['en', 'es'] as const, 'folded categories'))(
  'A category is folded into one column, by keys alone, and a link shows it so, in %s',
  async (language) => {
    const t = wordsIn(language);
    const { teacher, quiz, params } = await bookWithLearner();
    const title = { en: 'Tests', es: 'Pruebas' };
    const categoryId = ulid();
    const { version } = await ok(teacher, 'grades.getBook', { params });
    const category = { categoryId, title, weight: 6000, itemsCount: 'equally' as const };
    const dropping = { dropLowest: 0, dropHighest: 0, isExtra: false, isCapped: false };
    await ok(teacher, 'grades.putScheme', {
      params,
      body: {
        version,
        scheme: { ...usualGrading, by: 'weights', categories: [{ ...category, ...dropping }] },
        items: [
          {
            itemId: quiz.params.quizId,
            categoryId,
            isExtra: false,
            isKeptOut: false,
            place: null,
            version: 0,
          },
        ],
      },
    });
    await runtime.drained();
    const page = await visit({ email: teacher.email, language });
    await page.goto(paths.courseGrades(params.courseId));
    const grid = page.getByRole('grid', { name: t('grades:grid') });
    await grid.getByRole('columnheader', { name: quiz.title }).focus();
    await page.keyboard.press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('grades:folded.fold', { category: title[language] }) })
      .press('Enter');
    const name = `${t('grades:folded.open')} ${title[language]}`;
    const head = grid.getByRole('columnheader', { name });
    await head.waitFor();
    expect(await head.getAttribute('aria-expanded')).toBe('false');
    await grid
      .getByRole('gridcell', { name: formatPercent(5000, language) })
      .first()
      .waitFor();
    expect(await grid.getByRole('columnheader', { name: quiz.title }).count()).toBe(0);
    await look(page);

    // The address says it: it is there again for whoever opens the link, and unfolds by its head.
    const again = await visit({ email: teacher.email, language });
    await again.goto(page.url());
    const other = again.getByRole('grid', { name: t('grades:grid') });
    await other.getByRole('columnheader', { name }).press('Enter');
    await other.getByRole('columnheader', { name: quiz.title }).waitFor();
    expect(new URL(again.url()).searchParams.has('folded')).toBe(false);
  },
);

it.each(
  shareOf(
    [
      ['en', 'desktop'],
      ['es', 'narrow'],
    ] as const,
    'totals set',
  ),
)('What setting a total does is seen before it is set, in %s on a %s', async (language, device) => {
  const t = wordsIn(language);
  const { teacher, learner, params } = await bookWithLearner();
  const page = await visit({ email: teacher.email, language, device });
  await page.goto(paths.courseGrades(params.courseId));
  if (device === 'narrow') {
    await page
      .locator('summary')
      .getByText(/50\s?%/)
      .click();
    await page.getByRole('button', { name: t('grades:person.whole') }).click();
  } else {
    const grid = page.getByRole('grid', { name: t('grades:grid') });
    await grid.getByRole('rowheader').first().click();
  }
  await page.getByRole('button', { name: t('gradePerson:setTotal.set') }).click();
  await page.getByRole('textbox', { name: t('gradePerson:setTotal.percent') }).fill('85');
  const preview = page.getByRole('region', { name: t('gradePerson:setTotal.preview.title') });
  await preview.getByText(t('gradePerson:setTotal.preview.seen')).waitFor();
  const from = [formatPercent(5000, language), t('gradePerson:setTotal.preview.notPassed')];
  const to = [formatPercent(8500, language), t('gradePerson:setTotal.preview.passed')];
  for (const words of [from, to])
    expect(await preview.getByText(words.join(' · '), { exact: true }).count()).toBe(2);
  await look(page);
  await page.getByRole('textbox', { name: t('grades:typing.reason') }).fill('Presented twice.');
  await page.getByRole('button', { name: t('grades:typing.save') }).click();
  await preview.waitFor({ state: 'detached' });
  const { total } = await ok(learner, 'grades.getOwn', { params });
  expect(total).toMatchObject({ shown: 8500, isPassed: true });
});
