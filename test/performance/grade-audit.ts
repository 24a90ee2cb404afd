import { isDeepStrictEqual } from 'node:util';
import { bookJobRecord, type BookJob } from '#functions/data/grades/jobs/book-jobs.ts';
import { jobRowRecord, type JobRow } from '#functions/data/grades/jobs/job-rows.ts';
import type { Item } from '#functions/data/table/table.ts';

/** What the audit reads: of items that the API wrote, and so parsed already. */
type Row = {
  entity: string;
  userId: string;
  itemId: string;
  courseId: string;
  version: number;
  by: string;
  at: string;
  from: unknown;
  to: unknown;
  points: number | null;
  changedBy: string;
  changedAt: string;
  because: { kind: string; jobId?: string };
};

/** What is changed by versions, and what says so for each of them. */
const histories = [
  ['Mark', 'MarkChange', ({ userId, itemId }: Row) => `${userId} ${itemId}`],
  ['TotalOverride', 'TotalChange', ({ userId, courseId }: Row) => `${userId} ${courseId}`],
  ['GradingScheme', 'SchemeChange', ({ courseId }: Row) => courseId],
] as const;

const of = (items: Row[], entity: string) => items.filter((item) => item.entity === entity);
const inOrder = (changes: Row[]) => changes.toSorted((a, b) => a.version - b.version);

/** Each version is noted once, and the last note is of what is there: who made it, and when. */
function auditHistory(items: Row[]): string[] {
  return histories.flatMap(([entity, change, nameOf]) => {
    const noted = Map.groupBy(of(items, change), nameOf);
    const there = of(items, entity);
    const known = new Set(there.map(nameOf));
    return [
      ...there.flatMap((item) => {
        const versions = inOrder(noted.get(nameOf(item)) ?? []).map(({ version }) => version);
        const wanted = Array.from({ length: item.version }, (_, at) => at + 1);
        return versions.join() === wanted.join()
          ? []
          : [`${entity} ${nameOf(item)}: is at ${item.version}, noted are ${versions.join()}`];
      }),
      ...[...noted.keys()]
        .filter((name) => !known.has(name))
        .map((name) => `${change} ${name}: is of nothing`),
    ];
  });
}

/** What a mark was changed from is what it was changed to before, and it is what it was changed to last, by the same person. */
function auditMarks(items: Row[]): string[] {
  const noted = Map.groupBy(of(items, 'MarkChange'), ({ userId, itemId }) => `${userId} ${itemId}`);
  return of(items, 'Mark').flatMap((mark) => {
    const name = `Mark ${mark.userId} ${mark.itemId}`;
    const changes = inOrder(noted.get(`${mark.userId} ${mark.itemId}`) ?? []);
    const last = changes.at(-1);
    const gaps = changes.filter(({ from }, at) => from !== (changes[at - 1]?.to ?? null));
    return [
      ...gaps.map(({ version }) => `${name}: version ${version} begins at what was not`),
      ...(last?.to === mark.points && last?.by === mark.changedBy && last?.at === mark.changedAt
        ? []
        : [`${name}: was changed last to something else, by somebody else or at another time`]),
    ];
  });
}

/** Of a scheme, from what to what, without a gap. */
const auditSchemes = (items: Row[]): string[] =>
  [...Map.groupBy(of(items, 'SchemeChange'), ({ courseId }) => courseId)].flatMap(
    ([courseId, changes]) =>
      inOrder(changes).flatMap(({ from }, at, all) =>
        isDeepStrictEqual(from, all[at - 1]?.to ?? null)
          ? []
          : [`Scheme of ${courseId}: change ${at + 1} begins at what was not`],
      ),
  );

/** The state of a row that a job in a state has come by; of one that waits for its rows, none was. */
const rowOf = { staging: 'staged', done: 'written', undone: 'undone' } as const;

/** A job stands where it ends, its rows too, and it says of them what is so. */
function auditJob(job: BookJob, rows: JobRow[], changes: Map<string, Row>): string[] {
  const faults: string[] = [];
  const { state, plan } = job;
  if (state === 'running' || state === 'undoing') return [`is ${state} and does not go on`];
  const wanted = rowOf[state];
  const others = rows.filter((row) => row.state !== wanted);
  // Undoing a filling comes by who had nothing to fill, too: they have no row.
  if (others.length > 0)
    faults.push(`is ${state}, and ${others.length} rows are ${others[0]?.state}`);
  if (plan.kind === 'import' && rows.length !== job.staged)
    faults.push(`has ${rows.length} rows, and says ${job.staged}`);
  if (plan.kind === 'import' && state === 'done' && (job.done !== job.of || job.staged !== job.of))
    faults.push(`is done, and came by ${job.done} of ${job.of}`);
  const cells = rows.flatMap((row) => row.cells.map((cell) => ({ ...cell, userId: row.userId })));
  const made = cells.filter((cell) => cell.made !== null);
  const left = cells.filter((cell) => cell.because !== null);
  if (state === 'done' && made.length !== job.changed)
    faults.push(`says that it changed ${job.changed}, and changed ${made.length}`);
  if (left.length !== job.leftCount)
    faults.push(`says that it left ${job.leftCount}, and left ${left.length}`);
  for (const { userId, itemId, made: version } of made) {
    const change = changes.get(`${userId} ${itemId} ${version}`);
    if (change?.because.jobId !== job.jobId)
      faults.push(`made ${version} of ${userId}, which is another’s`);
  }
  const noted = [...changes.values()].filter(({ because }) => {
    return because.jobId === job.jobId && (because.kind === 'undone') === (state === 'undone');
  });
  if (state !== 'staging' && noted.length !== made.length)
    faults.push(`made ${made.length} changes, of which ${noted.length} were noted`);
  if (state === 'staging' && noted.length > 0) faults.push('waits for rows, and wrote some');
  return faults;
}

function auditJobs(items: Row[]): string[] {
  const changes = new Map(
    of(items, 'MarkChange').map((one) => [`${one.userId} ${one.itemId} ${one.version}`, one]),
  );
  const rows = Map.groupBy(
    of(items, 'JobRow').map((item) => jobRowRecord.parse(item)),
    ({ jobId }) => jobId,
  );
  return of(items, 'BookJob').flatMap((item) => {
    const job = bookJobRecord.parse(item);
    return auditJob(job, rows.get(job.jobId) ?? [], changes).map(
      (fault) => `Job ${job.jobId} (${job.plan.kind}): ${fault}`,
    );
  });
}

/**
 * Looks for half states in the gradebooks of a table that was written to through the API alone: marks, totals and
 * schemes without their history, jobs that stand still or say of themselves what is not so.
 * @returns a sentence for each fault
 */
export function auditGrades(items: Item[]): string[] {
  const rows = items as Row[];
  return [...auditHistory(rows), ...auditMarks(rows), ...auditSchemes(rows), ...auditJobs(rows)];
}
