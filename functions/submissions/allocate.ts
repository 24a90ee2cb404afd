import type * as z from 'zod';
import { contentOfKind } from '#shared/blocks/content-of-kind.ts';
import type { allocationSchema } from '#shared/schemas/markers.ts';
import type { submissions as contract } from '#shared/contract/submissions.ts';
import type { Operation } from '#functions/api/operation.ts';
import { type Allocation, allocations } from '#functions/data/assignments/allocations.ts';
import { courseMarkers, seatOf } from '#functions/data/assignments/course-markers.ts';
import { teacherShare } from '#functions/data/assignments/share-out.ts';
import { submission } from '#functions/data/assignments/submission.ts';
import { membersIn, submissions } from '#functions/data/assignments/submissions.ts';
import { submitterId } from '#functions/data/assignments/work-place.ts';
import { groupSets } from '#functions/data/groups/group-sets.ts';
import { blockContents } from '#functions/data/lessons/block-contents.ts';
import type { Table } from '#functions/data/table/table.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import type { SubmissionsDeps } from './deps.ts';
import { editableAssignmentOf } from './editable-assignment.ts';

const present = ({
  way,
  at,
  state,
  shares: { [teacherShare]: ofTeacher = 0, ...shares },
  left,
  standing,
}: Allocation): z.infer<typeof allocationSchema> => ({
  way,
  at,
  state,
  shares: Object.entries(shares).map(([userId, works]) => ({ userId, works })),
  ofTeacher,
  left,
  standing,
});

/** How many mark each work of an assignment. */
async function markersEach(table: Table, assignmentId: string): Promise<1 | 2> {
  const saved = await blockContents.get(table, assignmentId);
  return found(contentOfKind('assignment', saved?.content)).secondMarker ? 2 : 1;
}

export const getAllocation: Operation<typeof contract.getAllocation, SubmissionsDeps> = async ({
  actor,
  params,
  deps: { table },
}) => {
  await editableAssignmentOf(table, actor, params);
  const [last, each] = await Promise.all([
    allocations.get(table, params.assignmentId),
    markersEach(table, params.assignmentId),
  ]);
  return { allocation: last && present(last), each };
};

/** Who shares by a press. @throws AppError `allocation_not_possible` where nobody does, or somebody who is named marks no more */
async function sharersOf(
  table: Table,
  courseId: string,
  { way, markers: named, withTeacher }: z.infer<(typeof contract.allocate)['body']>,
): Promise<Pick<Allocation, 'markers' | 'setId'>> {
  const [all, setId] = await Promise.all([
    courseMarkers.list(table, courseId),
    way === 'bySection' ? groupSets.sections(table, courseId) : null,
  ]);
  const wanted =
    way === 'bySection'
      ? all.filter(({ groupIds }) => setId !== null && groupIds.length > 0)
      : all.filter(({ userId }) => named.includes(userId));
  const isMissing = way === 'evenly' && wanted.length < named.length;
  if (isMissing || (wanted.length === 0 && !(way === 'evenly' && withTeacher)))
    throw new AppError('allocation_not_possible');
  return {
    markers: wanted.map((one) => ({ ...seatOf(one), groupIds: one.groupIds })),
    setId,
  };
}

/** Begins to share out what is handed in by now; the stream does it. */
export const allocate: Operation<typeof contract.allocate, SubmissionsDeps> = async ({
  actor,
  params,
  body,
  now,
  deps: { table, ids },
}) => {
  await editableAssignmentOf(table, actor, params);
  const [sharers, each] = await Promise.all([
    sharersOf(table, params.courseId, body),
    markersEach(table, params.assignmentId),
  ]);
  const next: Allocation = {
    ...params,
    allocationId: ids.ulid(now),
    way: body.way,
    ...sharers,
    withTeacher: body.way === 'evenly' && body.withTeacher,
    again: body.again,
    standing: body.standing,
    isBehind: false,
    each,
    by: actor.userId,
    at: iso(now),
    state: 'running',
    phase: 'count',
    from: null,
    shares: {},
    left: 0,
    step: 1,
  };
  return { response: present(next), items: [allocations.begin(next)] };
};

/** Gives works to markers by hand: all that are named, or none. */
export const assign: Operation<typeof contract.assign, SubmissionsDeps> = async ({
  actor,
  params,
  body: { submissionIds, markers: userIds },
  deps: { table },
}) => {
  const { courseId, assignmentId } = params;
  await editableAssignmentOf(table, actor, params);
  const wanted = [...new Set(submissionIds)];
  const [places, markers, each] = await Promise.all([
    submission.addresses(table, wanted),
    userIds.length === 0
      ? []
      : courseMarkers.some(
          table,
          userIds.map((userId) => ({ courseId, userId })),
        ),
    markersEach(table, assignmentId),
  ]);
  const own = places.filter(
    (one) => one.courseId === courseId && one.assignmentId === assignmentId,
  );
  if (own.length < wanted.length) throw new AppError('not_found');
  const works = await submissions.some(table, [
    ...new Map(own.map((place) => [submitterId(place), place])).values(),
  ]);
  const isOwn = works.some((work) => membersIn(work).some((member) => userIds.includes(member)));
  if (markers.length < userIds.length || userIds.length > each || isOwn)
    throw new AppError('allocation_not_possible');
  const seats = userIds.flatMap((userId) => markers.filter((one) => one.userId === userId));
  const allocation = {
    markers: seats.map(seatOf),
    withTeacher: seats.length < each,
    by: null,
  };
  return {
    response: { markers: userIds },
    items: [
      ...works.map((work) => submissions.put(work, work, submissions.allocate(work, allocation))),
      ...seats.map((seat) => courseMarkers.checkSeat(courseId, seat)),
    ],
  };
};
