import { type Allocation, allocations } from '#functions/data/assignments/allocations.ts';
import {
  type CourseMarker,
  courseMarkers,
  seatOf,
  sitsAt,
} from '#functions/data/assignments/course-markers.ts';
import { markingKey, markingRecord } from '#functions/data/assignments/markings.ts';
import { leastLoaded, sectionOf, teacherShare } from '#functions/data/assignments/share-out.ts';
import { submissionRows } from '#functions/data/assignments/submission-rows.ts';
import {
  type Allocated,
  countedIn,
  isLocked,
  markingOf,
  membersIn,
  type Submissions,
  submissions,
  submissionsRecord,
} from '#functions/data/assignments/submissions.ts';
import { placeOf, submitterId, type WorkPlace } from '#functions/data/assignments/work-place.ts';
import { memberships } from '#functions/data/groups/memberships.ts';
import type { Table } from '#functions/data/table/table.ts';
import { RuleRefused, type TransactionItem } from '#functions/data/table/transaction.ts';
import { derivedId } from '#functions/platform/derived-id.ts';
import { fromWhatIsThere } from '#functions/events/platform/from-what-is-there.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';

/** The number of works that are shared out in one step, one after the other: each counts for the next. */
const pageSize = 25;

/** The markers of the course who mark in it still, by their ids. */
type Seated = Map<string, CourseMarker>;

/** What has to be known of works to share them out. */
type Around = {
  seated: Seated;
  /** The submissions that somebody has begun to mark. */
  begun: ReadonlySet<string>;
};

/**
 * The submissions of some works that somebody has begun to mark; in one request, and in none where nothing is locked. What
 * classmates review is locked as well, and nobody marks it yet.
 */
async function begunAmong(table: Table, works: Submissions[]): Promise<Set<string>> {
  const locked = works.filter(isLocked);
  const isPlain = (own: Submissions) => {
    const marking = markingOf(own);
    return marking?.state === 'begun' && marking.double === undefined;
  };
  const numbered = locked.filter(isPlain).flatMap((own) => {
    const counted = countedIn(own);
    return counted ? [markingKey({ ...placeOf(own), number: counted.number })] : [];
  });
  const written =
    numbered.length === 0
      ? []
      : await table.batchGet(markingRecord, numbered, { consistent: true });
  return new Set([
    ...locked.filter((own) => !isPlain(own)).flatMap((own) => countedIn(own)?.submissionId ?? []),
    ...written.map(({ submissionId }) => submissionId),
  ]);
}

/** Whether some work stays with those who have it: it was shared out, they are there, and it is not to be done anew. */
function stays(
  { allocation, ...own }: Submissions,
  run: Allocation,
  { seated, begun }: Around,
): boolean {
  if (begun.has(countedIn(own)?.submissionId ?? '')) return true;
  if (!allocation || (run.again && allocation.by !== run.allocationId)) return false;
  return allocation.markers.every((seat) => sitsAt(seated.get(seat.userId), seat));
}

const isOfThis = ({ allocation }: Submissions, run: Allocation): boolean =>
  allocation?.by === run.allocationId;

/** Who has some work, as far as shares go. */
const sharersOf = ({ allocation }: Pick<Submissions, 'allocation'>): string[] => [
  ...(allocation?.markers ?? []).map(({ userId }) => userId),
  ...(allocation?.withTeacher ? [teacherShare] : []),
];

function counted(loads: Map<string, number>, sharers: readonly string[]): void {
  for (const one of sharers) loads.set(one, (loads.get(one) ?? 0) + 1);
}

/** Who could get some work: nobody their own. */
function candidatesFor(own: Submissions, run: Allocation, seated: Seated, section: string | null) {
  const members = membersIn(own);
  const there = run.markers.filter(
    (one) => sitsAt(seated.get(one.userId), one) && !members.includes(one.userId),
  );
  if (run.way === 'bySection')
    return there
      .filter(({ groupIds }) => section !== null && groupIds.includes(section))
      .map(({ userId }) => userId);
  return [...there.map(({ userId }) => userId), ...(run.withTeacher ? [teacherShare] : [])];
}

/** Whose some work becomes; null: nobody can have it. Where one is missing of those who are to mark it, who teaches is. */
function allocatedTo(
  own: Submissions,
  run: Allocation,
  seated: Seated,
  { section, loads }: { section: string | null; loads: ReadonlyMap<string, number> },
): Allocated | null {
  const picked = leastLoaded(candidatesFor(own, run, seated, section), loads, run.each);
  if (picked.length === 0) return null;
  return {
    markers: picked.flatMap((userId) => {
      const marker = seated.get(userId);
      return marker ? [seatOf(marker)] : [];
    }),
    withTeacher: picked.includes(teacherShare) || picked.length < run.each,
    by: run.allocationId,
  };
}

/** The section of each of some work, where that is asked for; in one request. */
async function sectionsOf(table: Table, works: Submissions[], { courseId, setId }: Allocation) {
  if (setId === null) return () => null;
  const userIds = [...new Set(works.flatMap(membersIn))];
  const found = await memberships.some(
    table,
    userIds.map((userId) => ({ userId, courseId, setId })),
  );
  const byPerson = new Map(found.map(({ userId, groupId }) => [userId, groupId]));
  return (own: Submissions) => sectionOf(membersIn(own).map((userId) => byPerson.get(userId)));
}

/** Some work with whose it becomes, on condition that they mark in the course still. */
const allocationItems = (own: Submissions, allocation: Allocated): TransactionItem[] => [
  submissions.put(own, own, submissions.allocate(own, allocation)),
  ...allocation.markers.map((seat) => courseMarkers.checkSeat(own.courseId, seat)),
];

