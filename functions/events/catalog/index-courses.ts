import { applyCourse } from '#functions/data/catalog/catalog-snapshot.ts';
import type { SnapshotStore } from '#functions/data/catalog/snapshot-store.ts';
import { courseRecord, type Course } from '#functions/data/courses.ts';
import type { StreamRecord } from '../platform/stream-handler.ts';

const attempts = 8;

/** The course that a change leaves; a course that was deleted outright counts as archived. */
function courseAfter({ before, after }: StreamRecord): Course[] {
  const item = after ?? before;
  if (item?.entity !== 'Course') return [];
  const course = courseRecord.parse(item);
  return [after ? course : { ...course, state: 'archived', version: course.version + 1 }];
}

/** Reads the snapshot, takes the changes in, and writes it if nobody was faster; else begins again. */
export async function indexCourses(store: SnapshotStore, changes: StreamRecord[]): Promise<void> {
  const courses = changes.flatMap(courseAfter);
  if (courses.length === 0) return;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const stored = await store.read();
    if (!stored)
      throw new Error('The snapshot store answered "unchanged" to a read without an ETag');
    const changed = courses.filter((course) => applyCourse(stored.snapshot, course));
    if (changed.length === 0 || (await store.write(stored))) return;
  }
  throw new Error('Other writers of the catalogue were faster eight times in a row');
}
