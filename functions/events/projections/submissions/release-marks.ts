import { type MarksRelease, marksReleases } from '#functions/data/assignments/marks-releases.ts';
import { releaseWork } from '#functions/data/assignments/release-work.ts';
import { submission } from '#functions/data/assignments/submission.ts';
import { submissionRows } from '#functions/data/assignments/submission-rows.ts';
import { placeOf, type WorkPlace } from '#functions/data/assignments/work-place.ts';
import type { Table } from '#functions/data/table/table.ts';
import { RuleRefused } from '#functions/data/table/transaction.ts';
import { sideBySide } from '#functions/events/platform/in-parts.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';

/** The number of people who are let see their marks in one step. */
const pageSize = 25;

type Page = { people: WorkPlace[]; done: number; from: MarksRelease['from']; isThrough: boolean };

/** The list of all is asked, not that of what is marked: rows leave that one while it is walked through. */
async function pageOf(table: Table, release: MarksRelease): Promise<Page> {
  const { assignmentId, submissionIds, done } = release;
  if (submissionIds) {
    const some = submissionIds.slice(done, done + pageSize);
    const places = await submission.addresses(table, some);
    const isThrough = done + some.length >= submissionIds.length;
    return {
      people: places.filter((one) => one.assignmentId === assignmentId),
      done: some.length,
      from: null,
      isThrough,
    };
  }
  const page = { limit: pageSize, start: release.from ?? undefined };
  const { items, last } = await submissionRows.list(table, assignmentId, 'ALL', page);
  return {
    people: items,
    done: items.length,
    from: last as MarksRelease['from'],
    isThrough: last === null,
  };
}

/**
 * Lets a page of people see their marks, or takes back from when on they were to, and begins the next. What is to be done
 * is read from the table, so that a record that comes twice or late only wakes.
 * @param now in milliseconds
 */
export async function releaseMarks(
  table: Table,
  { after }: StreamRecord,
  now: number,
): Promise<void> {
  if (after?.entity !== 'MarksRelease') return;
  const { assignmentId, releaseId } = after as Pick<MarksRelease, 'assignmentId' | 'releaseId'>;
  const release = await marksReleases.get(table, assignmentId, releaseId);
  if (!release || release.state === 'done') return;
  const { people, ...page } = await pageOf(table, release);
  let released = 0;
  const moved = new Map<string, number>();
  await sideBySide(people, async (one) => {
    const { isCounted, from } = await releaseWork(table, placeOf(one), release, now);
    if (isCounted) released += 1;
    if (from !== null) moved.set(from, (moved.get(from) ?? 0) + 1);
  });
  try {
    await table.commit(marksReleases.goOn(release, { ...page, released, moved }));
  } catch (error) {
    // Somebody else took this step.
    if (!(error instanceof RuleRefused)) throw error;
  }
}
