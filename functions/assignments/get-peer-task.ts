import type { assignments as contract } from '#shared/contract/assignments.ts';
import type { Operation } from '#functions/api/operation.ts';
import { namedApart } from '#functions/data/assignments/named-apart.ts';
import { submission, type Submission } from '#functions/data/assignments/submission.ts';
import { presentOwnReview } from '#functions/data/peer-reviews/own-reviews.ts';
import type { Table } from '#functions/data/table/table.ts';
import { found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import type { AssignmentsDeps } from './deps.ts';
import { ownPeerTask } from './own-peer-task.ts';
import { presentPeerReview } from './present-peer-review.ts';

async function workOf(table: Table, submissionId: string): Promise<Submission> {
  const address = found(await submission.address(table, submissionId));
  return found(await submission.get(table, address));
}

/** A work as it is shown to who reviews it: of all that is kept of it, no more than what is named here (case 21). */
const presentWork = ({ text, link, files }: Submission, number: number) => ({
  text,
  link,
  files: namedApart(files, `${number}`).map(({ mediaId, fileName, contentType, bytes }) => ({
    mediaId,
    fileName,
    contentType,
    bytes,
  })),
});

/** What is no longer to be reviewed is not shown either, but for what somebody reviewed. */
export const getPeerTask: Operation<typeof contract.getPeerTask, AssignmentsDeps> = async ({
  actor: { userId },
  params: { taskId },
  now,
  deps: { table, links },
}) => {
  const { task, review, view } = await ownPeerTask(table, userId, taskId);
  const own = presentOwnReview(task, now);
  const work =
    own.state === 'missed'
      ? null
      : presentWork(await workOf(table, task.submissionId), task.number);
  const { course, block, assignment } = view;
  return {
    ...own,
    courseId: course.courseId,
    assignmentId: task.assignmentId,
    assignment: found(block).title,
    instructions: assignment.instructions,
    marking: assignment.marking,
    isForGroups: assignment.groups !== null,
    work,
    review: review && presentPeerReview(review),
    links: work?.files.map((file) => links.linkTo(file, now)) ?? [],
    now: iso(now),
  };
};
