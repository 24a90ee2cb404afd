import type { Item } from '#functions/data/table/table.ts';

/** Attributes as the audit reads them: of items that the API wrote, and so parsed already. */
type Row = {
  pk: string;
  sk: string;
  entity?: string;
  courseId: string;
  moduleId: string;
  blockId: string;
  userId: string;
  code: string;
  state: string;
  version: number;
  /** Counts both edits and other changes, for an item that also changes without an edit. */
  revision?: number;
  taken: number;
  capacity?: number;
  waiting?: number;
  given?: number;
  doneBlocks: number;
  /** The ids in the states that somebody's blocks have. */
  started: string[];
  done: string[];
  /** The number of an enrollment's versions that are from the stream. */
  recounts?: number;
  published?: boolean;
  binnedAt?: string;
  answer: string;
};

type Told = Partial<Pick<Row, 'courseId' | 'moduleId' | 'blockId' | 'version'>>;
type Remembered = Told & { userId?: string } & {
  enrollment?: { courseId: string };
  modules?: Told[];
  blocks?: Told[];
};

const countBy = (rows: Row[], key: (row: Row) => string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(key(row), (counts.get(key(row)) ?? 0) + 1);
  return counts;
};

function auditSeats(seats: Row[], enrollments: Row[]): string[] {
  const inState = (wanted: string) =>
    countBy(
      enrollments.filter(({ state }) => state === wanted),
      ({ courseId }) => courseId,
    );
  const [taken, waiting] = [inState('active'), inState('waiting')];
  return seats.flatMap((row) => {
    const courseId = row.pk.replace('COURSE#', '');
    const holders = taken.get(courseId) ?? 0;
    const line = waiting.get(courseId) ?? 0;
    const faults: string[] = [];
    if ((row.waiting ?? 0) !== line)
      faults.push(`${row.pk}: ${row.waiting} people wait, ${line} enrollments do`);
    if (line > 0 && row.taken < (row.capacity ?? Infinity))
      faults.push(`${row.pk}: ${line} people wait beside an empty seat`);
    if (row.taken !== holders)
      faults.push(`${row.pk}: ${row.taken} seats taken, ${holders} active enrollments`);
    if (row.taken < 0 || row.taken > (row.capacity ?? Infinity))
      faults.push(`${row.pk}: ${row.taken} of ${row.capacity} seats taken`);
    return faults;
  });
}

const isThere = ({ published = true, binnedAt }: Row) => published && binnedAt === undefined;

/** INV-12, of everybody who is in a course: who left is counted when they come back. */
function auditProgress(
  learners: Row[],
  progress: Row[],
  { modules, blocks }: { modules: Row[]; blocks: Row[] },
): string[] {
  const out = new Set(modules.filter(isThere).map(({ moduleId }) => moduleId));
  const there = new Set(
    blocks
      .filter((block) => isThere(block) && out.has(block.moduleId))
      .map(({ blockId }) => blockId),
  );
  const done = countBy(
    progress.filter(({ state, blockId }) => state === 'done' && there.has(blockId)),
    ({ userId, courseId }) => `${userId} ${courseId}`,
  );
  return learners.flatMap(({ pk, sk, userId, courseId, doneBlocks }) => {
    const faults: string[] = [];
    const sum = done.get(`${userId} ${courseId}`) ?? 0;
    if (sum !== doneBlocks)
      faults.push(`${pk} ${sk}: says ${doneBlocks} blocks are done, ${sum} are`);
    return faults;
  });
}

/** INV-76: what the states of a course say of each block, its progress says, and the other way round. */
function auditStates(states: Row[], progress: Row[]): string[] {
  const told = states.flatMap(({ userId, courseId, started, done }) => [
    ...started.map((blockId) => `${userId} ${courseId} ${blockId} started`),
    ...done.map((blockId) => `${userId} ${courseId} ${blockId} done`),
  ]);
  const made = progress.map(
    ({ userId, courseId, blockId, state }) => `${userId} ${courseId} ${blockId} ${state}`,
  );
  const [inStates, inProgress] = [new Set(told), new Set(made)];
  return [
    ...told.filter((one) => !inProgress.has(one)).map((one) => `${one}: only a state says so`),
    ...made.filter((one) => !inStates.has(one)).map((one) => `${one}: only the progress says so`),
  ];
}

/** Each row of `rows` needs its counterpart. */
function auditPairs(rows: Row[], others: Row[], key: (row: Row) => string, what: string): string[] {
  const there = new Set(others.map(key));
  return rows.filter((row) => !there.has(key(row))).map(({ pk, sk }) => `${pk} ${sk}: no ${what}`);
}

/** An appointment to mark in a course, or its end: it begins as what is told of a person. */
const isOfMarker = (answer: string) =>
  /^\{"userId":"[^"]*"(,"name":"[^"]*","groupIds":|\}$)/.test(answer);

/**
 * Questions of banks, attempts, drafts, submissions, markings, releases, groups, markers and gradebooks are not counted
 * here: `auditAttempts` looks at attempts, `auditWork` and what plays it at what was handed in, shared out and marked,
 * `auditGrades` at gradebooks.
 */
