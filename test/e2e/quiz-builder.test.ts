import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { paths } from '#shared/screens.ts';
import { shareOf } from '../support/share.ts';
import { makeCourse } from '../world/courses.ts';
import { createQuestion, trueFalse } from '../world/questions.ts';
import { barriers } from './support/barriers.ts';
import { openStage } from './support/stage.ts';
import { wordsIn } from './support/words.ts';

const stage = await openStage();
const { runtime, visit, newPerson, ok } = stage;

const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

const statements = ['Iron is a metal.', 'Ice floats.', 'Water is wet.', 'Snow is warm.'];

it.each(shareOf(['en', 'es'] as const, 'quiz builder'))(
  'A teacher builds a quiz from the bank with a draw, tries it, and a learner can start it, in %s',
  async (language) => {
    const t = wordsIn(language);
    const teacher = await newPerson('teachers');
    const { courseId, moduleId } = await makeCourse(stage, teacher);
    for (const [at, text] of statements.entries())
      await createQuestion(stage, teacher, courseId, {
        content: trueFalse(text),
        status: 'ready',
        tags: at < 2 ? [] : ['water'],
      });
    await runtime.drained();
    const page = await visit({ email: teacher.email, language, device: 'narrow' });

    // It begins in the course's content like any lesson, and its row leads to its own page.
    await page.goto(paths.structure(courseId));
    const title = `Quiz ${language}`;
    await page
      .getByRole('button', { name: new RegExp(`^${t('structure:add.here')}`) })
      .first()
      .click();
    await page.getByRole('menuitem', { name: t('blocks:kind.quiz') }).click();
    await page.keyboard.type(title);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t('structure:menu.of', { title }) }).click();
    await page.getByRole('menuitem', { name: t('structure:menu.build') }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByText(t('quizBuilder:empty')).waitFor();
    expect(await barriers(page)).toEqual([]);

    await page.getByRole('button', { name: t('quizBuilder:pick') }).click();
    const picker = page.getByRole('dialog', { name: t('banks:picker.title') });
    for (const text of statements.slice(0, 2))
      await picker.getByRole('checkbox', { name: new RegExp(text) }).check();
    expect(await barriers(page)).toEqual([]);
    await picker.getByRole('button', { name: t('banks:picker.take', { count: 2 }) }).click();
    const section = page.getByRole('region', { name: t('quizBuilder:section.nth', { number: 1 }) });
    await section.getByRole('link', { name: statements[0] as string }).waitFor();
    // The button that asked for the first ones is gone: the work goes on with what it brought.
    await section.getByRole('link').first().and(page.locator(':focus')).waitFor();
    const [first = ''] = await section.getByRole('link').allTextContents();
    await section
      .getByRole('button', { name: new RegExp(`${t('questions:list.down')}.*${first}`) })
      .focus();
    await page.keyboard.press('Alt+ArrowDown');
    await page.waitForFunction(
      (name) => [...document.querySelectorAll('[data-slot] a')].at(-1)?.textContent === name,
      first,
    );

    await section.getByRole('button', { name: t('quizBuilder:addDraw') }).press('Enter');
    const count = section.getByRole('textbox', { name: t('quizBuilder:draw.count') });
    await count.and(page.locator(':focus')).waitFor();
    await section.getByRole('combobox', { name: t('quizBuilder:draw.tag') }).selectOption('water');
    await section
      .getByText(
        new RegExp(
          t('quizBuilder:draw.tagged', { tags: t('quizBuilder:quoted', { tag: 'water' }) }),
        ),
      )
      .first()
      .waitFor();
    await count.fill('3');
    await section.getByText(t('quizBuilder:draw.short.never', { count: 2 })).waitFor();
    // Nor is it said that three of the two are drawn.
    await section
      .getByText(new RegExp(`^${t('quizBuilder:draw.name', { count: 3 })}: `))
      .first()
      .waitFor();
    expect(await barriers(page)).toEqual([]);
    await count.fill('2');
    await page
      .getByText(
        t('quizBuilder:total', { count: 4, points: `4 ${t('quizBuilder:points', { count: 4 })}` }),
      )
      .first()
      .waitFor();
    expect(await tooWide(page)).toBe(false);

    await page.getByRole('tab', { name: t('quizBuilder:tabs.settings') }).click();
    await page.getByRole('switch', { name: t('quizBuilder:limit.on') }).check();
    await page.getByRole('textbox', { name: t('quizBuilder:attempts') }).fill('2');
    await page.getByText(new RegExp(t('quizBuilder:sum.counts.best'))).waitFor();
    // The code is no part of what copies take along, so it has a button of its own.
    await page.getByRole('switch', { name: t('quizBuilder:code.on') }).check();
    await page.getByText(t('attempts:code.nobody')).waitFor();
    await page.getByRole('textbox', { name: t('attempts:code.label') }).fill('Granite');
    await page.keyboard.press('Enter');
    await page.getByText(t('attempts:code.nobody')).waitFor({ state: 'detached' });
    expect(await barriers(page)).toEqual([]);
    expect(await tooWide(page)).toBe(false);
    await page
      .getByText(new RegExp(`^${t('common:saveState.saved', { time: '' }).trim()}`))
      .waitFor();

    // The same screens as a learner's, and nothing of it is kept.
    await page.getByRole('tab', { name: t('quizBuilder:tabs.try') }).click();
    await page.getByRole('button', { name: t('quizzes:start.begin') }).click();
    const asked = page.getByRole('dialog', { name: t('quizzes:start.title') });
    await asked.getByLabel(t('quizzes:start.code.label')).fill('granite');
    await asked.getByRole('button', { name: t('quizzes:start.now') }).click();
    await asked.getByText(t('errors:access_code_wrong')).waitFor();
    await asked.getByLabel(t('quizzes:start.code.label')).fill('Granite');
    await asked.getByRole('button', { name: t('quizzes:start.now') }).click();
    await page
      .getByRole('radio', { name: t('questions:truth.true') })
      .first()
      .waitFor();
    // It begins where a learner begins.
    await page
      .getByRole('heading', { name: t('quizzes:question.of', { number: 1, total: 4 }) })
      .and(page.locator(':focus'))
      .waitFor();
    const answers = page.getByRole('radio', { name: t('questions:truth.true') });
    expect(await answers.count()).toBe(4);
    for (const answer of await answers.all()) await answer.check();
    expect(await barriers(page)).toEqual([]);
    // The bar of the attempt stays, and the bar of the builder is gone from under it.
    await answers.last().scrollIntoViewIfNeeded();
    const tabs = await page
      .getByRole('tablist', { name: t('quizBuilder:tabs.label') })
      .boundingBox();
    expect((tabs?.y ?? 0) + (tabs?.height ?? 0)).toBeLessThanOrEqual(0);
    await page
      .getByRole('button', { name: t('quizzes:submit.finish') })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('quizzes:submit.do') })
      .click();
    await page.getByText(t('quizzes:score.of', { count: 4, points: '4', most: '4' })).waitFor();
    expect(await barriers(page)).toEqual([]);

    await page.goto(paths.structure(courseId));
    await page.getByRole('button', { name: t('structure:menu.of', { title }) }).click();
    const published = page.waitForResponse(/\/block-changes$/);
    await page.getByRole('menuitem', { name: t('structure:do.publish') }).click();
    expect((await published).ok()).toBe(true);
    await page.context().close();

    const learner = await newPerson();
    await ok(learner, 'enrollments.enroll', { params: { courseId }, body: {} });
    const { blocks } = await ok(teacher, 'lessons.getStructure', { params: { courseId } });
    const quizId = blocks.find(({ kind }) => kind === 'quiz')?.blockId ?? '';
    const phone = await visit({ email: learner.email, language, device: 'narrow' });
    await phone.goto(paths.content(courseId, moduleId, quizId));
    await phone.getByText(t('quizFacts:used', { used: 0, count: 2 })).waitFor();
    await phone.getByText(t('quizFacts:points', { count: 4, points: '4' })).waitFor();
    await phone.context().close();

    // Once somebody has begun, who changes the quiz is told whom that reaches.
    await ok(learner, 'quizzes.start', {
      params: { courseId, quizId },
      body: { code: 'Granite' },
    });
    await runtime.drained();
    const again = await visit({ email: teacher.email, language, device: 'narrow' });
    await again.goto(paths.quizBuilder(quizId));
    await again.getByText(t('attempts:begun.title', { count: 1 })).waitFor();
    expect(await barriers(again)).toEqual([]);
    expect(await tooWide(again)).toBe(false);
    await again.getByRole('link', { name: t('attempts:begun.toAttempts') }).click();
    await again.getByRole('heading', { level: 1, name: title }).waitFor();
    await again.context().close();
  },
);