/** Who marks in the course, by their ids. */
const seatedIn = async (table: Table, courseId: string): Promise<Seated> =>
  new Map((await courseMarkers.list(table, courseId)).map((one) => [one.userId, one]));

/** A page of what was handed in, with who marks in the course. */
async function pageOf(table: Table, { assignmentId, courseId, from }: Allocation) {
  const page = { limit: pageSize, start: from ?? undefined };
  const [{ items, last }, seated] = await Promise.all([
    submissionRows.list(table, assignmentId, 'ALL', page),
    seatedIn(table, courseId),
  ]);
  const found = await submissions.some(table, items);
  const bySubmitter = new Map(found.map((own) => [submitterId(own), own]));
  // In the order of the list: what is shared out does not hang on how the table answers.
  const works = items
    .flatMap((row) => bySubmitter.get(submitterId(row)) ?? [])
    .filter((own) => countedIn(own));
  return {
    works,
    seated,
    begun: await begunAmong(table, works),
    from: last as Allocation['from'],
  };
}

/** Counts what stays with somebody on a page. */
async function countPage(table: Table, run: Allocation): Promise<Partial<Allocation>> {
  const { works, from, ...around } = await pageOf(table, run);
  const loads = new Map(Object.entries(run.shares));
  for (const own of works) if (stays(own, run, around)) counted(loads, sharersOf(own));
  return { phase: from ? 'count' : 'share', from, shares: Object.fromEntries(loads) };
}

/** Shares out what is to be on a page. */
async function sharePage(table: Table, run: Allocation): Promise<Partial<Allocation>> {
  const { works, from, ...around } = await pageOf(table, run);
  const { seated } = around;
  const sectionFor = await sectionsOf(table, works, run);
  const loads = new Map(Object.entries(run.shares));
  let left = 0;
  for (const seen of works) {
    const section = sectionFor(seen);
    const has = await fromWhatIsThere(async () => {
      const own = (await submissions.get(table, seen)) ?? seen;
      // A step that is taken again: it was done, and is not counted yet.
      if (isOfThis(own, run)) return sharersOf(own);
      if (!countedIn(own) || stays(own, run, around)) return [];
      const allocation = allocatedTo(own, run, seated, { section, loads });
      if (!allocation) return null;
      await table.commit(allocationItems(own, allocation));
      return sharersOf({ allocation });
    });
    if (has === null) left += 1;
    else counted(loads, has);
  }
  // What came meanwhile may stand before the page that was looked at last: by another press, so that what this one did
  // is counted once.
  if (!from && run.isBehind)
    return {
      allocationId: derivedId(run.allocationId),
      again: false,
      phase: 'count',
      from: null,
      shares: {},
      left: 0,
      isBehind: false,
    };
  return {
    state: from ? 'running' : 'done',
    from,
    shares: Object.fromEntries(loads),
    left: run.left + left,
  };
}

/** Shares out some work that was handed in after a press that goes on; nothing where it has gone to somebody. */
async function shareOne(table: Table, place: WorkPlace): Promise<void> {
  const { assignmentId, courseId } = place;
  const [run, own, seated] = await Promise.all([
    allocations.get(table, assignmentId),
    submissions.get(table, place),
    seatedIn(table, courseId),
  ]);
  if (!run?.standing || !countedIn(own) || !own || own.allocation) return;
  if (run.state === 'running') {
    if (!run.isBehind) await table.commit([allocations.goOn(run, { isBehind: true })]);
    return;
  }
  const section = (await sectionsOf(table, [own], run))(own);
  const loads = new Map(Object.entries(run.shares));
  const allocation = allocatedTo(own, run, seated, { section, loads });
  if (!allocation) return;
  counted(loads, sharersOf({ allocation }));
  await table.commit([
    ...allocationItems(own, allocation),
    allocations.goOn(run, { shares: Object.fromEntries(loads) }),
  ]);
}

/** What a record tells of that was handed in and has gone to nobody. */
function arrivedIn({ before, after }: StreamRecord): WorkPlace[] {
  if (after?.entity !== 'Submissions') return [];
  const own = submissionsRecord.parse(after);
  const was = before ? countedIn(submissionsRecord.parse(before)) : null;
  const now = countedIn(own);
  return now && !own.allocation && now.submissionId !== was?.submissionId ? [placeOf(own)] : [];
}

/**
 * Shares out what is handed in after a press that goes on for what comes later: to whoever has least by then, or of the
 * section. Whether it does is asked once for each assignment of a batch.
 */
export async function shareWhatComes(table: Table, records: StreamRecord[]): Promise<void> {
  const byAssignment = Map.groupBy(records.flatMap(arrivedIn), ({ assignmentId }) => assignmentId);
  for (const [assignmentId, places] of byAssignment) {
    const last = await allocations.get(table, assignmentId);
    if (!last?.standing) continue;
    for (const place of places) await fromWhatIsThere(() => shareOne(table, place));
  }
}

/**
 * Counts or shares out a page of what was handed in and begins the next step. What is to be done is read from the table,
 * so that a record that comes twice or late only wakes.
 */
export async function shareOutWork(table: Table, { after }: StreamRecord): Promise<void> {
  if (after?.entity !== 'Allocation') return;
  const run = await allocations.get(table, String(after.assignmentId));
  if (!run || run.state === 'done') return;
  const step = run.phase === 'count' ? await countPage(table, run) : await sharePage(table, run);
  try {
    await table.commit([allocations.goOn(run, step)]);
  } catch (error) {
    // Somebody else took this step.
    if (!(error instanceof RuleRefused)) throw error;
  }
}
