import * as z from 'zod';
import { courseMarkers } from '#functions/data/assignments/course-markers.ts';
import { submissionRows } from '#functions/data/assignments/submission-rows.ts';
import {
  type Submissions,
  submissions,
  submissionsRecord,
} from '#functions/data/assignments/submissions.ts';
import {
  keyParts,
  placeOf,
  submitterId,
  type WorkPlace,
} from '#functions/data/assignments/work-place.ts';
import { courseHeadRecord } from '#functions/data/courses/courses.ts';
import { keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { Derivation } from '#functions/events/platform/derivation.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';
import { keepRows } from '../work/keep-rows.ts';

const truthParts = z.discriminatedUnion('entity', [
  submissionsRecord.extend({ entity: z.literal('Submissions') }),
  courseHeadRecord.extend({ entity: z.literal('Course') }),
]);

const nameOf = (place: WorkPlace) => `${submitterId(place)} ${place.assignmentId}`;

async function read(truth: Table, some: WorkPlace[]) {
  const courseIds = [...new Set(some.map(({ courseId }) => courseId))];
  const found = await truth.batchGet(
    truthParts,
    [...some.map((who) => keys.submissions(...keyParts(who))), ...courseIds.map(keys.course)],
    { consistent: true },
  );
  const owners = new Map(
    found.flatMap((one) => (one.entity === 'Course' ? [[one.courseId, one.ownerId]] : [])),
  );
  const byName = new Map<string, Submissions>(
    found.flatMap((one) => (one.entity === 'Submissions' ? [[nameOf(one), one]] : [])),
  );
  const seats = await courseMarkers.seatsOf(truth, [...byName.values()]);
  return (who: WorkPlace) => {
    const own = byName.get(nameOf(who)) ?? null;
    const ownerId = owners.get(who.courseId) ?? null;
    return { own, around: { ownerId, seats: own ? seats(own) : [] } };
  };
}

/** Makes the rows of some people at assignments what they should be now. */
export const keepSubmissionRowsOf = (some: WorkPlace[], deps: Derivation): Promise<void> =>
  keepRows(
    {
      lists: submissionRows,
      nameOf,
      read,
      checkUnchanged: submissions.checkUnchanged,
      checksOf: ({ courseId }, { seats }) =>
        seats.map((seat) => [
          `seat ${courseId} ${seat.userId}`,
          courseMarkers.checkSeat(courseId, seat),
        ]),
    },
    // Whoever was named by a row is kept without what else it holds, as they are where their work names them.
    some.map(placeOf),
    deps,
  );

/** Whose work on which assignments some changes concern, each once. */
function workOf(changes: StreamRecord[]): WorkPlace[] {
  const once = new Map<string, WorkPlace>();
  for (const { before, after } of changes) {
    const place = placeOf(submissionsRecord.parse(after ?? before));
    once.set(nameOf(place), place.group ? { ...place, userId: '' } : place);
  }
  return [...once.values()];
}

/**
 * Takes in a batch of changes. The records say only whose work they concern; the rows are made from the work as it is
 * now, so that duplicates, disorder and a replay of everything come to the same.
 */
export const keepSubmissionRows = (changes: StreamRecord[], deps: Derivation): Promise<void> =>
  keepSubmissionRowsOf(workOf(changes), deps);