const isElsewhere = (answer: string) =>
  /^\{"(questions|attemptId|slotId|text|submissionId|choices|releaseId|cells|total|scheme|itemId|jobId|rows|regradeId|setId|groupId|placed|way|markers)":/.test(
    answer,
  ) || isOfMarker(answer);

/** The items that an answer tells of must be there, at their version or a later one. */
function auditAnswers(answers: Row[], versions: Map<string, number>): string[] {
  return answers.flatMap(({ pk, answer }) => {
    const { blocks, modules, enrollment, ...one } = JSON.parse(answer) as Remembered;
    return (blocks ?? modules ?? [one]).flatMap((told) => {
      const id =
        told.blockId ?? told.moduleId ?? told.courseId ?? enrollment?.courseId ?? one.userId ?? '';
      const version = versions.get(id) ?? 0;
      return version >= (told.version ?? 1)
        ? []
        : [`${pk}: remembers ${id}, which is not there, in ${answer.slice(0, 120)}`];
    });
  });
}

/**
 * Each write of courses, outlines, enrollments and profiles raises a version or revision by one and is told of in an
 * answer, by each row that it changes: so
 * what the answers tell of is as much as the versions sum up to, unless an effect is there without its answer, an
 * answer without its effect, or one of them twice. A seat that the waiting list was given has no answer, nor has a
 * sum that the stream counted anew.
 */
function auditConservation(answers: Row[], versioned: Row[], seats: Row[]): string[] {
  const given = seats.reduce((sum, row) => sum + (row.given ?? 0), 0);
  const raised = versioned.reduce((sum, { version, revision = version }) => sum + revision, 0);
  const recounted = versioned.reduce((sum, row) => sum + (row.recounts ?? 0), 0);
  const effects = raised - given - recounted;
  const told = answers.reduce((sum, { answer }) => {
    const { blocks, modules } = JSON.parse(answer) as Remembered;
    return sum + (blocks ?? modules ?? [answer]).length;
  }, 0);
  return effects === told ? [] : [`${effects} effects are there, but ${told} are remembered`];
}

/**
 * Looks for half states in all items of a table that only courses, outlines and enrollments were
 * written to, through the API. @returns a sentence for each fault
 */
export function audit(items: Item[]): string[] {
  const rows = items as Row[];
  const of = (entity: string) => rows.filter((row) => row.entity === entity);
  const [courses, modules, blocks] = [of('Course'), of('Module'), of('Block')];
  const [contents, seats] = [of('BlockContent'), of('Seats')];
  const [codes, ownCodes] = [of('CourseCode'), of('OwnCourseCode')];
  const seen = courses.filter(({ state }) => state !== 'draft');
  const [enrollments, progress] = [of('Enrollment'), of('Progress')];
  const answers = rows.filter(
    ({ pk, answer }) => pk.startsWith('IDEMPOTENCY#') && !isElsewhere(answer),
  );
  const line = of('Waiting');
  const inside = enrollments.filter(({ state }) => state === 'active');
  const waits = enrollments.filter(({ state }) => state === 'waiting');
  const byPerson = ({ courseId, userId }: Row) => `${userId} ${courseId}`;
  const byCourse = ({ courseId, pk }: Row) => courseId ?? pk.replace('COURSE#', '');
  const versions = new Map<string, number>([
    ...courses.map((row) => [row.courseId, row.version] as const),
    ...modules.map((row) => [row.moduleId, row.version] as const),
    ...blocks.map((row) => [row.blockId, row.version] as const),
    ...of('Profile').map((row) => [row.userId, row.version] as const),
  ]);
  return [
    ...auditSeats(seats, enrollments),
    ...auditPairs(waits, line, byPerson, 'place in the line'),
    ...auditPairs(line, waits, byPerson, 'enrollment that waits'),
    ...auditPairs(inside, of('Learner'), byPerson, 'row among the learners'),
    ...auditPairs(of('Learner'), inside, byPerson, 'enrollment that is active'),
    ...auditProgress(inside, progress, { modules, blocks }),
    ...auditStates(of('BlockStates'), progress),
    ...auditPairs(blocks, contents, ({ blockId }) => blockId, 'content'),
    ...auditPairs(contents, blocks, ({ blockId }) => blockId, 'head'),
    ...auditPairs(blocks, modules, ({ moduleId }) => moduleId, 'module'),
    ...auditPairs(modules, courses, byCourse, 'course'),
    ...auditPairs(courses, seats, byCourse, 'seats'),
    ...auditPairs(enrollments, courses, byCourse, 'course'),
    ...auditPairs(courses, ownCodes, byCourse, 'code among the own'),
    ...auditPairs(ownCodes, courses, byCourse, 'course'),
    ...auditPairs(seen, codes, byCourse, 'code'),
    ...auditPairs(codes, seen, byCourse, 'course that people can see'),
    ...auditAnswers(answers, versions),
    ...auditConservation(
      answers,
      // A profile begins without an answer: sign-up makes it.
      [
        ...courses,
        ...modules,
        ...blocks,
        ...enrollments,
        ...of('Profile').map((row) => ({ ...row, version: row.version - 1 })),
      ],
      seats,
    ),
  ];
}
