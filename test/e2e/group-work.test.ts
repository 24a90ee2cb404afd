import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { paths } from '#shared/screens.ts';
import { shareOf } from '../support/share.ts';
import { openGroupWork } from '../world/group-work.ts';
import { barriers } from './support/barriers.ts';
import { openStage } from './support/stage.ts';
import { wordsIn } from './support/words.ts';

const stage = await openStage();
const { visit, newPerson, runtime } = stage;

async function look(page: Page) {
  expect(await barriers(page)).toEqual([]);
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isTooWide).toBe(false);
}

it.each(
  shareOf(
    [
      ['en', 'desktop'],
      ['es', 'narrow'],
    ] as const,
    'group work',
  ),
)(
  'A group hands in once, is marked once, and each of it reads the mark, in %s on a %s',
  async (language, device) => {
    const t = wordsIn(language);
    const teacher = await newPerson('teachers', 'Grace');
    const { at, three } = await openGroupWork(stage, teacher, {
      marksRelease: { rule: 'whenMarked' },
    });
    await runtime.drained();
    const [ada, bob, cleo] = three;
    const open = async (email: string) => {
      const page = await visit({ email, language, device });
      await page.goto(paths.assignment(at.assignmentId));
      return page;
    };
    const text = (page: Page) =>
      page.getByRole('textbox', { name: t('assignments:work.text'), exact: true });

    const first = await open(ada.email);
    await text(first).pressSequentially('What we found.');
    await first
      .getByText(new RegExp(`^${t('common:saveState.saved', { time: '' }).trim()}`))
      .waitFor();
    await look(first);

    // Another one goes on with the same draft, and hands it in.
    const second = await open(bob.email);
    await text(second).getByText('What we found.').waitFor();
    await second.getByRole('button', { name: t('assignments:submit.open') }).click();
    await second
      .getByRole('dialog')
      .getByRole('button', { name: t('assignments:submit.do') })
      .click();
    await second.getByRole('region', { name: t('assignments:receipt.new') }).waitFor();
    await runtime.drained();

    const desk = await visit({ email: teacher.email, language, device });
    await desk.goto(
      `${paths.assignmentReview}?course=${at.courseId}&assignment=${at.assignmentId}`,
    );
    await desk.getByRole('link', { name: 'Group 1' }).waitFor();
    await look(desk);
    await desk.getByRole('link', { name: 'Group 1' }).click();
    await desk.getByLabel(t('submissions:points.label'), { exact: true }).fill('80');
    await desk.keyboard.press('Control+Enter');
    await desk.getByText(t('submissions:state.released'), { exact: true }).waitFor();
    await look(desk);
    await runtime.drained();

    const third = await open(cleo.email);
    await third.getByText(t('ownAssignments:label.graded'), { exact: true }).first().waitFor();
    await third.getByText(/80/).first().waitFor();
    await look(third);
  },
);
