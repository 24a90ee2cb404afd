import type { rosters as contract } from '#shared/contract/rosters.ts';
import type { EnrollmentState, Payment } from '#shared/schemas/enrollment-parts.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import { editableCourseOf } from '#functions/api/editable-course.ts';
import type { Operation } from '#functions/api/operation.ts';
import { courses, type Course } from '#functions/data/courses/courses.ts';
import { enrollments, sinceOf, type Enrollment } from '#functions/data/enrollments/enrollments.ts';
import { seats, seatsLeft } from '#functions/data/courses/seats.ts';
import { waiting } from '#functions/data/enrollments/waiting.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';

type Decision = 'admit' | 'decline' | 'remove';

/** The states in which each decision is possible. Who was turned away or taken out is let in again by `admit`. */
const decidable: Record<Decision, EnrollmentState[]> = {
  admit: ['requested', 'declined', 'removed'],
  decline: ['requested'],
  remove: ['active', 'waiting'],
};

/** @throws AppError unless this can be decided of every one of them: nothing is done by halves */
function expectDecidable(decision: Decision, wanted: string[], people: Enrollment[]): void {
  if (people.length < wanted.length) throw new AppError('not_found');
  if (people.some(({ state }) => !decidable[decision].includes(state)))
    throw new AppError(decision === 'remove' ? 'not_enrolled' : 'request_decided');
}

/** The state of the person who is `at`-th among those decided of, when so many seats are left. */
function stateAfter(decision: Decision, at: number, left: number | null): EnrollmentState {
  if (decision === 'decline') return 'declined';
  if (decision === 'remove') return 'removed';
  return left === null || at < left ? 'active' : 'waiting';
}

/**
 * By what the places are paid of those who are let in.
 * @throws AppError `payment_not_confirmed` where the course has a price, and nobody says that it is paid
 */
function paidBy(
  { price }: Course,
  reference: string | undefined,
  by: string,
  at: string,
): Payment | null {
  if (price === null) return null;
  if (reference === undefined) throw new AppError('payment_not_confirmed');
  return { kind: 'confirmed', reference, by, at };
}

const countOf = (people: Enrollment[], wanted: EnrollmentState) =>
  people.filter(({ state }) => state === wanted).length;

/**
 * Lets people in, or not, or takes them out: all of them or none. Who is let in takes a seat or, where
 * there is none, a place in the line, in the order in which they asked.
 */
export const decide: Operation<typeof contract.decide, BaseDeps> = async ({
  actor,
  params,
  body,
  now,
  deps,
}) => {
  const course = await editableCourseOf(deps.table, actor, params.courseId);
  const { courseId } = course;
  const { userIds, decision } = body;
  const [people, counts] = await Promise.all([
    enrollments.ofPeople(deps.table, courseId, userIds),
    seats.get(deps.table, courseId),
  ]);
  expectDecidable(decision, userIds, people);
  const admits = decision === 'admit';
  const given = admits
    ? { payment: paidBy(course, body.payment?.reference, actor.userId, iso(now)) }
    : {};
  const left = seatsLeft(counts);
  const changed = people
    .sort((a, b) => (sinceOf(a) < sinceOf(b) ? -1 : 1))
    .map((before, at) => ({
      before,
      // A millisecond apart, so that those who come into the line stand there as they asked.
      ...enrollments.transition(
        before,
        before,
        stateAfter(decision, at, left),
        iso(now + at),
        given,
      ),
    }));
  const after = changed.map(({ next }) => next);
  const by = {
    taken: countOf(after, 'active') - countOf(people, 'active'),
    waiting: countOf(after, 'waiting') - countOf(people, 'waiting'),
  };
  return {
    response: { decided: after.map(({ userId, state }) => ({ userId, state })) },
    items: [
      // Nobody is let in by what a course cost before.
      ...(admits ? [courses.checkUnchanged(course)] : []),
      ...changed.flatMap(({ items }) => items),
      ...people.filter(({ state }) => state === 'waiting').map(waiting.leave),
      ...after.filter(({ state }) => state === 'waiting').map(waiting.lineUp),
      ...(by.taken === 0 && by.waiting === 0 ? [] : [seats.settle(courseId, counts, by)]),
    ],
  };
};
