import { plays } from '#shared/blocks/registry.ts';
import type { catalog as contract } from '#shared/contract/catalog.ts';
import { canEditCourse, canSeeCourse } from '#shared/policies/courses.ts';
import { entryOf } from '#shared/policies/entry.ts';
import type { Operation } from '#functions/api/operation.ts';
import { loadCourse } from '#functions/data/courses/course-view.ts';
import { presentCourse } from '#functions/data/courses/courses.ts';
import { isActive } from '#functions/data/enrollments/enrollments.ts';
import { learnersOutline } from '#functions/data/lessons/learners-outline.ts';
import { presentCover } from '#functions/data/courses/present-cover.ts';
import { personBefore } from '#functions/data/courses/person-before.ts';
import { presentOwn } from '#functions/data/enrollments/present-enrollment.ts';
import { fullName } from '#functions/data/accounts/profiles.ts';
import { seatsLeft } from '#functions/data/courses/seats.ts';
import { standingOf } from '#functions/data/lessons/standing.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import type { PublicDeps } from './deps.ts';
import { presentOutline } from '#functions/data/lessons/present-outline.ts';
import { readerOf } from './reader-of.ts';

export const getCourse: Operation<typeof contract.getCourse, PublicDeps> = async ({
  actor,
  params,
  now,
  deps,
}) => {
  const reader = readerOf(actor, deps);
  const loaded = await loadCourse(deps.table, params.courseId, reader, now);
  const { states, teacher, enrollment, invitation, finished } = loaded;
  const outline = learnersOutline(found(loaded.outline));
  const { course } = outline;
  const active = isActive(enrollment);
  if (!canSeeCourse(actor, course, active)) throw new AppError('not_found');
  const left = seatsLeft(outline.seats);
  const played = outline.blocks.filter(({ kind }) => plays(kind));
  const edit = canEditCourse(actor, course);
  const prepared = course.prerequisites.every((courseId) => finished.has(courseId));
  const person = actor && personBefore(enrollment, invitation, { teaches: edit, prepared });
  return {
    course: presentCourse(course),
    teacher: {
      userId: course.ownerId,
      name: teacher ? fullName(teacher) : '',
      photo: deps.links.photo(teacher?.photoId ?? null, now),
    },
    cover: presentCover(course, deps.links, now),
    outline: presentOutline(
      outline,
      active ? states : [],
      active && !edit ? standingOf(outline, enrollment, states, now) : null,
    ),
    // The seats that are taken, as the transaction of each enrollment counts them: exact at once.
    students: outline.seats.taken,
    lessons: outline.blocks.length,
    minutes: outline.blocks.reduce((sum, block) => sum + block.minutes, 0),
    played: played.length,
    captioned: played.filter(({ facts }) => !facts.withoutCaptions).length,
    seatsLeft: left,
    enrollment: presentOwn(enrollment, outline, states, now),
    entry: entryOf(course, left, person, iso(now).slice(0, 10)),
    paymentText: course.price === null ? null : loaded.paymentText,
    can: { edit, learn: active || edit },
  };
};
