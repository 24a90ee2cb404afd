import { decodeTime } from 'ulid';
import * as z from 'zod';
import { countAnew } from '#functions/data/table/counting.ts';
import { type Decided, gradingSchemes } from '#functions/data/grades/grading-schemes.ts';
import { keptGradings } from '#functions/data/grades/kept-grading.ts';
import { keptOutlines } from '#functions/data/lessons/kept-outline.ts';
import { keptAssignments } from '#functions/data/assignments/kept-assignments.ts';
import { keptQuizzes } from '#functions/data/quizzes/kept-quizzes.ts';
import { changedAt } from '#functions/data/lessons/moved-dates.ts';
import { learnersOutline } from '#functions/data/lessons/learners-outline.ts';
import {
  blockRecord,
  moduleRecord,
  outlines,
  idOf,
  type BlockHead,
  type Module,
  type Outline,
} from '#functions/data/lessons/outline.ts';
import { lastOf, later, type LatestLesson } from '#functions/data/courses/stats.ts';
import type { Item } from '#functions/data/table/table.ts';
import { iso } from '#functions/platform/iso.ts';
import { sideBySide } from '#functions/events/platform/in-parts.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';
import type { CountDeps } from '#functions/events/projections/count-students.ts';

const counted = z.discriminatedUnion('entity', [
  moduleRecord.extend({ entity: z.literal('Module') }),
  blockRecord.extend({ entity: z.literal('Block') }),
]);

/**
 * A lesson that is being written is saved every few seconds: it is counted once an hour, and kept with the end of
 * that hour, so that whoever counts, and whenever, comes to the same.
 */
const endOfHour = (instant: string | null) =>
  instant && `${instant.slice(0, 'yyyy-mm-ddThh'.length)}:59:59.999Z`;

/**
 * The parts of a row on which the sums and the kept outline depend; an edit of the rest wakes nobody. A course has sums
 * from its beginning, and what was decided of its grades is kept with its outline.
 */
function weightOf(item: Item | undefined): string | null {
  if (item?.entity === 'Course') return `there ${String(item.startsOn)}`;
  if (item?.entity === 'GradingScheme' || item?.entity === 'GradeItem')
    return `decided ${String(item.version)}`;
  if (item?.entity !== 'Module' && item?.entity !== 'Block') return null;
  const row = counted.parse(item);
  const { published, binnedAt, rank, release, prerequisites } = row;
  const own =
    row.entity === 'Block'
      ? [
          row.moduleId,
          row.kind,
          row.title,
          row.minutes,
          row.preview,
          endOfHour(changedAt(row)),
          row.facts.quiz,
          row.facts.assignment,
        ]
      : [];
  return JSON.stringify([published, binnedAt !== null, rank, release, prerequisites, ...own]);
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

/** The number of lessons that are kept as the latest. */
const mostLatest = 6;

/** The lessons that learners came to have, or have changed, last. */
function latestOf({ modules, blocks }: Pick<Outline, 'modules' | 'blocks'>): LatestLesson[] {
  const shown = new Map(modules.map((module) => [module.moduleId, outSince(module)]));
  return blocks
    .map((block) => ({
      blockId: block.blockId,
      shownAt: later(outSince(block), shown.get(block.moduleId)),
      revisedAt: endOfHour(changedAt(block)),
    }))
    .sort((a, b) => (lastOf(a) < lastOf(b) ? 1 : -1))
    .slice(0, mostLatest);
}

/**
 * Counts what learners get of a course, as its outline is now, and who is in it, and keeps outline, quizzes and
 * assignments for their lists, and what its gradebook is made of.
 */
async function countCourse(courseId: string, { table, truth }: CountDeps): Promise<void> {
  let learners: Outline | undefined;
  let decided: Decided = { scheme: null, items: [] };
  const recounts = await countAnew(table, courseId, async () => {
    const outline = await outlines.get(truth, courseId);
    if (!outline) return null;
    decided = await gradingSchemes.decided(truth, courseId);
    learners = learnersOutline(outline);
    const { blocks, seats } = learners;
    const minutes = blocks.reduce((sum, block) => sum + block.minutes, 0);
    const latest = latestOf(learners);
    return { students: seats.taken, lessons: blocks.length, minutes, latest };
  });
  if (!learners || recounts === null) return;
  await keptOutlines.put(table, courseId, learners, recounts);
  await keptQuizzes.put(table, courseId, learners, recounts);
  await keptGradings.put(table, courseId, learners, decided, recounts);
  await keptAssignments.put(table, courseId, learners, recounts);
}

/** Takes in a batch of changes: each course that it touches is counted once. */
export async function countOutlines(records: StreamRecord[], deps: CountDeps): Promise<void> {
  await sideBySide(touched(records), (courseId) => countCourse(courseId, deps));
}
