import type { progress as contract } from '#shared/contract/progress.ts';
import type { EnrollmentState } from '#shared/schemas/enrollments.ts';
import type { Operation } from '#functions/api/operation.ts';
import { enrollments, isActive, type Enrollment } from '#functions/data/enrollments/enrollments.ts';
import { unchosen, type Profile } from '#functions/data/accounts/profiles.ts';
import type { ProgressDeps } from './deps.ts';
import { enrolledCourses, knownCourses, latestFirst } from './enrolled-courses.ts';
import { newsFor, placesChanged } from './news.ts';
import { nextStep } from './next-step.ts';
import { ownInvitations, pendingOf, titled } from './pending-courses.ts';

/** The most courses that a dashboard shows. */
const mostCourses = 30;

/** The most that it shows of those on the way. */
const mostPending = 10;

/** Where only somebody stands who was in the course. */
const beenIn = new Set<EnrollmentState>(['active', 'withdrawn', 'removed']);

/**
 * What a new learner does first, told from what there is and not from clicks: they have been in a course
 * (even one they left; who asked or waits has not been in it), they have said something of themselves beyond what signing up asks for, they
 * have finished a lesson.
 */
const firstSteps = (own: Enrollment[], profile: Profile | null) => ({
  course: own.some((one) => beenIn.has(one.state)),
  profile:
    profile !== null &&
    (profile.bio !== '' || profile.headline !== null || profile.timeZone !== unchosen.timeZone),
  lesson: own.some(({ doneBlocks }) => doneBlocks > 0),
});

/** Six requests to the table beside the own profile, however many courses somebody takes. */
export const getDashboard: Operation<typeof contract.getDashboard, ProgressDeps> = async ({
  actor,
  now,
  deps,
}) => {
  const [own, invited] = await Promise.all([
    enrollments.ofPerson(deps.table, actor.userId),
    ownInvitations(deps, actor, now),
  ]);
  const shown = own.filter(isActive).sort(latestFirst).slice(0, mostCourses);
  const pending = pendingOf(own, invited).slice(0, mostPending);
  const places = placesChanged(own, now);
  const known = await knownCourses(
    deps.table,
    { actor, own },
    shown.map(({ courseId }) => courseId),
    [...pending, ...places].map(({ courseId }) => courseId),
  );
  const courses = enrolledCourses({ now, deps }, shown, known);
  const open = courses.find(({ can, completedAt }) => can.learn && completedAt === null);
  const current = shown.find(({ courseId }) => courseId === open?.courseId);
  const [next, news] = await Promise.all([
    current ? nextStep(deps.table, current, now) : null,
    newsFor(deps.table, actor.userId, { shown, places, known, now }),
  ]);
  return {
    next,
    courses,
    news,
    pending: titled(pending, known.courses),
    firstSteps: firstSteps(own, actor.profile),
  };
};
