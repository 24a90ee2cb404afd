import { isDeepStrictEqual } from 'node:util';
import { applyCourse } from '#functions/data/catalog/catalog-snapshot.ts';
import type { CatalogSnapshot } from '#functions/data/catalog/catalog-snapshot.ts';
import type { SnapshotStore } from '#functions/data/catalog/snapshot-store.ts';
import { courseRecord, courses, type Course } from '#functions/data/courses/courses.ts';
import { learnersOutline } from '#functions/data/lessons/learners-outline.ts';
import { outlines } from '#functions/data/lessons/outline.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';

const attempts = 8;

type Deps = { store: SnapshotStore; truth: Table };

/** The course that a change leaves; a course that was deleted outright counts as archived. */
function courseAfter({ before, after }: StreamRecord): Course[] {
  const item = after ?? before;
  if (item?.entity !== 'Course') return [];
  const course = courseRecord.parse(item);
  return [after ? course : { ...course, state: 'archived', version: course.version + 1 }];
}

const outlineEntities: unknown[] = ['Module', 'Block'];

/** The parts of a module or a lesson on which the catalogue's text depends. */
const named = (item: Item | undefined) =>
  item && [item.title, item.published, item.binnedAt, item.moduleId, item.rank];

/** The course whose titles of modules or lessons a change alters. */
function retitledCourse({ before, after }: StreamRecord): string[] {
  const item = after ?? before;
  if (!item || !outlineEntities.includes(item.entity)) return [];
  return isDeepStrictEqual(named(before), named(after)) ? [] : [String(item.courseId)];
}

/** The titles of what students have in a course, as the table has it now. */
async function titlesOf(truth: Table, courseId: string) {
  const outline = await outlines.get(truth, courseId);
  if (!outline) return null;
  const { modules, blocks } = learnersOutline(outline);
  return { course: outline.course, titles: [...modules, ...blocks].map(({ title }) => title) };
}

/** The courses among these that have an entry, or are about to get one. */
async function entered(
  { documents }: CatalogSnapshot,
  courseIds: Iterable<string>,
  truth: Table,
): Promise<string[]> {
  const found: string[] = [];
  for (const courseId of courseIds) {
    const isEntered =
      documents.has(courseId) || (await courses.get(truth, courseId))?.state === 'published';
    if (isEntered) found.push(courseId);
  }
  return found;
}

/** Takes the changes in. @returns whether the snapshot is to be written */
async function apply(
  snapshot: CatalogSnapshot,
  changed: Course[],
  retitled: Set<string>,
  truth: Table,
): Promise<boolean> {
  // A draft has no entry: its titles come with the course, once that is published.
  const renewed = await entered(snapshot, retitled, truth);
  // Even where the titles are the same: somebody who read others may be about to write them, and must read again.
  let isToWrite = renewed.length > 0;
  const published = changed.filter(({ state }) => state === 'published');
  for (const course of changed)
    if (course.state !== 'published') isToWrite = applyCourse(snapshot, course) || isToWrite;
  for (const courseId of new Set([...published.map((course) => course.courseId), ...renewed])) {
    const now = await titlesOf(truth, courseId);
    if (now) isToWrite = applyCourse(snapshot, now.course, now.titles) || isToWrite;
  }
  return isToWrite;
}

/**
 * Reads the snapshot, takes the changes in, and writes it if nobody was faster; else begins again.
 * The titles are read after the snapshot, and no two snapshots have the same ETag: so whoever writes has newer titles
 * than whoever wrote before.
 */
export async function indexCourses({ store, truth }: Deps, changes: StreamRecord[]): Promise<void> {
  const changed = changes.flatMap(courseAfter);
  const retitled = new Set(changes.flatMap(retitledCourse));
  if (changed.length === 0 && retitled.size === 0) return;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const stored = await store.read();
    if (!stored)
      throw new Error('The snapshot store answered "unchanged" to a read without an ETag');
    if (!(await apply(stored.snapshot, changed, retitled, truth))) return;
    stored.snapshot.writes += 1;
    if (await store.write(stored)) return;
  }
  throw new Error('Other writers of the catalogue were faster eight times in a row');
}
