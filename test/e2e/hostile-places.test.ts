import type { Page } from 'playwright-core';
import { ulid } from 'ulid';
import { expect, it } from 'vitest';
import { wholeSide } from '#shared/policies/comment-limits.ts';
import { paths } from '#shared/screens.ts';
import { createAssignment, workOf } from '../world/assignments.ts';
import { makeCourse } from '../world/courses.ts';
import { learnerOf } from '../world/quizzes.ts';
import { readyFile } from '../world/work-file.ts';
import { sharedBrowser } from './support/browser.ts';
import { deeds, look, none } from './support/hostile-look.ts';
import { hostileTexts } from './support/hostile-texts.ts';
import { openStage } from './support/stage.ts';
import { wordsIn } from './support/words.ts';

const stage = await openStage();
const { newPerson, ok, runtime, visit } = stage;
const teacher = await newPerson('teachers');

/** Names that a file can have, and that a catalogue of texts would read as its own. */
const names = { pdf: '$t(signIn) {{name}}.pdf', picture: '{{constructor}} ${1}.jpg' };

/** A document whose own words are such texts, which the viewer lays over its pages. */
async function printed(): Promise<Uint8Array<ArrayBuffer>> {
  const context = await (await sharedBrowser()).newContext();
  const page = await context.newPage();
  await page.setContent('<html lang="en"><body style="font-size: 8px"></body></html>');
  await page.evaluate((texts) => {
    for (const text of texts) {
      const line = document.createElement('p');
      line.textContent = text;
      document.body.append(line);
    }
  }, hostileTexts);
  const content = await page.pdf({ format: 'A4' });
  await context.close();
  return new Uint8Array(content);
}

/** A place for each of the texts, from the top down. */
const areaAt = (at: number) => ({
  x: at % 2 === 0 ? 0 : wholeSide,
  y: Math.floor((at / hostileTexts.length) * wholeSide),
  width: 0,
  height: 0,
});

/** A document and a picture, each with such texts at places of it. */
async function planted() {
  const course = await makeCourse(stage, teacher);
  const { courseId } = course;
  const assignmentId = await createAssignment(stage, teacher, course, {
    handIn: {
      text: { mostWords: null },
      files: { accepts: ['application/pdf', 'image/jpeg'], most: 2, mostBytes: 5_000_000 },
      link: false,
      recording: null,
    },
  });
  const params = { courseId, assignmentId };
  const learner = await learnerOf(stage, course);
  const work = { kind: 'assignment' as const, ...params };
  const [pdf, picture] = [
    await readyFile(stage, learner, work, {
      fileName: names.pdf,
      contentType: 'application/pdf',
      content: await printed(),
    }),
    await readyFile(stage, learner, work, { fileName: names.picture }),
  ];
  await ok(learner, 'assignments.saveDraft', {
    params,
    body: { version: null, draft: workOf('See what is attached.', [pdf, picture]) },
  });
  const { submissionId } = await ok(learner, 'assignments.submit', {
    params,
    body: { version: 1, confirmed: true },
  });
  await ok(teacher, 'submissions.saveMarking', {
    params: { submissionId },
    body: {
      version: null,
      marking: {
        choices: [],
        points: 1,
        comment: '',
        isLateWaived: false,
        comments: hostileTexts.flatMap((text, at) => {
          const area = areaAt(at);
          const onPage = { in: 'page' as const, mediaId: pdf, page: 1, area };
          const onPicture = { in: 'picture' as const, mediaId: picture, area };
          return [
            { commentId: ulid(), anchor: { ...onPage, quote: text.slice(0, 290) }, text },
            { commentId: ulid(), anchor: onPicture, text },
          ];
        }),
      },
      isReady: true,
    },
  });
  // A release goes through what is listed by then.
  await runtime.drained();
  await ok(teacher, 'submissions.release', { params, body: { submissionIds: null, at: null } });
  await runtime.drained();
  return { params, learner, submissionId };
}

const { params, learner, submissionId } = await planted();

const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const sorted = (texts: readonly string[]) => texts.map(flat).sort();

/** Expects that document and picture stand with all their comments, and that none of these did anything. */
async function expectWords(page: Page, said: readonly string[]) {
  const quotes = await page.locator('main blockquote').allTextContents();
  expect(sorted(quotes)).toEqual(sorted(hostileTexts.map((text) => text.slice(0, 290))));
  // Those of the page stand before those of the picture, as the files do.
  expect(sorted(said.slice(0, hostileTexts.length))).toEqual(sorted(hostileTexts));
  expect(sorted(said.slice(hostileTexts.length))).toEqual(sorted(hostileTexts));
  // A page is drawn once it comes near, its words over it.
  const [first = ''] = hostileTexts;
  const drawn = page.locator('[data-page="1"]');
  await drawn.scrollIntoViewIfNeeded();
  await drawn.locator('[data-words]').getByText(first).first().waitFor();
  expect(await drawn.getByRole('button').count()).toBe(hostileTexts.length);
  const picture = page.locator('[data-picture]');
  await picture.scrollIntoViewIfNeeded();
  expect(await picture.getByRole('button').count()).toBe(hostileTexts.length);
  expect(await picture.locator('img').getAttribute('alt')).toBe(names.picture);
  for (const name of Object.values(names))
    await page.locator('main').getByText(name, { exact: false }).first().waitFor();
  // From a place to what is said of it, and back.
  await picture.getByRole('button').first().press('Enter');
  expect(await deeds(page)).toEqual(none);
}

it('cases 61 and 64: what is said of places of a document and of a picture stays words for who marks', async () => {
  const t = wordsIn('en');
  const page = await visit({ email: teacher.email, language: 'en' });
  await look(page, paths.submission(submissionId));
  const marking = page.getByRole('region', { name: t('submissions:marking.label'), exact: true });
  const boxes = marking.getByRole('textbox', { name: /^Comment \d+$/ });
  await boxes.last().waitFor();
  const said = await boxes.evaluateAll((all) =>
    all.map((one) => (one as HTMLTextAreaElement).value),
  );
  await expectWords(page, said);
  // What lies nearest to a place of the document is read to who chooses one.
  await marking.getByRole('button', { name: t('submissions:places.add') }).click();
  const chooser = marking.getByRole('form', { name: t('submissions:places.title') });
  await chooser.getByLabel(t('submissions:places.in')).selectOption(names.pdf);
  await page.locator('[data-page="1"] [data-pick]').scrollIntoViewIfNeeded();
  await chooser.getByRole('status').filter({ hasText: '__xss' }).waitFor();
  expect(await deeds(page)).toEqual(none);
  await page.context().close();
});

it('cases 61 and 64: and for whoever handed it in, on a phone and in Spanish', async () => {
  const t = wordsIn('es');
  const page = await visit({ email: learner.email, device: 'phone', language: 'es' });
  await look(page, `${paths.assignment(params.assignmentId)}?submission=1`);
  const feedback = page.getByRole('region', { name: t('assignments:feedback.title') });
  const items = feedback.locator('li[id] > p');
  await items.last().waitFor();
  await expectWords(page, await items.allTextContents());
  await page.context().close();
});
