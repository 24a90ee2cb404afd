import type { progress as contract } from '#shared/contract/progress.ts';
import type { EnrollmentState } from '#shared/schemas/enrollment-parts.ts';
import type { Operation } from '#functions/api/operation.ts';
import {
  enrollments,
  isActive,
  type OwnEnrollment,
} from '#functions/data/enrollments/enrollments.ts';
import { unchosen, type Profile } from '#functions/data/accounts/profiles.ts';
import type { ProgressDeps } from './deps.ts';
import { enrolledCourses, knownNews, latestFirst } from './enrolled-courses.ts';
import { invitationLists } from '#functions/data/enrollments/invitation-lists.ts';
import { namedTo } from './named-to.ts';
import { dueInReview } from './due-in-review.ts';
import { candidates, newsOf, placesChanged } from './news.ts';
import { changedMarks } from './mark-news.ts';
import { startDetails } from './start-details.ts';
import { movedSince, ownDatesAt } from './date-news.ts';
import { nextStep } from './next-step.ts';
import { addressOf, pendingOf, titled, type Named } from './pending-courses.ts';

/** The most courses that a dashboard shows. */
const mostCourses = 30;

/** The most that it tells of lessons and marks. */
const mostNews = 8;

/** The most that it shows of those on the way. */
const mostPending = 10;

/** Only people who were in the course stand there. */
const beenIn = new Set<EnrollmentState>(['active', 'withdrawn', 'removed']);

/**
 * The first steps of a new student, by what there is and not by clicks: they have been in a course (even one they left;
 * who asked or waits has not been in it), they have said something of themselves beyond what signing up asks for, they
 * have finished a lesson.
 */
const firstSteps = (own: OwnEnrollment[], profile: Profile | null) => ({
  course: own.some((one) => beenIn.has(one.state)),
  profile:
    profile !== null &&
    (profile.bio !== '' || profile.headline !== null || profile.timeZone !== unchosen.timeZone),
  lesson: own.some(({ doneBlocks }) => doneBlocks > 0),
});

/**
 * Three requests to the table beside the own profile, however many courses somebody takes; more where dates were moved,
 * until they have seen it (`ownDatesAt`).
 */
export const getDashboard: Operation<typeof contract.getDashboard, ProgressDeps> = async ({
  actor,
  now,
  deps,
}) => {
  const { table } = deps;
  const own = await enrollments.listOwn(table, actor.userId);
  const shown = own.filter(isActive).sort(latestFirst).slice(0, mostCourses);
  const places = placesChanged(own, now);
  const asked = pendingOf(own, []).slice(0, mostPending);
  const known = await knownNews(
    table,
    { actor, own },
    shown.map(({ courseId }) => courseId),
    {
      others: [...asked, ...places].map(({ courseId }) => courseId),
      address: addressOf(actor, deps),
    },
  );
  const invited = invitationLists.goodOf(known.invited, now);
  const pending = pendingOf(own, invited).slice(0, mostPending);
  const courses = enrolledCourses({ now, deps }, shown, known);
  const open = courses.find(({ can, completedAt }) => can.learn && completedAt === null);
  const current = shown.find(({ courseId }) => courseId === open?.courseId) ?? null;
  const marks = changedMarks(shown, known, now);
  const lessons = candidates(shown, known, now).slice(0, mostNews - marks.length);
  const details = await startDetails(table, {
    userId: actor.userId,
    current,
    lessons,
    marks,
    hasMore: places.length > 0,
    now,
    courseIds: pending.filter(({ state }) => state === 'invited').map(({ courseId }) => courseId),
  });
  const moved = movedSince(lessons, details);
  const ownDates = await ownDatesAt(table, actor.userId, moved, known);
  const course = current && known.courses.get(current.courseId);
  const named = new Map<string, Named>([...known.courses, ...namedTo(actor, own, details.heads)]);
  return {
    next: current && course ? await nextStep(table, current, { ...details, course }, now) : null,
    courses,
    news: newsOf({ lessons, places, marks, moved, ownDates }, details, known, now),
    pending: titled(pending, named),
    toReview: dueInReview(actor, shown, known, now),
    firstSteps: firstSteps(own, actor.profile),
  };
};
