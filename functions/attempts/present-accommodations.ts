import type * as z from 'zod';
import type { accommodationSchema } from '#shared/schemas/accommodations.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { groupSets } from '#functions/data/groups/group-sets.ts';
import { groups } from '#functions/data/groups/groups.ts';
import { keys } from '#functions/data/keys.ts';
import { blockRecord } from '#functions/data/lessons/outline.ts';
import type { Accommodation } from '#functions/data/quizzes/accommodations.ts';
import type { Table } from '#functions/data/table/table.ts';

type Presented = z.infer<typeof accommodationSchema>;

/**
 * Some accommodations with the names of who has and who made them, and the titles of their quizzes. Those of a group or
 * a set that went are left out: the stream is about to take them.
 */
export async function presentAccommodations(
  table: Table,
  courseId: string,
  some: Accommodation[],
): Promise<Presented[]> {
  const quizIds = [...new Set(some.flatMap(({ quizId }) => quizId ?? []))];
  const people = some.flatMap((one) => ('userId' in one ? [one.userId, one.by] : [one.by]));
  const ofGroups = some.flatMap((one) => ('groupId' in one ? [one] : []));
  const setIds = [...new Set(ofGroups.map(({ setId }) => setId))];
  const [names, blocks, theirGroups, theirSets] = await Promise.all([
    profiles.names(table, [...new Set(people)]),
    quizIds.length === 0
      ? []
      : table.batchGet(
          blockRecord,
          quizIds.map((quizId) => keys.block(courseId, quizId)),
        ),
    ofGroups.length === 0 ? [] : groups.some(table, ofGroups),
    setIds.length === 0 ? [] : groupSets.some(table, courseId, setIds),
  ]);
  const named = (userId: string) => ({ userId, name: names.get(userId) ?? '' });

  function presentOf(one: Accommodation): Presented['of'] | null {
    if ('userId' in one) return { kind: 'person', ...named(one.userId) };
    const group = theirGroups.find(({ groupId }) => groupId === one.groupId);
    const set = theirSets.find(({ setId }) => setId === one.setId);
    if (!group || set?.removedAt !== null) return null;
    const { setId, groupId } = one;
    return { kind: 'group', setId, setName: set.name, groupId, name: group.name };
  }

  return some.flatMap((one) => {
    const of = presentOf(one);
    if (!of) return [];
    const { quizId, morePercent, moreAttempts, opensAt, closesAt, reason, at, version } = one;
    return {
      of,
      quizId,
      quizTitle: blocks.find(({ blockId }) => blockId === quizId)?.title ?? null,
      morePercent,
      moreAttempts,
      opensAt,
      closesAt,
      reason,
      by: named(one.by),
      at,
      version,
    };
  });
}
