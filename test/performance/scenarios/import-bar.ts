import { randomUUID } from 'node:crypto';
import { mostImportRows } from '#shared/schemas/book-job-limits.ts';
import type { CellResult } from '#shared/schemas/typed-marks.ts';
import type { Item } from '#functions/data/table/table.ts';
import { type Known, planImport, type PlannedRow } from '#web/features/grades/many/plan-import.ts';
import { readSheet } from '#web/lib/read-sheet.ts';
import { settleLook } from '#web/features/grades/many/settle-look.ts';
import { bookDump } from '../../support/book-dump.ts';
import type { Person } from '../../world/open-world.ts';
import { makeGradedCourse, type GradedCourse } from '../grading.ts';
import { allItems, type Platform } from '../platform.ts';
import type { Outcome, Stage } from '../scenario.ts';

const people = 1000;
/** So many items are written in one transaction. */
const together = 90;
const reason = 'From a file.';

const names = ['Íñigo Peña', 'Zoë Brontë', 'José Núñez', 'Begoña Sáez'];
const nameOf = (at: number) => `${names[at % names.length]} ${at}`;

/** Fills a course up with people like one who is in it. */
async function fillUp({ table }: Platform, of: { courseId: string }, like: Person) {
  const theirs = (await allItems(table)).filter(
    ({ entity, userId, courseId }) =>
      userId === like.userId &&
      (entity === 'Profile' ||
        (/^(Enrollment|Learner)$/.test(String(entity)) && courseId === of.courseId)),
  );
  const made: Item[] = [];
  for (let at = 0; at < people - 1; at += 1) {
    const userId = randomUUID();
    const [firstName, lastName = ''] = nameOf(at).split(/ (.*)/);
    for (const item of theirs) {
      const copy = JSON.parse(
        JSON.stringify(item)
          .replaceAll(like.userId, userId)
          .replaceAll(like.email, `${userId}@example.com`),
      ) as Item;
      made.push(item.entity === 'Profile' ? { ...copy, firstName, lastName } : copy);
    }
  }
  for (let at = 0; at < made.length; at += together)
    await table.commit(made.slice(at, at + together).map((put) => ({ label: 'planted', put })));
}

async function knownPeople({ ok }: Platform, teacher: Person, params: { courseId: string }) {
  const known: Known[] = [];
  let cursor: string | null = null;
  do {
    const query: Record<string, string> = { limit: '100', ...(cursor !== null && { cursor }) };
    const page: { items: Omit<Known, 'email'>[]; nextCursor: string | null } = await ok(
      teacher,
      'grades.listRows',
      { params, query },
    );
    known.push(...page.items.map((row) => ({ ...row, email: null })));
    cursor = page.nextCursor;
  } while (cursor !== null);
  return known;
}

/** Which rows are at fault, and why the site or the server does not take them. */
const faulty: [because: string, rows: number[]][] = [
  ['unknown', [3, 250, 251, 640, 999]],
  ['twice', [17, 402, 777, 901]],
  ['formula', [30, 31, 512, 888]],
  ['notNumber', [44, 555, 666]],
  ['tooMuch', [60, 720]],
  ['stale', [81, 930]],
];

/** A file of everybody with another mark for each, and twenty faults. */
function tableOf(
  known: readonly Known[],
  { by, comma }: Pick<Written, 'by' | 'comma'>,
  file: number,
) {
  const because = new Map(faulty.flatMap(([why, rows]) => rows.map((row) => [row, why] as const)));
  return known.map((person, row) => {
    const why = because.get(row);
    const points = `${(row + file) % 90}.5`.replace('.', comma);
    const named = why === 'twice' ? known[row - 1]! : person;
    const who = why === 'unknown' ? `Nadie ${row}` : by === 'id' ? named.userId : named.name;
    if (why === 'formula') return [who, '=SUM(A1:A9)'];
    if (why === 'notNumber') return [who, 'seven'];
    return [who, why === 'tooMuch' ? '4321' : points];
  });
}

type Written = {
  name: string;
  by: 'id' | 'name';
  comma: string;
  encode: (text: string) => Uint8Array;
  separator: string;
};

