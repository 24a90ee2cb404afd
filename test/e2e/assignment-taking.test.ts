import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { mostOfFileName } from '#shared/policies/file-names.ts';
import { paths } from '#shared/screens.ts';
import { shareOf } from '../support/share.ts';
import { rubricOf } from '../support/rubric-of.ts';
import { sha256Of } from '../support/sha256-of.ts';
import { jpeg } from '../support/media-files.ts';
import { createAssignment } from '../world/assignments.ts';
import { makeCourse } from '../world/courses.ts';
import { learnerOf } from '../world/quizzes.ts';
import { barriers } from './support/barriers.ts';
import { createKeyboard } from './support/keyboard.ts';
import { openStage } from './support/stage.ts';
import { toneAsMicrophone } from './support/tone-as-microphone.ts';
import { wordsIn } from './support/words.ts';

const stage = await openStage();
const { visit, newPerson, ok, runtime } = stage;

const title = 'An assignment';
const statement = { en: 'It is my own work.', es: 'Es mi propio trabajo.' };
const asked = {
  handIn: {
    text: { mostWords: 50 },
    files: { accepts: ['image/jpeg' as const], most: 2, mostBytes: 1_000_000 },
    link: true,
    recording: null,
  },
  attempts: 2,
  marking: { by: 'rubric' as const, rubric: rubricOf([10, [10, 5, 0]]) },
  selfAssessment: true,
  statement,
};

/** An assignment of a course that began yesterday, and somebody in that course. */
async function scene(changes: Parameters<typeof createAssignment>[3] = {}) {
  const teacher = await newPerson('teachers');
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const course = await makeCourse(stage, teacher, { startsOn: yesterday });
  const assignmentId = await createAssignment(stage, teacher, course, { ...asked, ...changes });
  const learner = await learnerOf(stage, course);
  await runtime.drained();
  return { course, assignmentId, learner };
}

const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Nothing that is shown shuts anybody out, or runs over the edge. */
async function look(page: Page) {
  expect(await barriers(page)).toEqual([]);
  expect(await tooWide(page)).toBe(false);
}

/** The longest name that a file can have, without a place to break a line at. */
const fileName = `${'bread'.padEnd(mostOfFileName - 4, 'x')}.jpg`;

const hasKept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('assignment-draft')));

