import { takesWork } from '#shared/blocks/registry.ts';
import type { submissions as contract } from '#shared/contract/submissions.ts';
import { pageOfItems } from '#functions/api/course-items.ts';
import { wholeOutlineOf } from '#functions/api/editable-course.ts';
import type { Operation } from '#functions/api/operation.ts';
import { submissionRows } from '#functions/data/assignments/submission-rows.ts';
import type { SubmissionsDeps } from './deps.ts';

/** One query, and one request for what is kept of their submissions, whatever the number of these. */
export const listAssignments: Operation<typeof contract.listAssignments, SubmissionsDeps> = async ({
  actor,
  params,
  page,
  deps: { table },
}) => {
  const outline = await wholeOutlineOf(table, actor, params.courseId);
  // One that was a place in an outline before there was more to say has no rules yet.
  const { ids, items, instantOf, nextCursor } = pageOfItems(
    outline,
    ({ kind, facts }) =>
      takesWork(kind) ? (facts.assignment ?? { due: null, closes: null }) : null,
    page,
  );
  const sums = await submissionRows.sumsOfAll(table, ids);
  return {
    items: items.map(({ block, rules, facts }) => ({
      assignmentId: block.blockId,
      ...facts,
      isEmpty: block.facts.assignment === null || block.facts.faults.includes('nothing_to_hand_in'),
      dueAt: instantOf(rules.due),
      closesAt: instantOf(rules.closes),
      sums: sums(block.blockId),
    })),
    nextCursor,
  };
};
