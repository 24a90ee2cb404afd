import { readFileSync } from 'node:fs';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { paths } from '#shared/screens.ts';
import type { Language } from '#shared/policies/languages.ts';
import { createAssignment, workOf } from '../world/assignments.ts';
import { makeCourse } from '../world/courses.ts';
import { learnerOf } from '../world/quizzes.ts';
import { readyFile } from '../world/work-file.ts';
import type { Person } from '../world/world.ts';
import { barriers } from './support/barriers.ts';
import type { Device } from './support/devices.ts';
import { openStage } from './support/stage.ts';
import { wordsIn } from './support/words.ts';

const { visit, newPerson, ok, runtime, ...stage } = await openStage();
const world = { ...stage, newPerson, ok, runtime };

const text = { contentType: 'text/plain' as const };

/** A course with an assignment for which two people handed in a text and a file. */
async function course(teacher: Person) {
  const made = await makeCourse(world, teacher);
  const { courseId } = made;
  const assignmentId = await createAssignment(world, teacher, made, {
    handIn: {
      text: { mostWords: null },
      files: { accepts: ['text/plain'], most: 3, mostBytes: 5_000_000 },
      link: false,
      recording: null,
    },
    marking: { by: 'points', most: 100_000 },
  });
  const params = { courseId, assignmentId };
  const learners: Person[] = [];
  for (const number of [1, 2]) {
    const learner = await learnerOf(world, made);
    const work = { kind: 'assignment' as const, ...params };
    const file = await readyFile(world, learner, work, {
      ...text,
      fileName: 'essay.txt',
      content: strToU8(`What ${number} says.`),
    });
    await ok(learner, 'assignments.saveDraft', {
      params,
      body: { version: null, draft: workOf(`Essay ${number}.`, [file]) },
    });
    await ok(learner, 'assignments.submit', { params, body: { version: 1, confirmed: true } });
    learners.push(learner);
  }
  await runtime.drained();
  return { params, learners };
}

const looks: { language: Language; device: Device; dark: boolean }[] = [
  { language: 'en', device: 'desktop', dark: false },
  { language: 'es', device: 'phone', dark: true },
];

it.each(looks)(
  'Files are taken along, annotated and brought back, in $language on a $device, and read once they are released',
  async ({ language, device, dark }) => {
    const t = wordsIn(language);
    const teacher = await newPerson('teachers');
    const { params, learners } = await course(teacher);
    const [ada, ben] = learners;
    if (!ada || !ben) throw new Error('There are two.');
    const page = await visit({ email: teacher.email, language, device, dark });
    await page.goto(
      `${paths.assignmentReview}?course=${params.courseId}&assignment=${params.assignmentId}`,
    );
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: t('submissions:download.action') }).click();
    const zip = unzipSync(new Uint8Array(readFileSync(await (await download).path())));
    const essays = Object.keys(zip).filter((path) => /essay - \w{10}\.txt$/.test(path));
    expect(essays).toHaveLength(2);

    // Ada's essay is annotated; Ben's is as it was; and what systems leave in a zip comes along.
    const [own = ''] = essays.filter((path) =>
      strFromU8(zip[path] ?? new Uint8Array()).includes('1'),
    );
    const back = zipSync({
      ...zip,
      [own]: strToU8('What 1 says. Who else says so?'),
      '__MACOSX/._essay.txt': strToU8('x'),
      'nobody.txt': strToU8('Whose?'),
      '../outside.txt': strToU8('x'),
    });
    await page.getByRole('button', { name: t('submissions:download.back') }).press('Enter');
    const dialog = page.getByRole('dialog', { name: t('broughtBack:title') });
    const bring = () =>
      dialog.locator('input[type=file]').setInputFiles({
        name: 'submissions.zip',
        mimeType: 'application/zip',
        buffer: Buffer.from(back),
      });
    await bring();
    await dialog.getByText(t('broughtBack:sums', { count: 1 })).waitFor();
    for (const because of ['hidden', 'noCode', 'badName'] as const)
      await dialog
        .getByText(t(`broughtBack:reasons.${because}`))
        .first()
        .waitFor();
    expect(await dialog.getByText(t('broughtBack:reasons.unchanged')).count()).toBe(3);
    expect(await barriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: t('broughtBack:give', { count: 1 }) }).press('Enter');
    await dialog.getByText(t('broughtBack:done', { count: 1 })).waitFor();
    // The same zip again gives nothing twice.
    await bring();
    await dialog.getByText(t('broughtBack:reasons.there')).waitFor();
    await dialog.getByText(t('broughtBack:sums', { count: 0 })).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    // It stands where Ada's work is marked, which is made ready there.
    const { items } = await ok(teacher, 'submissions.list', { params });
    const adas = items.find(({ person }) => person?.userId === ada.userId)?.submissionId ?? '';
    await page.goto(`/assignments/submission/${adas}`);
    const marking = page.getByRole('region', { name: t('submissions:marking.label'), exact: true });
    await marking
      .getByRole('heading', { name: t('submissions:given.heading', { count: 1 }) })
      .waitFor();
    await marking.getByText('essay.txt').waitFor();
    expect(await barriers(page)).toEqual([]);
    await marking.getByLabel(t('submissions:points.label')).fill('8');
    await page.keyboard.press('Control+Enter');
    await marking.getByText(t('submissions:state.marked'), { exact: true }).waitFor();
    await page.context().close();

    // Case 19: nothing of it shows before the release.
    const view = await visit({ email: ada.email, language, device, dark });
    const read = paths.assignment(params.assignmentId);
    await view.goto(read);
    await view.getByRole('heading', { level: 1 }).waitFor();
    expect(
      JSON.stringify(
        await ok(ada, 'assignments.getSubmission', { params: { ...params, number: '1' } }),
      ),
    ).toContain('"feedback":null');
    await ok(teacher, 'submissions.release', { params, body: { submissionIds: null, at: null } });
    await runtime.drained();
    await view.reload();
    const feedback = view.getByRole('region', { name: t('assignments:feedback.title') });
    await feedback
      .getByRole('heading', { name: t('assignments:feedback.files', { count: 1 }) })
      .waitFor();
    const saved = view.waitForEvent('download');
    await feedback
      .getByRole('link', { name: t('assignmentWords:files.downloadOf', { name: 'essay.txt' }) })
      .click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('essay.txt');
    expect(readFileSync(await file.path(), 'utf8')).toBe('What 1 says. Who else says so?');
    expect(await barriers(view)).toEqual([]);
    await view.context().close();

    // Ben, whose essay was as it was, has begun no marking by it.
    const bens = items.find(({ person }) => person?.userId === ben.userId)?.submissionId ?? '';
    const work = await ok(teacher, 'submissions.get', { params: { submissionId: bens } });
    expect(work.marking).toBeNull();
  },
);
