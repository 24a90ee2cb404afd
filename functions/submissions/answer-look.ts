import type { submissions as contract } from '#shared/contract/submissions.ts';
import type { Operation } from '#functions/api/operation.ts';
import { lookRequests, presentLook } from '#functions/data/assignments/look-requests.ts';
import { submissions } from '#functions/data/assignments/submissions.ts';
import { writeMark } from '#functions/data/marks/write-mark.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import type { SubmissionsDeps } from './deps.ts';
import { markableWorkOf } from './editable-work.ts';

/** Says what became of a request for another look. The mark stays what it is: its history and its person are told of the answer. */
export const answerLook: Operation<typeof contract.answerLook, SubmissionsDeps> = async ({
  actor,
  params: { submissionId },
  body: { answer },
  now,
  deps: { table },
}) => {
  const { place, own, one, people } = await markableWorkOf(table, actor, submissionId);
  const { courseId, assignmentId: itemId } = place;
  const before = found(await lookRequests.get(table, place));
  if (before.answer !== null) throw new AppError('stale_version', { current: presentLook(before) });
  const by = { by: actor.userId, at: iso(now) };
  const next = {
    ...before,
    answer,
    answeredBy: by.by,
    answeredAt: by.at,
    version: before.version + 1,
  };
  const look = { askedAt: one.look?.askedAt ?? before.at, isAnswered: true };
  return {
    response: presentLook(next),
    items: [
      lookRequests.answer(place, next),
      submissions.put(place, own, submissions.change(own, submissionId, { look })),
      ...people.flatMap(({ userId, ...known }) => {
        const { version: _, changedAt: __, changedBy: ___, ...made } = found(known.mark);
        const because = { kind: 'lookAnswered' as const, submissionId };
        return writeMark({ courseId, itemId, userId }, known, made, { ...by, because });
      }),
    ],
  };
};
