import * as z from 'zod';
import type { rosters as contract } from '#shared/contract/rosters.ts';
import { canEditCourse } from '#shared/policies/courses.ts';
import type { LearnerView } from '#shared/schemas/enrollments.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { doneIn } from '#functions/data/progress/done-in.ts';
import {
  completedBy,
  enrollmentRecord,
  enrollments,
  type Progress,
} from '#functions/data/enrollments/enrollments.ts';
import { keys } from '#functions/data/keys.ts';
import { learnersOutline } from '#functions/data/lessons/learners-outline.ts';
import { outlines, type BlockHead } from '#functions/data/lessons/outline.ts';
import { personRecord, profileRecord } from '#functions/data/accounts/profiles.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { presentRosterEntry } from './present-roster-entry.ts';

const parts = z.discriminatedUnion('entity', [
  enrollmentRecord.extend({ entity: z.literal('Enrollment') }),
  personRecord.extend({ entity: z.literal('Profile'), email: profileRecord.shape.email }),
]);

type Lesson = LearnerView['modules'][number]['lessons'][number];

function presentLesson(
  { blockId, title, kind, minutes }: BlockHead,
  progress: Progress | undefined,
): Lesson {
  const { state = 'notStarted', doneAt = null, reportedAt = null } = progress ?? {};
  const at = state === 'done' ? (doneAt ?? reportedAt) : reportedAt;
  return { blockId, title, kind, minutes, state, at };
}

/** The instant when the last of some lessons was done; null if one is not, or if nobody has kept when it was. */
function doneAtOf(lessons: Lesson[]): string | null {
  const instants = lessons.map(({ state, at }) => (state === 'done' ? at : null));
  if (instants.length === 0 || instants.includes(null)) return null;
  return instants.reduce((latest, at) => ((at ?? '') > (latest ?? '') ? at : latest), null);
}

/** Three requests, whatever the course holds; who was never in it is nobody here. */
export const getLearner: Operation<typeof contract.getLearner, BaseDeps> = async ({
  actor,
  params: { courseId, userId },
  now,
  deps: { table },
}) => {
  const [whole, progress, records] = await Promise.all([
    outlines.get(table, courseId),
    enrollments.progress(table, userId, courseId),
    table.batchGet(parts, [keys.enrollment(userId, courseId), keys.profile(userId)]),
  ]);
  if (!canEditCourse(actor, found(whole).course)) throw new AppError('not_found');
  const enrollment = found(records.find((one) => one.entity === 'Enrollment'));
  const profile = records.find((one) => one.entity === 'Profile');
  const outline = learnersOutline(found(whole));
  const known = new Map(progress.map((one) => [one.blockId, one]));
  const inModule = Map.groupBy(outline.blocks, ({ moduleId }) => moduleId);
  const doneBlocks = doneIn(outline, progress);
  return {
    ...presentRosterEntry({ ...enrollment, doneBlocks }, profile, outline.blocks.length, actor),
    completedAt: completedBy(enrollment, now),
    modules: outline.modules.map(({ moduleId, title }) => {
      const lessons = (inModule.get(moduleId) ?? []).map((block) =>
        presentLesson(block, known.get(block.blockId)),
      );
      return { moduleId, title, doneAt: doneAtOf(lessons), lessons };
    }),
  };
};
