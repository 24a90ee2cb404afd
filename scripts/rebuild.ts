/**
 * Makes everything derived anew from the table: the counts and rosters of courses, what people are found by, the lists of banks of questions, which quizzes ask them, the lists of attempts and of what was handed in, the figures of questions, gradebooks, and the catalogue's snapshot.
 *   TABLE_NAME=… SEARCH_BUCKET=… node scripts/rebuild.ts
 * It reads the whole table, by the credentials of whoever runs it: no function may do so.
 */
import { paginateScan } from '@aws-sdk/client-dynamodb';
import { createSnapshotStore, type SnapshotStore } from '#functions/data/catalog/snapshot-store.ts';
import { courses } from '#functions/data/courses/courses.ts';
import { keys, type Key } from '#functions/data/keys.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import { unmarshallItem } from '#functions/data/table/unmarshall-item.ts';
import { derivedFromCourses } from '#functions/events/effects/derived-from-courses.ts';
import { derivedFromAttempts } from '#functions/events/projections/derived-from-attempts.ts';
import { derivedFromMarks } from '#functions/events/projections/derived-from-marks.ts';
import { derivedFromPeople } from '#functions/events/projections/derived-from-people.ts';
import { derivedFromQuestions } from '#functions/events/projections/derived-from-questions.ts';
import { keepGradesOf } from '#functions/events/projections/grades/keep-grade-rows.ts';
import { derivedFromSubmissions } from '#functions/events/projections/derived-from-submissions.ts';
import { createS3Client } from '#functions/platform/bucket.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { openTable } from './operator-table.ts';

/** They lie beside what they are made from. */
const derivedEntities: unknown[] = ['InvitationList', 'QuizSums', 'SubmissionSums'];

/** Whether an item is made here: counts, kept outlines and quizzes, rosters, what people are found by, the lists of banks of questions, which quizzes ask them, the lists of attempts and of what was handed in, the figures of questions, gradebooks, and lists of invitations. */
export const isDerived = ({ pk, entity }: Item): boolean =>
  /^(STATS|ROSTER|PEOPLE|PEOPLE_BY|PEOPLE_COUNTS|PERSON_MARK|QUESTIONS|QUESTION_MARK|QUESTION_USES|QUIZ_USES|BANK_DRAWS|BANK_FACETS|BANK_TAGS|ATTEMPT_LIST|ATTEMPT_MARK|SUBMISSION_LIST|SUBMISSION_MARK|QUIZ_FIGURES|GRADES)#/.test(
    String(pk),
  ) || derivedEntities.includes(entity);

/** Every item of the table, a page at a time. */
export async function* pagesOf(table: Table): AsyncGenerator<Item[]> {
  const whole = { TableName: table.name, ConsistentRead: true };
  for await (const { Items } of paginateScan({ client: table.client }, whole))
    yield (Items ?? []).map(unmarshallItem);
}

/** Takes away the counts and the kept outlines of courses that are no more: a restored backup may have been from before they were. */
async function forgetCounts(courseIds: string[], table: Table, truth: Table): Promise<void> {
  for (const courseId of courseIds) {
    if (await courses.get(truth, courseId)) continue;
    await table.commit([
      { label: 'stats', remove: keys.stats(courseId) },
      { label: 'kept-outline', remove: keys.keptOutline(courseId) },
      { label: 'kept-quizzes', remove: keys.keptQuizzes(courseId) },
      { label: 'quiz-findings', remove: keys.quizFindings(courseId) },
      { label: 'kept-grading', remove: keys.keptGrading(courseId) },
      { label: 'kept-assignments', remove: keys.keptAssignments(courseId) },
    ]);
  }
}

/**
 * Replays items through the same code that follows the stream, as if each had just been written. What
 * was already taken in changes nothing, so the live stream may go on meanwhile.
 * @param table where counts and rosters are kept: that of the items, or an empty one to compare with
 * @param truth where the items are
 */
export async function rebuild(
  pages: AsyncIterable<Item[]> | Iterable<Item[]>,
  table: Table,
  store: SnapshotStore,
  truth = table,
): Promise<void> {
  const deps = { table, truth, store };
  const consumers = [
    ...derivedFromPeople(deps),
    ...derivedFromQuestions(deps),
    ...derivedFromAttempts(deps),
    ...derivedFromMarks(deps),
    ...derivedFromSubmissions(deps),
    ...derivedFromCourses(deps),
  ];
  const counted = new Set<string>();
  const there = new Set<string>();
  for await (const page of pages) {
    for (const { entity, courseId } of page) {
      if (entity === 'Stats') counted.add(String(courseId));
      if (entity === 'Course') there.add(String(courseId));
    }
    const records = page.map((after) => {
      return { key: after as Key, before: undefined, after, sequence: '' };
    });
    for (const { wants, take } of consumers) {
      const failure = await take(records.filter(({ after }) => wants.has(after.entity)));
      if (failure) throw failure.error;
    }
  }
  // A book is made of what came anywhere among the items.
  for (const courseId of there) await keepGradesOf(courseId, { table, truth });
  const gone = [...counted].filter((courseId) => !there.has(courseId));
  await forgetCounts(gone, table, truth);
}

if (import.meta.main) {
  const { TABLE_NAME, SEARCH_BUCKET } = readEnvironment('TABLE_NAME', 'SEARCH_BUCKET');
  const table = openTable(TABLE_NAME);
  const store = createSnapshotStore({ name: SEARCH_BUCKET, client: createS3Client() });
  await rebuild(pagesOf(table), table, store);
}
