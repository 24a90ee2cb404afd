import type { enrollments as contract } from '#shared/contract/enrollments.ts';
import type { EnrollmentState } from '#shared/schemas/enrollments.ts';
import type { Operation } from '#functions/api/operation.ts';
import { enrollments, isActive, type Enrollment } from '#functions/data/enrollments.ts';
import { unchosen, type Profile } from '#functions/data/profiles.ts';
import type { EnrollmentsDeps } from './deps.ts';
import { enrolledCourses, latestFirst } from './enrolled-courses.ts';
import { nextStep } from './next-step.ts';

/** The most courses that a dashboard shows. */
const mostCourses = 30;

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

/** Four requests to the table beside the own profile, however many courses somebody takes. */
export const getDashboard: Operation<typeof contract.getDashboard, EnrollmentsDeps> = async ({
  actor,
  now,
  deps,
}) => {
  const own = await enrollments.ofPerson(deps.table, actor.userId);
  const shown = own.filter(isActive).sort(latestFirst).slice(0, mostCourses);
  const courses = await enrolledCourses({ actor, now, deps }, shown);
  const open = courses.find(({ can, completedAt }) => can.learn && completedAt === null);
  const current = shown.find(({ courseId }) => courseId === open?.courseId);
  return {
    next: current ? await nextStep(deps.table, current, now) : null,
    courses,
    firstSteps: firstSteps(own, actor.profile),
  };
};
