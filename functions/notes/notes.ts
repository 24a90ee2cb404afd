import type { notes as contract } from '#shared/contract/notes.ts';
import { canEditCourse, canSeeCourse } from '#shared/policies/courses.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { loadBlock } from '#functions/data/lessons/block-view.ts';
import { isActive } from '#functions/data/enrollments/enrollments.ts';
import { notes } from '#functions/data/notes/notes.ts';
import { expectVersion } from '#functions/data/table/versioned.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import { expectUnlocked, ownCourse } from '#functions/api/expect-unlocked.ts';
import { toMilliseconds } from '#functions/platform/to-milliseconds.ts';

/** Own notes stay readable, and one's own to change, whatever becomes of the course or the enrollment. */
export const list: Operation<typeof contract.list, BaseDeps> = async ({
  actor,
  params,
  page,
  deps,
}) => {
  const { items, last } = await notes.list(deps.table, actor.userId, params.courseId, page);
  return { items, nextCursor: page.cursor(last) };
};

/** Only those who are in a course keep notes in it, on what is open to them. */
export const create: Operation<typeof contract.create, BaseDeps> = async ({
  actor,
  params,
  body,
  now,
  deps,
}) => {
  const { courseId } = params;
  const { moduleId, blockId, positionSeconds, text } = body;
  const loaded = await loadBlock(deps.table, { courseId, moduleId, blockId }, actor.userId);
  const { enrollment } = loaded;
  const enrolled = isActive(enrollment);
  const course = found(loaded.course);
  if (!canSeeCourse(actor, course, enrolled)) throw new AppError('not_found');
  const block = found(loaded.out ? loaded.block : null);
  if (!enrolled) throw new AppError('enrollment_required');
  const place = { block, module: found(loaded.module), enrollment };
  // A teacher of the course can open all of it.
  if (!canEditCourse(actor, course))
    await expectUnlocked(place, ownCourse(deps.table, enrollment, now), now);
  const note = {
    noteId: deps.ids.ulid(now),
    courseId,
    blockId,
    positionSeconds: positionSeconds === null ? null : toMilliseconds(positionSeconds),
    text,
    createdAt: iso(now),
    version: 1,
  };
  return { response: note, items: notes.create(actor.userId, note, now) };
};

export const update: Operation<typeof contract.update, BaseDeps> = async ({
  actor,
  params,
  body,
  deps,
}) => {
  const { courseId, noteId } = params;
  const note = found(await notes.get(deps.table, actor.userId, courseId, noteId));
  expectVersion(body.version, note, note);
  const { next, item } = notes.replace(actor.userId, note, { text: body.text });
  return { response: next, items: [item] };
};

/** Answers with what was thrown away, so that it can be made again. */
export const remove: Operation<typeof contract.delete, BaseDeps> = async ({
  actor,
  params,
  deps,
}) => {
  const { courseId, noteId } = params;
  const note = found(await notes.get(deps.table, actor.userId, courseId, noteId));
  return { response: note, items: notes.remove(actor.userId, note) };
};
