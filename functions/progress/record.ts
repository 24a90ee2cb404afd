import { playsFor } from '#shared/blocks/registry.ts';
import type { progress as contract } from '#shared/contract/progress.ts';
import { canSeeCourse } from '#shared/policies/courses.ts';
import { watchedAfter, watchedPercent } from '#shared/policies/watched.ts';
import type { BlockContent } from '#shared/schemas/blocks.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { type Key, keys } from '#functions/data/keys.ts';
import { blockKeys, loadBlock, type BlockPlace } from '#functions/data/lessons/block-view.ts';
import { blockStates } from '#functions/data/progress/block-states.ts';
import { passedBy, passesAfter } from '#functions/data/progress/passes.ts';
import { recount, statesAfter } from '#functions/data/progress/recount.ts';
import {
  completedBy,
  enrollments,
  isActive,
  type Progress,
} from '#functions/data/enrollments/enrollments.ts';
import type { BlockHead } from '#functions/data/lessons/outline.ts';
import { presentEnrollment } from '#functions/data/enrollments/present-enrollment.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import { expectUnlocked, ownCourse } from '#functions/api/expect-unlocked.ts';
import { toMilliseconds } from '#functions/platform/to-milliseconds.ts';

type Report = { state: 'started' | 'done'; positionSeconds: number };

/** The change of a student's progress in a block. @throws AppError `completion_not_reached` */
function progressAfter(
  { blockId, completion }: BlockHead,
  content: BlockContent,
  before: Progress | null,
  wasDone: boolean,
  { state, positionSeconds }: Report,
  now: number,
): Progress {
  const duration = playsFor(content);
  const last = {
    positionSeconds: before?.positionSeconds ?? 0,
    played: before?.played ?? [],
    credit: before?.credit ?? 0,
    reportedAt: before?.reportedAt ? Date.parse(before.reportedAt) : null,
  };
  const { played, credit } =
    duration === null ? last : watchedAfter(last, { positionSeconds, now, duration });
  const reached =
    completion.rule === 'viewed' ||
    (completion.rule === 'marked' && state === 'done') ||
    // A quiz is done by its attempts, and stays so.
    ((completion.rule === 'submitted' || completion.rule === 'passed') && wasDone) ||
    (completion.rule === 'watched' &&
      (wasDone || watchedPercent(played, duration ?? 1) >= completion.percent));
  if (state === 'done' && !reached) throw new AppError('completion_not_reached');
  const doneBefore = wasDone && before ? (before.doneAt ?? before.reportedAt) : null;
  return {
    blockId,
    state: reached ? 'done' : 'started',
    positionSeconds,
    played,
    credit: toMilliseconds(credit),
    reportedAt: iso(now),
    doneAt: reached ? (doneBefore ?? iso(now)) : null,
  };
}

/** The items that a report reads by its address. */
export const recordKeys = (place: BlockPlace, userId: string): Key[] => [
  ...blockKeys(place, userId),
  keys.blockStates(userId, place.courseId),
];

export const record: Operation<typeof contract.record, BaseDeps> = async ({
  actor,
  params,
  body,
  now,
  deps,
}) => {
  const loaded = await loadBlock(deps.table, params, actor.userId);
  const { enrollment } = loaded;
  const enrolled = isActive(enrollment);
  if (!canSeeCourse(actor, found(loaded.course), enrolled)) throw new AppError('not_found');
  const block = found(loaded.out ? loaded.block : null);
  if (!enrolled) throw new AppError('enrollment_required');
  const kept = await blockStates.get(deps.table, enrollment);
  const whole = ownCourse(deps.table, enrollment, now, async () => kept);
  await expectUnlocked({ block, module: found(loaded.module), enrollment }, whole, now);
  const positionSeconds = toMilliseconds(body.positionSeconds);
  const report = { state: body.state, positionSeconds };
  const { content } = found(loaded.saved);
  const isPassed = passedBy(enrollment, now).includes(block.blockId);
  const wasDone = loaded.progress?.state === 'done' || isPassed;
  const progress = progressAfter(block, content, loaded.progress, wasDone, report, now);
  const completedAt = completedBy(enrollment, now);
  // A student who comes back to what they have done may have done all by now: the teacher took the rest away.
  const changes = wasDone !== (progress.state === 'done') || (wasDone && completedAt === null);
  const { next, item } = enrollments.replace(enrollment, {
    ...(changes ? recount(await whole(), { completedAt }, progress, now) : {}),
    resume: { moduleId: block.moduleId, blockId: block.blockId, positionSeconds },
    lastActivityAt: iso(now),
    ...(isPassed && { passes: passesAfter(enrollment, block.blockId, null) }),
  });
  const stays = loaded.progress?.state === progress.state && kept !== null;
  const states = stays ? [] : await blockStates.of(deps.table, enrollment, kept, now);
  return {
    response: {
      state: progress.state,
      enrollment: presentEnrollment(next, now),
      blockVersion: block.version,
    },
    items: [
      enrollments.putProgress(enrollment, loaded.progress, progress),
      ...(stays ? [] : [blockStates.put(enrollment, kept, statesAfter(states, progress))]),
      item,
    ],
  };
};
