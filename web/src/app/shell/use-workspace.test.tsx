// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { assignmentQueries } from '#web/blocks/assignment/queries.ts';
import { lessonEditQueries } from '#web/features/lessons/editor/queries.ts';
import { resultsQueries } from '#web/features/quizzes/results/queries.ts';
import { submissionQueries } from '#web/features/submissions/queries.ts';
import { keptAnswers } from './use-workspace.ts';

it('the bar of a course reads the answers of pages where these keep them', () => {
  expect(keptAnswers.block('01B')).toEqual(lessonEditQueries.found('01B').queryKey);
  expect(keptAnswers.assignment('01A')).toEqual(assignmentQueries.page('01A').queryKey);
  expect(keptAnswers.work('01S')).toEqual(submissionQueries.work('01S').queryKey);
  expect(keptAnswers.review('01C', '01A')).toEqual(
    submissionQueries.sums({ courseId: '01C', assignmentId: '01A' }).queryKey,
  );
  expect(keptAnswers.results('01Q')).toEqual(resultsQueries.get('01Q').queryKey);
});
