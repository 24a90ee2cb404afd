import type { submissions as contract } from '#shared/contract/submissions.ts';
import type { Operation } from '#functions/api/operation.ts';
import { leaveRelease } from '#functions/data/assignments/leave-release.ts';
import {
  filesIn,
  judgedBy,
  type Marking,
  putMarking,
} from '#functions/data/assignments/markings.ts';
import { submissions, unreleased, withActs } from '#functions/data/assignments/submissions.ts';
import { markAll } from '#functions/data/assignments/work-standing.ts';
import { pointsOfReviews } from '#functions/data/peer-reviews/reviews-of.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import type { SubmissionsDeps } from './deps.ts';
import { type DoubleWork, doubleWorkOf } from './double-work.ts';
import { type EditableWork, editableWorkOf, expectCounted, isSeen } from './editable-work.ts';
import { nameFeedback } from './name-feedback.ts';
import { settle } from './settle.ts';

type Agreement = { reason: string; version: number; by: { by: string; at: string } };

/** Both mark anew what they had agreed on: what its person sees of it stays until they agree again. */
function opened(
  work: EditableWork,
  { double }: DoubleWork,
  { reason, version, by }: Agreement,
): { releasedAt: string | null; items: TransactionItem[] } {
  const { place, own, one, before, marking } = work;
  if (double.outcome !== 'agreed' || !marking || !before) throw new AppError('submission_locked');
  if (marking.version !== version) throw new AppError('stale_version');
  const { submissionId } = one;
  const stays = isSeen(before, Date.parse(by.at));
  const next: Marking = {
    ...marking,
    state: 'draft',
    given: stays ? marking.given : null,
    version: version + 1,
  };
  const free = withActs(
    {
      ...double,
      markers: double.markers.map((marker) => ({ ...marker, isReady: false })),
      outcome: 'open',
    },
    { kind: 'opened', ...by, points: null, reason },
  );
  const then = stays ? before : unreleased({ ...before, state: 'begun' });
  return {
    releasedAt: then.releasedAt,
    items: [
      putMarking(place, next),
      submissions.put(place, own, submissions.mark(own, submissionId, { ...then, double: free })),
      ...(stays
        ? []
        : [
            ...leaveRelease(place.assignmentId, before, Date.parse(by.at)),
            ...markAll(
              work,
              place,
              { judged: judgedBy(next), releasedAt: null },
              { ...by, because: { kind: 'judged', submissionId } },
            ),
          ]),
    ],
  };
}

/** One of the two markings becomes what they agreed on. */
async function agreedOn(
  table: Table,
  at: 0 | 1,
  work: EditableWork,
  { double, written, tolerancePercent }: DoubleWork,
  { reason, version, by }: Agreement,
  reviewsOf: () => Promise<number[]>,
) {
  const said = written[at];
  // Where no second marker is asked for any more, one is enough.
  const isEnough =
    tolerancePercent === null && double.outcome === 'open' && said?.state === 'ready';
  if (!said || !(double.outcome === 'differs' || isEnough)) throw new AppError('submission_locked');
  if (said.version !== version) throw new AppError('stale_version');
  const agreed = withActs(
    { ...double, outcome: 'agreed' },
    { kind: 'agreed', ...by, points: said.earned.points, reason },
  );
  const { choices, points, comment, comments, isLateWaived, files } = said;
  const words = { choices, points, comment, comments, isLateWaived, files };
  const stays = filesIn(written);
  const { items: naming } = await nameFeedback(
    table,
    {
      submissionId: said.submissionId,
      userId: by.by,
      before: [...stays, ...(work.marking ? filesIn([work.marking]) : [])],
      asked: [],
      stays,
    },
    Date.parse(by.at),
  );
  const { releasedAt, items } = settle(work, words, agreed, await reviewsOf(), by);
  return { releasedAt, items: [...items, ...naming] };
}

const places = { first: 0, second: 1 } as const;

/** Of two markings that differ one becomes the mark, by the word of somebody who marks; or both mark anew. */
export const agree: Operation<typeof contract.agree, SubmissionsDeps> = async ({
  actor,
  params: { submissionId },
  body: { on, version, reason },
  now,
  deps: { table },
}) => {
  const work = await editableWorkOf(table, actor, submissionId);
  expectCounted(work);
  const doubled = await doubleWorkOf(table, actor, work);
  if (!doubled || work.before?.state === 'returned') throw new AppError('submission_locked');
  const agreement = { reason, version, by: { by: actor.userId, at: iso(now) } };
  const { releasedAt, items } =
    on === 'open'
      ? opened(work, doubled, agreement)
      : await agreedOn(table, places[on], work, doubled, agreement, () =>
          pointsOfReviews(table, work.place, work.assignment),
        );
  return { response: { releasedAt }, items };
};
