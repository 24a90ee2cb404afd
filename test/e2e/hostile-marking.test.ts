import { ulid } from 'ulid';
import { expect, it } from 'vitest';
import { paths } from '#shared/screens.ts';
import type { RichText } from '#shared/schemas/rich-text.ts';
import { rubricOf } from '../support/rubric-of.ts';
import { createTextAssignment } from '../world/assignments.ts';
import { makeCourse } from '../world/courses.ts';
import { learnerOf } from '../world/quizzes.ts';
import { deeds, look, none } from './support/hostile-look.ts';
import { hostileTexts } from './support/hostile-texts.ts';
import { openStage } from './support/stage.ts';
import { wordsIn } from './support/words.ts';

const stage = await openStage();
const { newPerson, ok, runtime, visit } = stage;
const [teacher, colleague] = [await newPerson('teachers'), await newPerson('teachers')];

/** As many of the texts as one field takes, one below the other. */
function together(most: number): string {
  let words = '';
  for (const text of hostileTexts)
    if (words.length + text.length < most) words += `${words === '' ? '' : '\n'}${text}`;
  return words;
}

const bodyOf = (texts: readonly string[]): RichText => ({
  type: 'doc',
  content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});

/** What somebody handed in with such texts, marked with such texts, and asked to be looked at again with such texts. */
async function planted() {
  const course = await makeCourse(stage, teacher);
  const { courseId } = course;
  const rubric = rubricOf([10, [10, 5, 0]]);
  const assignmentId = await createTextAssignment(stage, teacher, course, {
    marking: { by: 'rubric', rubric },
    selfAssessment: true,
  });
  const params = { courseId, assignmentId };
  const learner = await learnerOf(stage, course);
  const [criterion] = rubric.criteria;
  const chosen = {
    criterionId: criterion?.criterionId ?? '',
    levelId: criterion?.levels[0]?.levelId ?? null,
    points: null,
    comment: together(2000),
  };
  await ok(learner, 'assignments.saveDraft', {
    params,
    body: {
      version: null,
      draft: {
        text: bodyOf(hostileTexts),
        link: null,
        files: [],
        selfAssessment: [{ ...chosen, comment: together(1900) }],
      },
    },
  });
  const { submissionId } = await ok(learner, 'assignments.submit', {
    params,
    body: { version: 1, confirmed: true },
  });
  await runtime.drained();
  await ok(teacher, 'submissions.addMarker', {
    params: { courseId },
    body: { email: colleague.email, groupIds: [] },
  });
  await ok(teacher, 'submissions.assign', {
    params,
    body: { submissionIds: [submissionId], markers: [colleague.userId] },
  });
  const one = { params: { submissionId } };
  await ok(colleague, 'submissions.saveMarking', {
    ...one,
    body: {
      version: null,
      marking: {
        choices: [chosen],
        points: null,
        comment: together(7900),
        isLateWaived: false,
        comments: hostileTexts.map((text, at) => ({
          commentId: ulid(),
          anchor: { in: 'text' as const, from: at, to: at + 1, quote: text.slice(0, 290) },
          text,
        })),
      },
      isReady: true,
    },
  });
  await ok(colleague, 'submissions.saveNote', {
    ...one,
    body: { note: together(3900), version: 0 },
  });
  for (const text of hostileTexts) await ok(teacher, 'submissions.keepComment', { body: { text } });
  await runtime.drained();
  await ok(teacher, 'submissions.release', { params, body: { submissionIds: null, at: null } });
  await runtime.drained();
  await ok(learner, 'assignments.requestLook', {
    params: { ...params, number: '1' },
    body: { reason: together(1900) },
  });
  await ok(colleague, 'submissions.answerLook', { ...one, body: { answer: together(1900) } });
  await runtime.drained();
  return { params, learner, submissionId };
}

const { params, learner, submissionId } = await planted();
const t = wordsIn('en');

it.each([
  ['who marks', colleague],
  ['who teaches', teacher],
])(
  'cases 61 and 64: what is handed in, and all that is said of it, stay words for %s',
  async (_, person) => {
    const page = await visit({ email: person.email });
    await look(page, paths.submission(submissionId), hostileTexts);
    // The comments that somebody keeps, to take one of them.
    await page
      .getByRole('button', { name: t('submissions:bank.takeFor', { label: '' }).trim() })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    if (person === teacher) {
      const [first = ''] = hostileTexts;
      await page.getByRole('dialog').getByText(first, { exact: false }).first().waitFor();
    }
    expect(await deeds(page)).toEqual(none);
    await look(
      page,
      `${paths.assignmentReview}?course=${params.courseId}&assignment=${params.assignmentId}`,
    );
    await page.context().close();
  },
);

it('cases 61 and 64: and for whoever handed it in, on a phone and in Spanish', async () => {
  const page = await visit({ email: learner.email, device: 'phone', language: 'es' });
  await look(page, paths.assignment(params.assignmentId), hostileTexts);
  await page.context().close();
});
