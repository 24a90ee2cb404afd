import { decodeTime } from 'ulid';
import * as z from 'zod';
import { keys } from '#functions/data/keys.ts';
import { learnersOutline } from '#functions/data/learners-outline.ts';
import {
  blockRecord,
  moduleRecord,
  outlines,
  idOf,
  type BlockHead,
  type Module,
  type Outline,
} from '#functions/data/outline.ts';
import { lastOf, later, type LatestLesson, type Stats } from '#functions/data/stats.ts';
import type { Item, Table } from '#functions/data/table.ts';
import { RuleRefused, type TransactionItem } from '#functions/data/transaction.ts';
import { iso } from '#functions/platform/iso.ts';
import type { StreamRecord } from '../platform/stream-handler.ts';

type CountDeps = {
  /** Where the sums are kept. */
  table: Table;
  /** Where the outlines are: the same table, unless it is made anew beside it. */
  truth: Table;
};

const counted = z.discriminatedUnion('entity', [
  moduleRecord.extend({ entity: z.literal('Module') }),
  blockRecord.extend({ entity: z.literal('Block') }),
]);

const recountRecord = z.object({ recounts: z.number().default(0) });

/**
 * A lesson that is being written is saved every few seconds: it is counted once an hour, and kept with the end of
 * that hour, so that whoever counts, and whenever, comes to the same.
 */
const endOfHour = (instant: string | null) =>
  instant && `${instant.slice(0, 'yyyy-mm-ddThh'.length)}:59:59.999Z`;

/** What of a row the sums depend on; an edit of the rest wakes nobody. */
function weightOf(item: Item | undefined): string | null {
  if (item?.entity !== 'Module' && item?.entity !== 'Block') return null;
  const row = counted.parse(item);
  const { published, binnedAt } = row;
  const own = row.entity === 'Block' ? [row.moduleId, row.minutes, endOfHour(row.revisedAt)] : [];
  return JSON.stringify([published, binnedAt !== null, ...own]);
}

/** The courses whose lessons or minutes a batch may have changed. */
function touched(records: StreamRecord[]): string[] {
  const courseIds = records.flatMap(({ before, after }) =>
    weightOf(before) === weightOf(after) ? [] : [String((after ?? before)?.courseId)],
  );
  return [...new Set(courseIds)];
}

/** Since when learners have a row that they have. */
const outSince = (row: Module | BlockHead): string => row.shownAt ?? iso(decodeTime(idOf(row)));

/** How many lessons are kept as the latest. */
const mostLatest = 6;

/** The lessons that learners came to have, or have changed, last. */
function latestOf({ modules, blocks }: Pick<Outline, 'modules' | 'blocks'>): LatestLesson[] {
  const shown = new Map(modules.map((module) => [module.moduleId, outSince(module)]));
  return blocks
    .map((block) => ({
      blockId: block.blockId,
      shownAt: later(outSince(block), shown.get(block.moduleId)),
      revisedAt: endOfHour(block.revisedAt),
    }))
    .sort((a, b) => (lastOf(a) < lastOf(b) ? 1 : -1))
    .slice(0, mostLatest);
}

/** The sums as the outline is now, if nobody else has counted since `recounts`. */
function sums(
  courseId: string,
  recounts: number,
  counts: Pick<Stats, 'lessons' | 'minutes' | 'latest'>,
): TransactionItem {
  return {
    label: 'recount',
    update: keys.stats(courseId),
    set: 'SET entity = :entity, courseId = :courseId, lessons = :lessons, minutes = :minutes, latest = :latest, recounts = :next, students = if_not_exists(students, :none)',
    condition: recounts === 0 ? 'attribute_not_exists(recounts)' : 'recounts = :last',
    expression: {
      values: {
        ':entity': 'Stats',
        ':courseId': courseId,
        ':lessons': counts.lessons,
        ':minutes': counts.minutes,
        ':latest': counts.latest,
        ':next': recounts + 1,
        ':none': 0,
        ...(recounts === 0 ? {} : { ':last': recounts }),
      },
    },
  };
}

/**
 * Counts what learners get of a course anew. The number of recounts is read before the outline and is a
 * condition of the write, so that whoever writes last has read last: in any order and however often,
 * this ends at the outline as it stands.
 */
async function countCourse(courseId: string, { table, truth }: CountDeps): Promise<void> {
  const before = await table.get(recountRecord, keys.stats(courseId));
  const outline = await outlines.get(truth, courseId);
  if (!outline) return;
  const learners = learnersOutline(outline);
  const minutes = learners.blocks.reduce((sum, block) => sum + block.minutes, 0);
  const counts = { lessons: learners.blocks.length, minutes, latest: latestOf(learners) };
  try {
    await table.commit([sums(courseId, before?.recounts ?? 0, counts)]);
  } catch (error) {
    if (!(error instanceof RuleRefused)) throw error;
    await countCourse(courseId, { table, truth });
  }
}

/** Takes in a batch of changes: each course that it touches is counted once. */
export async function countOutlines(records: StreamRecord[], deps: CountDeps): Promise<void> {
  for (const courseId of touched(records)) await countCourse(courseId, deps);
}