describe.each(
  shareOf(
    [
      ['en', 'narrow'],
      ['es', 'desktop'],
    ] as const,
    'handing in',
  ),
)('An assignment is handed in, in %s on a %s', (language, device) => {
  const t = wordsIn(language);
  const text = (page: Page) =>
    page.getByRole('textbox', { name: t('assignments:work.text'), exact: true });
  const saved = (page: Page) =>
    page.getByText(new RegExp(`^${t('common:saveState.saved', { time: '' }).trim()}`));

  it('from its list over a cut network to the receipt, and is withdrawn', async () => {
    const { assignmentId, learner } = await scene({
      due: { day: 900, time: '12:00', timeZone: 'UTC' },
    });
    const page = await visit({ email: learner.email, language, device });
    await page.goto(paths.assignments);
    const pending = page.getByRole('region', { name: t('ownAssignments:label.pending') });
    await pending.getByRole('link', { name: title, exact: true }).waitFor();
    await look(page);
    await pending.getByRole('link', { name: title, exact: true }).click();
    await text(page).waitFor();
    await look(page);

    await text(page).pressSequentially('Rye');
    await saved(page).waitFor();
    await page.context().setOffline(true);
    await text(page).press('End');
    await text(page).pressSequentially(' and spelt');
    await page.getByText(t('assignments:work.kept')).waitFor();
    await look(page);
    // Nothing is handed in meanwhile, and nothing waits to be.
    await page.getByRole('button', { name: t('assignments:submit.open') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(t('assignments:submit.offline')).waitFor();
    expect(
      await dialog.getByRole('button', { name: t('assignments:submit.do') }).isDisabled(),
    ).toBe(true);
    await dialog.getByRole('button', { name: t('assignments:submit.back') }).click();
    expect(await hasKept(page)).toBe(true);
    await page.context().setOffline(false);
    await saved(page).waitFor();
    await expect.poll(() => hasKept(page)).toBe(false);
    await page.reload();
    await text(page).getByText('Rye and spelt').waitFor();

    const bytes = Buffer.from(jpeg(40, 30));
    const file = { name: fileName, mimeType: 'image/jpeg', buffer: bytes };
    await page.getByLabel(t('uploads:choose.choose', { count: 2 })).setInputFiles(file);
    await page
      .getByRole('button', { name: t('uploads:file.removeOf', { name: fileName }) })
      .waitFor();
    const link = page.getByRole('textbox', { name: t('assignments:work.link'), exact: true });
    await link.fill('example.org');
    await page.getByRole('button', { name: t('assignments:submit.open') }).click();
    await page.getByText(t('assignments:work.linkWrong')).first().waitFor();
    await link.fill('https://example.org/bread');
    await page.getByRole('radio').first().check();
    await saved(page).waitFor();
    await look(page);

    await page.getByRole('button', { name: t('assignments:submit.open') }).click();
    const list = dialog.getByRole('list', { name: t('assignments:submit.list') });
    await list.getByText(fileName, { exact: true }).waitFor();
    for (const one of [dialog, list])
      expect(await one.evaluate((it) => it.scrollWidth > it.clientWidth)).toBe(false);
    await list
      .getByText(t('assignments:submit.link', { link: 'https://example.org/bread' }))
      .waitFor();
    await dialog.getByRole('button', { name: t('assignments:submit.do') }).click();
    await dialog.getByText(t('assignments:submit.confirm')).waitFor();
    await look(page);
    await dialog.getByRole('checkbox', { name: statement[language] }).check();
    await dialog.getByRole('button', { name: t('assignments:submit.do') }).click();

    const receipt = page.getByRole('region', { name: t('assignments:receipt.new') });
    await receipt.getByText(`${sha256Of(bytes).slice(0, 12)}…`).waitFor();
    await expect
      .poll(() => receipt.getByRole('heading').evaluate((one) => one === document.activeElement))
      .toBe(true);
    await page.getByText('Rye and spelt').waitFor();
    await page
      .getByText(new RegExp(`^${t('ownAssignments:submittedOn', { when: '' }).trim()}`))
      .waitFor();
    await look(page);
    const { submissions } = await ok(learner, 'assignments.get', { params: { assignmentId } });
    expect(submissions).toMatchObject([
      {
        number: 1,
        words: 3,
        link: 'https://example.org/bread',
        files: [{ fileName }],
      },
    ]);

    await page.getByRole('button', { name: t('assignments:withdraw.ask') }).click();
    await look(page);
    await dialog.getByRole('button', { name: t('assignments:withdraw.yes'), exact: true }).click();
    await page.getByText(t('assignments:submissions.withdrawn'), { exact: true }).waitFor();
    // The draft is there to go on with, and what was withdrawn stays readable.
    await text(page).getByText('Rye and spelt').waitFor();
    await look(page);
    await page.context().close();
  });

  it('with what two devices wrote side by side, and nothing thrown away', async () => {
    const { assignmentId, learner } = await scene({ selfAssessment: false });
    const address = paths.assignment(assignmentId);
    const page = await visit({ email: learner.email, language, device });
    await page.goto(address);
    await text(page).waitFor();
    const other = await visit({ email: learner.email, language });
    await other.goto(address);
    await text(other).pressSequentially('From the desk');
    await saved(other).waitFor();
    await text(page).pressSequentially('From the phone');
    const notice = page.getByRole('region', { name: t('conflict:title') });
    await notice.getByText('From the desk').waitFor();
    await notice.getByText('From the phone').waitFor();
    await look(page);
    await notice.getByRole('button', { name: t('conflict:take.both') }).click();
    await saved(page).waitFor();
    await text(page).getByText('From the desk').waitFor();
    await text(page).getByText('From the phone').waitFor();

    // Handed in at the desk, which reads what the phone saved, it is no draft any more on the phone either.
    await other.reload();
    await text(other).getByText('From the phone').waitFor();
    await other.getByRole('button', { name: t('assignments:submit.open') }).click();
    const dialog = other.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: statement[language] }).check();
    await dialog.getByRole('button', { name: t('assignments:submit.do') }).click();
    await other.getByRole('region', { name: t('assignments:receipt.new') }).waitFor();
    await text(page).press('End');
    await text(page).pressSequentially(', and on');
    await page.getByText(t('assignments:elsewhere.open')).waitFor();
    await text(page).getByText(', and on').waitFor();
    await page.getByText(t('ownAssignments:label.submitted'), { exact: true }).first().waitFor();
    await look(page);
    await page.context().close();
    await other.context().close();
  });
});

