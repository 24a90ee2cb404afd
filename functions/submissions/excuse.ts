import type { JudgedWork } from '#shared/grading/assignment-mark.ts';
import type { submissions as contract } from '#shared/contract/submissions.ts';
import type { Operation } from '#functions/api/operation.ts';
import { markAssignment } from '#functions/data/assignments/mark-assignment.ts';
import { judgedBy } from '#functions/data/assignments/markings.ts';
import { countedIn, markingOf, submissions } from '#functions/data/assignments/submissions.ts';
import type { WorkStanding } from '#functions/data/assignments/work-standing.ts';
import { enrollments, isActive } from '#functions/data/enrollments/enrollments.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import type { SubmissionsDeps } from './deps.ts';
import { editableStandingOf } from './extend.ts';

/** How far somebody's work is whom nobody excuses any more. */
function judged({ own, marking }: WorkStanding): JudgedWork {
  const submissionId = countedIn(own)?.submissionId ?? null;
  const state = markingOf(own)?.state;
  if (submissionId === null || state === 'returned') return { status: 'open', submissionId };
  return state === 'marked' && marking ? judgedBy(marking) : { status: 'waiting', submissionId };
}

/** From when on their person sees that they are excused: at once; what was seen stays seen. */
const seenFrom = (releasedAt: string | null, at: string) =>
  releasedAt !== null && releasedAt <= at ? releasedAt : at;

/** Of a group, one alone may be excused. Excused is a status of the mark: what was handed in, and how it was marked, stays and may count again. */
export const excuse: Operation<typeof contract.excuse, SubmissionsDeps> = async ({
  actor,
  params,
  body: { isExcused, reason },
  now,
  deps: { table },
}) => {
  const standing = await editableStandingOf(table, actor, params);
  const { place, own, mark, news } = standing;
  if (!isActive(await enrollments.get(table, params.userId, params.courseId)))
    throw new AppError('not_found');
  const response = { isExcused };
  if ((mark?.status === 'excused') === isExcused) return { response, items: [] };
  const by = { by: actor.userId, at: iso(now) };
  const then = isExcused
    ? {
        judged: {
          status: 'excused' as const,
          submissionId: countedIn(own)?.submissionId ?? null,
        },
        releasedAt: seenFrom(mark?.releasedAt ?? null, by.at),
      }
    : { judged: judged(standing), releasedAt: markingOf(own)?.releasedAt ?? null };
  const kind = isExcused ? ('excused' as const) : ('unexcused' as const);
  return {
    response,
    items: [
      submissions.checkUnchanged(place, own),
      ...markAssignment(params, { mark, news }, then, { ...by, because: { kind, reason } }),
    ],
  };
};
