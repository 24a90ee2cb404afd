import type { Mark } from '#shared/schemas/marks.ts';
import { keys } from '#functions/data/keys.ts';
import type { OneMarking, Submissions } from '#functions/data/assignments/submissions.ts';
import { markingKey, type NumberedWork } from '#functions/data/assignments/markings.ts';
import { keyParts, type WorkPlace } from '#functions/data/assignments/work-place.ts';
import type { RawItem, RawTable } from './raw-table.ts';

/** What somebody who marks wrote, with a canary in it. */
function markingOf(place: NumberedWork, submissionId: string, { state }: OneMarking): RawItem {
  const [by, at] = ['marker', '2026-03-01T10:00:00.000Z'];
  const part = '01CANARY000000000000000000';
  const choices = [{ criterionId: part, levelId: part, points: 77_000, comment: 'CANARY' }];
  const written = { choices, points: 77_000, comment: 'CANARY', isLateWaived: false };
  const earned = { points: 77_000, most: 100_000 };
  const work = { ...written, earned, adjustments: [], total: 77_000 };
  const kind = state === 'returned' ? 'returned' : 'ready';
  const given = state === 'begun' ? null : { kind, ...work, by, at };
  const facts = { entity: 'Marking', submissionId, state: given ? 'ready' : 'draft' };
  return { ...markingKey(place), ...facts, ...work, given, by, at, version: 1 };
}

/**
 * What is kept of somebody's work once somebody else is at marking what counts, with the mark that comes of it: past
 * the routes of those who mark.
 */
export async function markByHand(
  table: RawTable,
  place: WorkPlace,
  marking: OneMarking,
): Promise<void> {
  const of =
    ({ pk, sk }: { pk: string; sk: string }) =>
    (item: RawItem) =>
      item.pk === pk && item.sk === sk;
  const items = await table.items();
  const own = items.find(of(keys.submissions(...keyParts(place)))) as
    | (RawItem & Submissions)
    | undefined;
  const counted = own?.submissions.findLast(({ isWithdrawn }) => !isWithdrawn);
  if (!own || !counted) throw new Error('Nothing was handed in.');
  const { submissionId } = counted;
  const markings = { ...own.markings, [submissionId]: marking };
  await table.put({ ...own, markings, version: own.version + 1 });
  await table.put(markingOf({ ...place, number: counted.number }, submissionId, marking));
  const { userId, courseId, assignmentId } = place;
  const mark = items.find(of(keys.mark(userId, courseId, assignmentId))) as
    | (RawItem & Mark)
    | undefined;
  if (!mark) throw new Error('Whatever was handed in has a mark.');
  if (marking.state !== 'marked') return;
  const points = { earned: { points: 77_000, most: 100_000 }, points: 77_000 };
  const { releasedAt } = marking;
  await table.put({
    ...mark,
    ...points,
    status: 'marked',
    releasedAt,
    version: mark.version + 1,
  });
}