const files: Written[] = [
  { name: 'UTF-8', by: 'id', comma: '.', separator: ',', encode: (text) => Buffer.from(text) },
  {
    name: 'UTF-8 with its mark, semicolons and decimal commas',
    by: 'name',
    comma: ',',
    separator: ';',
    encode: (text) => Buffer.from(`\uFEFF${text}`),
  },
  {
    name: 'Latin-1, semicolons and decimal commas',
    by: 'name',
    comma: ',',
    separator: ';',
    encode: (text) => Buffer.from(text, 'latin1'),
  },
  {
    name: 'UTF-16, tabs',
    by: 'name',
    comma: ',',
    separator: '\t',
    encode: (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  },
];

/** Brings one file in as the site does, and takes it back. */
async function bringFile(
  platform: Platform,
  teacher: Person,
  { params, manual: [itemId = ''] }: GradedCourse,
  { file, at }: { file: Written; at: number },
): Promise<{ faults: string[]; seconds: number }> {
  const { ok, runtime, table } = platform;
  const faults: string[] = [];
  const dump = async () => bookDump(await allItems(table), params.courseId);
  const known = await knownPeople(platform, teacher, params);
  const rows = [['Who', 'Taking part'], ...tableOf(known, file, at)];
  const text = rows.map((cells) => cells.join(file.separator)).join('\r\n');
  const begun = performance.now();
  const sheet = await readSheet(file.encode(text));
  if (typeof sheet === 'string') return { faults: [`is ${sheet}`], seconds: 0 };
  // Two marks are typed while somebody looks at the columns.
  const [, late = []] = faulty.find(([why]) => why === 'stale') ?? [];
  await ok(teacher, 'grades.saveMarks', {
    params,
    body: {
      cells: late.map((row) => ({
        userId: known[row]!.userId,
        itemId,
        version: known[row]!.marks.find((mark) => mark.itemId === itemId)?.version ?? 0,
        change: { do: 'points' as const, points: 990_000 - at },
      })),
      reason,
    },
  });
  await runtime.drained();
  const before = await dump();
  const plan = planImport(sheet, [file.by, itemId], known, [{ itemId, most: 100_000 }]);
  async function send(jobId: string | null, some: readonly PlannedRow[]) {
    const answered = new Map<string, Omit<CellResult, 'userId'>[]>();
    for (let from = 0; from < some.length; from += mostImportRows) {
      const part = some.slice(from, from + mostImportRows).map(({ userId, cells }) => ({
        userId,
        cells: cells.map(({ itemId: of, version, change }) => ({ itemId: of, version, change })),
      }));
      const body = { jobId, reason, rows: part };
      const answer = await ok(teacher, 'grades.importRows', { params, body });
      for (const { userId, cells } of answer.rows) answered.set(userId, cells);
    }
    return answered;
  }
  const looked = settleLook(plan, await send(null, plan.rows), () => 'Taking part');
  const named = looked.faults.map(({ line, because }) => `${line} ${because}`).toSorted();
  // The first line has the names of the columns, and lines begin with one.
  const wanted = faulty.flatMap(([why, some]) => some.map((row) => `${row + 2} ${why}`)).toSorted();
  if (named.join() !== wanted.join()) faults.push(`names ${named.join()} and not ${wanted.join()}`);
  const plain = { kind: 'import' as const, rows: looked.rows.length };
  const { jobId } = await ok(teacher, 'grades.beginJob', { params, body: { plan: plain, reason } });
  await send(jobId, looked.rows);
  await runtime.drained();
  const jobNow = async () =>
    (await ok(teacher, 'grades.listJobs', { params, query: { jobId } })).items[0];
  const done = await jobNow();
  const seconds = Math.round((performance.now() - begun) / 100) / 10;
  if (done?.state !== 'done' || done.changed !== people - 20)
    faults.push(`is ${done?.state}, and wrote ${done?.changed}`);
  await ok(teacher, 'grades.undoJob', { params, body: { jobId } });
  await runtime.drained();
  const undone = await jobNow();
  if (undone?.state !== 'undone' || undone.leftCount > 0)
    faults.push(`is ${undone?.state}, and left ${undone?.leftCount}`);
  const after = await dump();
  if (after.join('\n') !== before.join('\n')) {
    const kept = new Set(before);
    faults.push(`is undone, and left ${after.filter((line) => !kept.has(line)).length} lines`);
  }
  return { faults, seconds };
}

/**
 * Files of a thousand rows in four encodings, each with twenty faults: every one is named by its row and reason, 980 rows
 * are written, and once that is undone the book is what it was, by the dump of its table.
 */
export async function playImportBar({ platform }: Stage): Promise<Outcome> {
  const teacher = await platform.newPerson('teachers');
  const course = await makeGradedCourse(platform, teacher, {
    learners: 1,
    quizzes: 0,
    assignments: 0,
  });
  const [learner] = course.learners;
  if (!learner) throw new Error('There is one.');
  await fillUp(platform, course.params, learner);
  await platform.runtime.drained();
  const faults: string[] = [];
  const facts: Outcome['facts'] = { people };
  for (const [at, file] of files.entries()) {
    const brought = await bringFile(platform, teacher, course, { file, at });
    faults.push(...brought.faults.map((fault) => `${file.name}: ${fault}`));
    facts[`${file.name}, read to written, in seconds`] = brought.seconds;
  }
  return { facts, faults };
}
