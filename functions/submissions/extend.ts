import { canEditCourse } from '#shared/policies/courses.ts';
import type { submissions as contract } from '#shared/contract/submissions.ts';
import type { Actor } from '#functions/api/actor.ts';
import type { Operation } from '#functions/api/operation.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { datesWith, type Extension, extensions } from '#functions/data/assignments/extensions.ts';
import { ownGroupsOf } from '#functions/data/assignments/own-group.ts';
import { reworkLate } from '#functions/data/assignments/rework-late.ts';
import { loadWorkStanding } from '#functions/data/assignments/work-standing.ts';
import type { WorkPlace } from '#functions/data/assignments/work-place.ts';
import { enrollments, isActive } from '#functions/data/enrollments/enrollments.ts';
import { groups } from '#functions/data/groups/groups.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import type { SubmissionsDeps } from './deps.ts';
import { presentExtension } from './present-extension.ts';

/**
 * How somebody's work on an assignment stands, and that of their group where they have one, for those who may change its
 * course.
 * @throws AppError `not_found`
 */
export async function editableStandingOf(table: Table, actor: Actor, place: WorkPlace) {
  const alone = await loadWorkStanding(table, place, null);
  const course = found(alone.course);
  if (!canEditCourse(actor, course)) throw new AppError('not_found');
  const setId = alone.assignment?.groups?.setId ?? null;
  const [group = null] = setId === null ? [] : await ownGroupsOf(table, [{ place, setId }]);
  const own = group?.place ?? place;
  const standing = group ? await loadWorkStanding(table, own, null) : alone;
  return {
    ...standing,
    /** Of their group, where it is handed in by groups. */
    place: own,
    group: group?.group ?? null,
    course,
    assignment: found(standing.assignment),
    block: found(standing.block),
  };
}

// Whoever lost a race reads the list again: names are not at hand where the table refuses.
const nothing = () => undefined;

const written = (before: Extension | null, next: Extension | null): TransactionItem[] => {
  if (next) return [extensions.put(next, nothing)];
  return before ? [extensions.remove(before, nothing)] : [];
};

/**
 * Of one of a group it is that of the group: who is in none has none. What is marked and not seen yet is worked out anew with it, in the
 * same transaction.
 */
export const extend: Operation<typeof contract.extend, SubmissionsDeps> = async ({
  actor,
  params,
  body: { version, extension },
  now,
  deps: { table },
}) => {
  const standing = await editableStandingOf(table, actor, params);
  const { extension: before, course, assignment, own, place, group } = standing;
  const { userId, courseId } = params;
  const [names, enrollment] = await Promise.all([
    profiles.names(table, [...new Set([userId, actor.userId, ...(before ? [before.by] : [])])]),
    enrollments.get(table, userId, courseId),
  ]);
  if ((before?.version ?? null) !== version)
    throw new AppError(
      'stale_version',
      before ? { current: presentExtension(before, names, group) } : {},
    );
  const isAlone = assignment.groups !== null && !place.group;
  if (extension && (!isActive(enrollment) || isAlone)) throw new AppError('not_found');
  const by = { by: actor.userId, at: iso(now) };
  const next = extension && { ...place, ...extension, ...by, version: (before?.version ?? 0) + 1 };
  const reason = (next ?? before)?.reason ?? '';
  return {
    response: { extension: next && presentExtension(next, names, group) },
    items: [
      ...written(before, next),
      // That of a group goes with it, unless they have handed in.
      ...(next && place.group && !own?.team
        ? [tryAgain(groups.expectThere({ courseId, ...place.group }))]
        : []),
      ...reworkLate(place, standing, datesWith(assignment, course, next), { ...by, reason }),
    ],
  };
};
