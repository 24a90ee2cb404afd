import type * as z from 'zod';
import type { attempts as contract } from '#shared/contract/attempts.ts';
import type { Body } from '#shared/contract/route.ts';
import type { accommodationSchema } from '#shared/schemas/accommodations.ts';
import { editableCourseOf } from '#functions/api/editable-course.ts';
import type { Operation, Write } from '#functions/api/operation.ts';
import { type Course, courses } from '#functions/data/courses/courses.ts';
import { enrollments, isActive } from '#functions/data/enrollments/enrollments.ts';
import { groupSets } from '#functions/data/groups/group-sets.ts';
import { groups } from '#functions/data/groups/groups.ts';
import {
  type Accommodation,
  type AccommodationPlace,
  accommodations,
} from '#functions/data/quizzes/accommodations.ts';
import type { Table } from '#functions/data/table/table.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import type { AttemptsDeps } from './deps.ts';
import { editableQuizOf } from './editable-quiz.ts';
import { presentAccommodations } from './present-accommodations.ts';

type Decision = Body<typeof contract.setAccommodation>;
type Decided = { accommodation: z.infer<typeof accommodationSchema> | null };

/** Sets, changes or removes what is different at a place, as whoever decides has seen it. */
async function decide(
  table: Table,
  place: AccommodationPlace,
  { version, accommodation }: Decision,
  made: { by: string; at: string },
): Promise<Write<Decided> & { count: 1 | 0 | -1 }> {
  const before = await accommodations.get(table, place);
  const present = async (one: Accommodation) =>
    found((await presentAccommodations(table, place.courseId, [one]))[0] ?? null);
  if ((before?.version ?? null) !== version)
    throw new AppError('stale_version', before ? { current: await present(before) } : {});
  // Whoever lost a race reads the list again: names are not at hand where the table refuses.
  const nothing = () => undefined;
  if (accommodation === null)
    return {
      response: { accommodation: null },
      items: before ? [accommodations.remove(before, nothing)] : [],
      count: before ? -1 : 0,
    };
  const next = { ...place, ...accommodation, ...made, version: (before?.version ?? 0) + 1 };
  return {
    response: { accommodation: await present(next) },
    items: [accommodations.put(next, nothing)],
    count: before ? 0 : 1,
  };
}

/** The course, for who may change it, where the quiz, if one is named, is one of it. */
const courseFor = async (
  table: Table,
  actor: Parameters<typeof editableCourseOf>[1],
  { courseId, quizId }: { courseId: string; quizId: string | null },
): Promise<Course> =>
  quizId === null
    ? editableCourseOf(table, actor, courseId)
    : (await editableQuizOf(table, actor, { courseId, quizId })).course;

/** What holds for one person from their next attempt on; one that runs goes on as it began. */
export const setAccommodation: Operation<typeof contract.setAccommodation, AttemptsDeps> = async ({
  actor,
  params: { courseId, userId },
  body,
  now,
  deps: { table },
}) => {
  const place = { userId, courseId, quizId: body.quizId };
  await courseFor(table, actor, place);
  const made = { by: actor.userId, at: iso(now) };
  const { response, items } = await decide(table, place, body, made);
  if (body.accommodation && !isActive(await enrollments.get(table, userId, courseId)))
    throw new AppError('not_found');
  return { response, items };
};

/** The same for a group, as long as it is there; the course tells its learners of which sets to ask. */
export const setGroupAccommodation: Operation<
  typeof contract.setGroupAccommodation,
  AttemptsDeps
> = async ({ actor, params, body: { setId, groupId, ...body }, now, deps: { table } }) => {
  const place = { ...params, setId, groupId, quizId: body.quizId };
  const course = await courseFor(table, actor, place);
  found(await groupSets.get(table, place));
  found(await groups.get(table, place));
  const made = { by: actor.userId, at: iso(now) };
  const { response, items, count } = await decide(table, place, body, made);
  return {
    response,
    items: [
      ...items,
      ...(count === 0 ? [] : courses.countAccommodations(course, setId, count)),
      ...(body.accommodation ? [groupSets.expectThere(place), groups.expectThere(place)] : []),
    ],
  };
};
