import type { Item } from '#functions/data/table/table.ts';

/** A change of somebody's mark, of their total or of how a course counts, that its maker was told is made. */
type Acknowledged = { what: string; version: number; by: string; to: unknown };

/** What the history says of each change: under the same name as the ledger. */
function notedIn(items: Item[]): Map<string, { by: unknown; to: unknown }> {
  const noted = new Map<string, { by: unknown; to: unknown }>();
  for (const { entity, by, to, percent, ...item } of items) {
    const version = Number(item.version);
    const [userId, courseId] = [String(item.userId), String(item.courseId)];
    const change = `${userId} ${String(item.itemId)} ${version}`;
    if (entity === 'MarkChange') noted.set(change, { by, to });
    if (entity === 'TotalChange') noted.set(`${userId} total ${version}`, { by, to: percent });
    if (entity === 'SchemeChange')
      noted.set(`${courseId} scheme ${version}`, { by, to: (to as Item).passFrom });
  }
  return noted;
}

/** What those who mark were told of a gradebook, in their own memory. */
export function createGradeLedger() {
  const changes = new Map<string, Acknowledged>();
  const markings = new Map<string, { version: number; points: number }>();
  /** Jobs that were begun, and those of them that are to be undone. */
  const jobs = new Map<string, { rows: number; isUndone: boolean }>();
  const faults: string[] = [];
  const facts = { marks: 0, markings: 0, totals: 0, schemes: 0, jobs: 0, undone: 0, stale: 0 };

  function note(what: string, version: number, by: string, to: unknown): void {
    const name = `${what} ${version}`;
    const known = changes.get(name);
    if (known && (known.by !== by || known.to !== to))
      faults.push(`${name}: was acknowledged twice`);
    changes.set(name, { what, version, by, to });
  }

  const compareChanges = (items: Item[]) => {
    const noted = notedIn(items);
    return [...changes].flatMap(([name, { by, to }]) => {
      const change = noted.get(name);
      if (!change) return [`${name}: was acknowledged, and is not in the history`];
      return change.by === by && change.to === to
        ? []
        : [`${name}: the history says ${String(change.to)}, its maker was told ${String(to)}`];
    });
  };

  const compareMarkings = (items: Item[]) => {
    const there = new Map(
      items.filter(({ entity }) => entity === 'Marking').map((one) => [one.submissionId, one]),
    );
    return [...markings].flatMap(([submissionId, { version, points }]) => {
      const marking = there.get(submissionId);
      if (Number(marking?.version ?? 0) < version)
        return [`${submissionId}: an acknowledged marking is not there`];
      return Number(marking?.version) > version || marking?.points === points
        ? []
        : [`${submissionId}: is marked with ${String(marking?.points)}, and was with ${points}`];
    });
  };

  const compareJobs = (items: Item[]) => {
    const there = new Map(
      items.filter(({ entity }) => entity === 'BookJob').map((one) => [one.jobId, one]),
    );
    return [...jobs].flatMap(([jobId, { rows, isUndone }]) => {
      const job = there.get(jobId);
      if (!job) return [`${jobId}: an acknowledged job is not there`];
      if (Number(job.staged) < rows) return [`${jobId}: acknowledged rows are not there`];
      return isUndone && job.state !== 'undone' ? [`${jobId}: was to be undone`] : [];
    });
  };

  return {
    marked(userId: string, itemId: string, version: number, by: string, to: number | null): void {
      note(`${userId} ${itemId}`, version, by, to);
      facts.marks += 1;
    },
    total(userId: string, version: number, by: string, percent: number | null): void {
      note(`${userId} total`, version, by, percent);
      facts.totals += 1;
    },
    scheme(courseId: string, version: number, by: string, passFrom: number | null): void {
      note(`${courseId} scheme`, version, by, passFrom);
      facts.schemes += 1;
    },
    judged(submissionId: string, version: number, points: number): void {
      if (version > (markings.get(submissionId)?.version ?? 0))
        markings.set(submissionId, { version, points });
      facts.markings += 1;
    },
    begun(jobId: string): void {
      jobs.set(jobId, { rows: 0, isUndone: false });
      facts.jobs += 1;
    },
    staged(jobId: string, rows: number): void {
      jobs.set(jobId, { rows, isUndone: false });
    },
    undone(jobId: string): void {
      jobs.set(jobId, { rows: jobs.get(jobId)?.rows ?? 0, isUndone: true });
      facts.undone += 1;
    },
    stale(): void {
      facts.stale += 1;
    },
    fault(sentence: string): void {
      faults.push(sentence);
    },
    facts: () => facts,
    /** Holds what was acknowledged against what is there. */
    compare: (items: Item[]): string[] => [
      ...faults,
      ...compareChanges(items),
      ...compareMarkings(items),
      ...compareJobs(items),
    ],
  };
}
export type GradeLedger = ReturnType<typeof createGradeLedger>;
