import type { attempts as contract } from '#shared/contract/attempts.ts';
import { editableCourseOf } from '#functions/api/editable-course.ts';
import type { Operation } from '#functions/api/operation.ts';
import { enrollments, isActive } from '#functions/data/enrollments/enrollments.ts';
import { type Accommodation, accommodations } from '#functions/data/quizzes/accommodations.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import type { AttemptsDeps } from './deps.ts';
import { editableQuizOf } from './editable-quiz.ts';
import { presentAccommodations } from './present-accommodations.ts';

/** What holds for one person from their next attempt on; one that runs goes on as it began. */
export const setAccommodation: Operation<typeof contract.setAccommodation, AttemptsDeps> = async ({
  actor,
  params: { courseId, userId },
  body: { quizId, version, accommodation },
  now,
  deps: { table },
}) => {
  if (quizId === null) await editableCourseOf(table, actor, courseId);
  else await editableQuizOf(table, actor, { courseId, quizId });
  const place = { userId, courseId, quizId };
  const before = await accommodations.get(table, place);
  const present = async (one: Accommodation) =>
    found((await presentAccommodations(table, courseId, [one]))[0] ?? null);
  if ((before?.version ?? null) !== version)
    throw new AppError('stale_version', before ? { current: await present(before) } : {});
  // Whoever lost a race reads the list again: names are not at hand where the table refuses.
  const nothing = () => undefined;
  if (accommodation === null)
    return {
      response: { accommodation: null },
      items: before ? [accommodations.remove(before, nothing)] : [],
    };
  if (!isActive(await enrollments.get(table, userId, courseId))) throw new AppError('not_found');
  const next = {
    ...place,
    ...accommodation,
    by: actor.userId,
    at: iso(now),
    version: (before?.version ?? 0) + 1,
  };
  return {
    response: { accommodation: await present(next) },
    items: [accommodations.put(next, nothing)],
  };
};
