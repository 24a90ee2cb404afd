import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { paths } from '#shared/screens.ts';
import type { Language } from '#shared/policies/languages.ts';
import { shareOf } from '../support/share.ts';
import { createAssignment, workOf } from '../world/assignments.ts';
import { makeCourse } from '../world/courses.ts';
import { learnerOf } from '../world/quizzes.ts';
import { readyFile } from '../world/work-file.ts';
import type { Person } from '../world/world.ts';
import { barriers } from './support/barriers.ts';
import type { Device } from './support/devices.ts';
import { openStage } from './support/stage.ts';
import { toneAsMicrophone } from './support/tone-as-microphone.ts';
import { wordsIn } from './support/words.ts';

const { visit, newPerson, ok, runtime, ...stage } = await openStage();
const world = { ...stage, newPerson, ok, runtime };

const text = { contentType: 'text/plain' as const };

const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

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

it.each(shareOf(looks, 'feedback files'))(
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
      dialog.locator('input[multiple]').setInputFiles({
        name: 'submissions.zip',
        mimeType: 'application/zip',
        buffer: Buffer.from(back),
      });
    await bring();
    await dialog.getByText(t('broughtBack:sums', { count: 1 })).waitFor();
    // What needs nothing is one line until it is opened.
    const folded = dialog.locator('details');
    await folded.locator('summary').press('Enter');
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
    await folded.locator('summary').press('Enter');
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

const folder = mkdtempSync(path.join(tmpdir(), 'brought-back-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Files in a folder of their own on the disk, by their paths in it. @returns where it is */
async function onDisk(name: string, files: Record<string, Uint8Array>): Promise<string> {
  for (const [own, content] of Object.entries(files)) {
    const file = path.join(folder, name, own);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return path.join(folder, name);
}

/** Records some seconds of what stands for a microphone, listens to it, and gives the second try. */
async function record(page: Page, t: ReturnType<typeof wordsIn>): Promise<void> {
  for (const then of ['discard', 'use'] as const) {
    await page.getByRole('button', { name: t('recording:begin.audio') }).press('Enter');
    await page.getByText(t('recording:time', { time: '0:01', most: '10:00' })).waitFor();
    await page.getByRole('button', { name: t('recording:stop'), exact: true }).press('Enter');
    await page.getByLabel(t('recording:listen')).waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: t(`recording:${then}`) }).press('Enter');
  }
  await page
    .getByRole('button', { name: t('uploads:file.removeOf', { name: 'audio.weba' }) })
    .waitFor();
}

it.each(
  shareOf(
    [
      ['en', 'desktop'],
      ['es', 'narrow'],
    ] as const,
    'feedback files of markers',
  ),
)(
  'case 20: a marker (%s, %s) takes along what went to them and brings it back as a folder, and nothing else is theirs',
  async (language, device) => {
    const t = wordsIn(language);
    const [teacher, marker] = [await newPerson('teachers'), await newPerson('teachers')];
    const { params, learners } = await course(teacher);
    const { items } = await ok(teacher, 'submissions.list', { params });
    const [adas = '', bens = ''] = learners.map(
      ({ userId }) => items.find(({ person }) => person?.userId === userId)?.submissionId,
    );
    await ok(teacher, 'submissions.addMarker', {
      params: { courseId: params.courseId },
      body: { email: marker.email, groupIds: [] },
    });
    await ok(teacher, 'submissions.assign', {
      params,
      body: { submissionIds: [adas], markers: [marker.userId] },
    });
    await runtime.drained();

    const page = await visit({ email: marker.email, language, device });
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
    });
    if (language === 'en') await toneAsMicrophone(page);
    else
      await page.addInitScript(() => {
        navigator.mediaDevices.getUserMedia = () =>
          Promise.reject(new DOMException('', 'NotAllowedError'));
      });
    await page.goto(paths.assignmentReview);
    const queue = page.getByRole('table', { name: t('submissions:queue.list') });
    await queue.getByRole('row').nth(1).getByRole('link').nth(1).press('Enter');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: t('submissions:download.action') }).press('Enter');
    const zip = unzipSync(new Uint8Array(readFileSync(await (await download).path())));
    const codes = (submissionId: string) => submissionId.slice(-10);
    expect(Object.keys(zip)).not.toEqual([]);
    for (const name of Object.keys(zip)) expect(name).toContain(codes(adas));
    expect(JSON.stringify(Object.values(zip).map((bytes) => strFromU8(bytes)))).not.toContain(
      'What 2',
    );

    const [own = ''] = Object.keys(zip).filter((name) => name.endsWith('.txt'));
    const place = await onDisk(language, {
      ...zip,
      [own]: strToU8('What 1 says. Who else says so?'),
      [`essay - ${codes(bens)}.txt`]: strToU8('For somebody else.'),
      'essay - ZZZZZZZZZZ.txt': strToU8('For nobody.'),
    });
    await page.getByRole('button', { name: t('submissions:download.back') }).press('Enter');
    const dialog = page.getByRole('dialog', { name: t('broughtBack:title') });
    await dialog.getByLabel(t('broughtBack:folder'), { exact: true }).setInputFiles(place);
    await dialog.getByText(t('broughtBack:sums', { count: 1 })).waitFor();
    // Of work that went to others it says what it says of none.
    expect(await dialog.getByText(t('broughtBack:reasons.unknown')).count()).toBe(2);
    expect(await barriers(page)).toEqual([]);
    expect(await tooWide(page)).toBe(false);
    await dialog.getByRole('button', { name: t('broughtBack:give', { count: 1 }) }).press('Enter');
    await dialog.getByText(t('broughtBack:done', { count: 1 })).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    // It stands where they mark, with what they say of it, or why nothing can be recorded.
    await page.goto(`/assignments/submission/${adas}`);
    const marking = page.getByRole('region', { name: t('submissions:marking.label'), exact: true });
    await marking.getByText('essay.txt').waitFor();
    if (language === 'en') await record(page, t);
    else {
      await page.getByRole('button', { name: t('recording:begin.video') }).press('Enter');
      await page.getByText(t('recording:failed.refused')).waitFor();
    }
    expect(await barriers(page)).toEqual([]);
    expect(await tooWide(page)).toBe(false);
    // What is written is saved by and by.
    await expect
      .poll(async () => {
        const { marking: seen } = await ok(teacher, 'submissions.get', {
          params: { submissionId: adas },
        });
        return seen?.files.map(({ fileName }) => fileName);
      })
      .toEqual(language === 'en' ? ['essay.txt', 'audio.weba'] : ['essay.txt']);
    const theirs = await ok(teacher, 'submissions.get', { params: { submissionId: bens } });
    expect(theirs.marking).toBeNull();
    // No screen of theirs asked for what is refused to them.
    expect(refused).toEqual([]);
    await page.context().close();
  },
);