it('A recording is made in the browser, listened to, attached and handed in', async () => {
  const t = wordsIn('en');
  const { assignmentId, learner } = await scene({
    handIn: { text: null, files: null, link: false, recording: { as: 'audio', mostMinutes: 1 } },
    selfAssessment: false,
    statement: null,
  });
  const page = await visit({ email: learner.email });
  await toneAsMicrophone(page);
  await page.goto(paths.assignment(assignmentId));
  await page.getByRole('button', { name: t('recording:begin.audio') }).click();
  await page.getByText(t('recording:time', { time: '0:01', most: '1:00' })).waitFor();
  await look(page);
  await page.getByRole('button', { name: t('recording:stop'), exact: true }).click();
  await page.getByLabel(t('recording:listen')).waitFor();
  await look(page);
  await page.getByRole('button', { name: t('recording:use') }).click();
  await page
    .getByRole('button', { name: t('uploads:file.removeOf', { name: 'audio.weba' }) })
    .waitFor();
  await page.getByRole('button', { name: t('assignments:submit.open') }).click();
  await page.getByRole('button', { name: t('assignments:submit.do') }).click();
  const receipt = page.getByRole('region', { name: t('assignments:receipt.new') });
  await receipt.getByText('audio.weba').waitFor();
  // It is heard as sound, not shown as a film without a picture.
  await page.locator('audio[aria-label="audio.weba"]').waitFor();
  await look(page);
  await page.context().close();
});

it('An assignment is handed in by keys alone, in the dark, from its lesson on', async () => {
  const t = wordsIn('en');
  const { course, assignmentId, learner } = await scene({
    handIn: { text: { mostWords: null }, files: null, link: false, recording: null },
  });
  const page = await visit({ email: learner.email, dark: true });
  await page.goto(paths.content(course.courseId, course.moduleId, assignmentId));
  await page.getByRole('link', { name: t('ownAssignments:card.open') }).waitFor();
  await look(page);
  const keys = createKeyboard(page);
  await keys.reach('link', t('ownAssignments:card.open'));
  await keys.press('Enter');
  const text = page.getByRole('textbox', { name: t('assignments:work.text'), exact: true });
  await text.waitFor();
  await text.focus();
  await page.keyboard.type('By keys alone');
  await keys.press('Tab');
  await keys.reach('radio');
  await keys.press('Space');
  await keys.reach('button', t('assignments:submit.open'));
  await keys.press('Enter');
  await page.getByRole('dialog').waitFor();
  await keys.reach('checkbox');
  await keys.press('Space');
  await keys.reach('button', t('assignments:submit.do'));
  await keys.press('Enter');
  const receipt = page.getByRole('heading', { name: t('assignments:receipt.new') });
  await receipt.waitFor();
  await look(page);
  expect(keys.unseen).toEqual([]);
  await page.context().close();
});
