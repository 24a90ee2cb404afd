import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { expect, it } from 'vitest';
import type { Marking } from '#functions/data/assignments/markings.ts';
import { putMarking } from '#functions/data/assignments/markings.ts';
import { type MarksRelease, marksReleases } from '#functions/data/assignments/marks-releases.ts';
import { submission } from '#functions/data/assignments/submission.ts';
import { submissions } from '#functions/data/assignments/submissions.ts';
import { keys } from '#functions/data/keys.ts';
import { marks } from '#functions/data/marks/marks.ts';
import { startTable } from '#test/support/table.ts';
import { keepSubmissionRowsOf } from './keep-submission-rows.ts';
import { releaseMarks } from './release-marks.ts';
import { submissionOf } from '#test/support/submission-of.ts';

const table = await startTable();
const courseId = ulid();
const marker = randomUUID();
const at = (minute: number) => new Date(Date.UTC(2026, 2, 12, 10, minute)).toISOString();

/** An assignment of its own, with what some people handed in and when it became ready; null: it did not. */
async function assignmentWith(readyAt: (string | null)[]) {
  const assignmentId = ulid();
  const places = readyAt.map(() => ({ userId: randomUUID(), courseId, assignmentId }));
  const submissionIds = readyAt.map(() => ulid());
  for (const [person, place] of places.entries()) {
    const submissionId = submissionIds[person] ?? '';
    const ready = readyAt[person] ?? null;
    const facts = { submissionId, number: 1, submittedAt: at(0), isLate: false };
    const written = { choices: [], points: 5, comment: '', isLateWaived: false };
    const work = { earned: { points: 5, most: 10 }, adjustments: [], total: 5 };
    const by = { by: marker, at: ready ?? at(0) };
    const marking: Marking = {
      submissionId,
      ...written,
      state: ready ? 'ready' : 'draft',
      ...work,
      given: ready ? { kind: 'ready', ...written, ...work, ...by } : null,
      ...by,
      version: 1,
    };
    await table.commit([
      ...submission.put(submissionOf({ ...place, ...facts })),
      submissions.put(place, null, {
        submissions: [{ ...facts, dueAt: null, draftVersion: 1, isWithdrawn: false, readAt: null }],
        markings: { [submissionId]: { state: ready ? 'marked' : 'begun', releasedAt: null } },
      }),
      putMarking({ ...place, number: 1 }, marking),
      marks.put(null, {
        courseId,
        itemId: assignmentId,
        userId: place.userId,
        version: 1,
        source: { kind: 'assignment', submissionId, markers: ready ? [marker] : [] },
        earned: ready ? { points: 5, most: 10 } : null,
        ...(ready && { adjustments: [] }),
        points: ready ? 5 : null,
        status: ready ? 'marked' : 'waiting',
        releasedAt: null,
        changedAt: at(0),
        changedBy: marker,
      }),
    ]);
  }
  await keepSubmissionRowsOf(places, { table, truth: table });
  const seen = () =>
    Promise.all(
      places.map(async (place) => {
        const mark = await marks.get(table, { ...place, itemId: assignmentId });
        const own = await submissions.get(table, place);
        const released = Object.values(own?.markings ?? {})[0]?.releasedAt ?? null;
        expect(mark?.releasedAt ?? null).toBe(released);
        return released;
      }),
    );
  const release = async (changes: Partial<MarksRelease>) => {
    const begun: MarksRelease = {
      releaseId: ulid(),
      courseId,
      assignmentId,
      submissionIds: null,
      releasedAt: at(30),
      by: marker,
      at: at(30),
      state: 'running',
      from: null,
      done: 0,
      released: 0,
      step: 1,
      ...changes,
    };
    await table.commit([marksReleases.begin(begun)]);
    return begun;
  };
  return { places, submissionIds, seen, release };
}

/** Lets the stream take a release to its end, each step told of several times. */
async function run({ assignmentId, releaseId }: MarksRelease): Promise<MarksRelease> {
  const key = keys.marksRelease(assignmentId, releaseId);
  const record = {
    key,
    before: undefined,
    after: { entity: 'MarksRelease', assignmentId, releaseId },
    sequence: '',
  };
  for (let steps = 0; steps < 20; steps += 1) {
    await Promise.all([releaseMarks(table, record), releaseMarks(table, record)]);
    const now = await marksReleases.get(table, assignmentId, releaseId);
    if (now?.state === 'done') return now;
  }
  throw new Error('It does not end.');
}

it('releases all that were ready when it was made, in pages, and each once', async () => {
  const ready = Array.from({ length: 60 }, (_, person) =>
    person % 3 === 0 ? null : person % 3 === 1 ? at(20) : at(40),
  );
  const { places, seen, release } = await assignmentWith(ready);
  const done = await run(await release({}));
  expect(done).toMatchObject({ done: 60, released: 20 });
  expect(await seen()).toEqual(ready.map((one) => (one === at(20) ? at(30) : null)));
  const [, second] = places;
  if (!second) throw new Error('There are sixty.');
  const whose = { ...second, itemId: second.assignmentId };
  const { items } = await marks.changes(table, whose, { limit: 10 });
  expect(items.map(({ because, from, to }) => [because.kind, from, to])).toEqual([
    ['released', 5, 5],
  ]);
  // What became ready since is in the next one.
  expect(await run(await release({ at: at(50), releasedAt: at(50) }))).toMatchObject({
    released: 20,
  });
});

it('releases those that are named and no others, whatever is named', async () => {
  const { submissionIds: own, seen, release } = await assignmentWith([at(20), at(20), null]);
  const other = await assignmentWith([at(20)]);
  const submissionIds = [...own.slice(1), ...other.submissionIds, ulid()];
  expect(await run(await release({ submissionIds }))).toMatchObject({ done: 4, released: 1 });
  expect(await seen()).toEqual([null, at(30), null]);
  expect(await other.seen()).toEqual([null]);
});

it('case 86: comes to the earliest instant where several meet', async () => {
  const { seen, release } = await assignmentWith([at(20), at(20), at(20)]);
  const [monday, now] = [
    await release({ releasedAt: at(59) }),
    await release({ releasedAt: at(31) }),
  ];
  await Promise.all([run(monday), run(now)]);
  expect(await seen()).toEqual([at(31), at(31), at(31)]);
  await run(await release({ releasedAt: at(45) }));
  expect(await seen()).toEqual([at(31), at(31), at(31)]);
});
