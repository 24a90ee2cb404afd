import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { expect, it } from 'vitest';
import { leaveRelease } from '#functions/data/assignments/leave-release.ts';
import type { Marking } from '#functions/data/assignments/markings.ts';
import { putMarking } from '#functions/data/assignments/markings.ts';
import { type MarksRelease, marksReleases } from '#functions/data/assignments/marks-releases.ts';
import { releaseWork } from '#functions/data/assignments/release-work.ts';
import { submission } from '#functions/data/assignments/submission.ts';
import { submissions, unreleased } from '#functions/data/assignments/submissions.ts';
import { keys } from '#functions/data/keys.ts';
import { markNews } from '#functions/data/marks/mark-news.ts';
import { marks } from '#functions/data/marks/marks.ts';
import { atMinute as at, pressOrders, pressPairs } from '#test/support/press-pairs.ts';
import { startTable } from '#test/support/table.ts';
import { keepSubmissionRowsOf } from './keep-submission-rows.ts';
import { releaseMarks } from './release-marks.ts';
import { submissionOf } from '#test/support/submission-of.ts';

const table = await startTable();
const courseId = ulid();
const marker = randomUUID();

/** An assignment of its own, with what some people handed in and when it became ready; null: it did not. */
async function assignmentWith(readyAt: (string | null)[], releasedAt: string | null = null) {
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
        markings: { [submissionId]: { state: ready ? 'marked' : 'begun', releasedAt } },
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
        releasedAt,
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
      // In the order of their press.
      releaseId: ulid(Date.parse(changes.at ?? at(30))),
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

/** Lets the stream take a release to its end, each step told of several times, by a clock that stands. */
async function run({ assignmentId, releaseId, at }: MarksRelease, now = at): Promise<MarksRelease> {
  const key = keys.marksRelease(assignmentId, releaseId);
  const record = {
    key,
    before: undefined,
    after: { entity: 'MarksRelease', assignmentId, releaseId },
    sequence: '',
  };
  const clock = Date.parse(now);
  for (let steps = 0; steps < 20; steps += 1) {
    await Promise.all([releaseMarks(table, record, clock), releaseMarks(table, record, clock)]);
    const after = await marksReleases.get(table, assignmentId, releaseId);
    if (after?.state === 'done') return after;
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

it.each(pressPairs)(
  'case 86: the last press decides, in whatever order they are worked through: a mark %s',
  async (_, { first, second, holds }) => {
    for (const order of pressOrders) {
      const { places, seen, release } = await assignmentWith([at(20), at(20)]);
      const [one] = places;
      if (!one) throw new Error('There are two.');
      const pressed = [
        await release({ at: at(30), releasedAt: first }),
        await release({ at: at(32), releasedAt: second }),
      ] as const;
      // The first of them is worked through before the others, page by page.
      for (const which of order) await releaseWork(table, one, pressed[which], Date.parse(at(33)));
      for (const which of order) await run(pressed[which], at(33));
      expect([order, await seen()]).toEqual([order, [holds, holds]]);
    }
    const { seen, release } = await assignmentWith([at(20), at(20)]);
    const both = [
      await release({ at: at(30), releasedAt: first }),
      await release({ at: at(32), releasedAt: second }),
    ];
    await Promise.all(both.map((one) => run(one, at(33))));
    expect(await seen()).toEqual([holds, holds]);
  },
);

it('case 86: what is seen by the time at which a release is worked through stays seen', async () => {
  const { seen, release } = await assignmentWith([at(20)]);
  await run(await release({ releasedAt: at(40) }));
  const late = [
    await release({ at: at(39), releasedAt: at(55) }),
    await release({ at: at(39), releasedAt: null }),
  ];
  for (const one of late) expect(await run(one, at(41))).toMatchObject({ released: 0 });
  expect(await seen()).toEqual([at(40)]);
});

it('moves, and takes back, what the rule of the assignment planned', async () => {
  const { places, seen, release } = await assignmentWith([at(20)], at(50));
  await run(await release({ releasedAt: at(55) }));
  expect(await seen()).toEqual([at(55)]);
  expect(await run(await release({ at: at(31), releasedAt: null }))).toMatchObject({ released: 1 });
  expect(await seen()).toEqual([null]);
  // Once more there is nothing to take back.
  expect(await run(await release({ at: at(32), releasedAt: null }))).toMatchObject({ released: 0 });
  const [place] = places;
  if (!place) throw new Error('There is one.');
  const whose = { ...place, itemId: place.assignmentId };
  const { items } = await marks.changes(table, whose, { limit: 10 });
  expect(items.map(({ because }) => because)).toMatchObject([
    { kind: 'withheld' },
    { kind: 'released', shownFrom: at(55) },
  ]);
});

it('says nothing to its person of what was planned before it was put off, or taken back', async () => {
  const { places, release } = await assignmentWith([at(20)]);
  const told = async () => {
    const [{ userId } = { userId: '' }] = places;
    const news = await markNews.ofPeople(table, [userId]);
    return (news.get(userId)?.changes ?? []).map(({ tellFrom }) => tellFrom);
  };
  await run(await release({ releasedAt: at(50) }));
  expect(await told()).toEqual([at(50)]);
  await run(await release({ at: at(31), releasedAt: at(55) }));
  expect(await told()).toEqual([at(55)]);
  await run(await release({ at: at(32), releasedAt: null }));
  expect(await told()).toEqual([]);
  // The later press first: of the one that was pressed before, it is told once.
  const late = await assignmentWith([at(20)]);
  const [now, planned] = [
    await late.release({ at: at(30), releasedAt: at(30) }),
    await late.release({ at: at(32), releasedAt: at(50) }),
  ];
  await run(planned, at(33));
  await run(now, at(33));
  const [{ userId } = { userId: '' }] = late.places;
  const news = await markNews.ofPeople(table, [userId]);
  expect(news.get(userId)?.changes.map(({ tellFrom }) => tellFrom)).toEqual([at(30)]);
});

it.each([
  ['opened again', 'begun'],
  ['marked anew', 'marked'],
  ['sent back, and handed in anew', 'returned'],
] as const)(
  'counts what it released where its step is taken again, whether a mark was %s in between or not',
  async (_, state) => {
    const { places, submissionIds, release } = await assignmentWith([at(20), at(20), at(20)]);
    const monday = await release({ releasedAt: at(50) });
    await run(monday);
    const later = await release({ at: at(31), releasedAt: at(55) });
    // It is cut off behind its marks, before it could count them.
    for (const place of places) await releaseWork(table, place, later, Date.parse(at(32)));
    const [place] = places;
    const own = place && (await submissions.get(table, place));
    const [submissionId = ''] = submissionIds;
    const before = own?.markings[submissionId];
    if (!own || !before) throw new Error('There are three.');
    const left = unreleased({ ...before, state });
    const anew = state === 'marked' ? { ...left, releasedAt: at(60) } : left;
    const [first] = own.submissions;
    const again = first && { ...first, submissionId: ulid(), number: 2, draftVersion: 2 };
    await table.commit([
      submissions.put(place, own, {
        ...submissions.mark(own, submissionId, anew),
        ...(state === 'returned' && again && { submissions: [...own.submissions, again] }),
      }),
      ...leaveRelease(place.assignmentId, before, Date.parse(at(33))),
    ]);
    expect(await run(later, at(35))).toMatchObject({ released: 3, moved: 1 });
    const { assignmentId, releaseId } = monday;
    expect(await marksReleases.get(table, assignmentId, releaseId)).toMatchObject({
      released: 3,
      moved: 3,
    });
    // What left it decides by itself when it is seen.
    expect((await submissions.get(table, place))?.markings[submissionId]).toEqual(anew);
  },
);

it('counts what is left of each release, once, however often a step is taken and wherever it is cut off', async () => {
  const { places, submissionIds, release } = await assignmentWith([at(20), at(20), at(20)]);
  const counts = async (...some: MarksRelease[]) =>
    Promise.all(
      some.map(async ({ assignmentId, releaseId }) => {
        const now = await marksReleases.get(table, assignmentId, releaseId);
        return [now?.released, now?.moved ?? 0];
      }),
    );
  const monday = await release({ releasedAt: at(50) });
  await run(monday);
  const one = await release({
    at: at(31),
    releasedAt: at(52),
    submissionIds: submissionIds.slice(0, 1),
  });
  await run(one);
  // What is left of it alone is put off.
  const rest = await release({ at: at(32), releasedAt: at(55), of: monday.releaseId });
  // It is cut off behind its marks, and another one comes before it is taken up again.
  for (const place of places) await releaseWork(table, place, rest, Date.parse(at(33)));
  const back = await release({ at: at(34), releasedAt: null });
  await run(back, at(35));
  await run(rest, at(35));
  expect(await counts(monday, one, rest, back)).toEqual([
    [3, 3],
    [1, 1],
    [2, 2],
    [3, 0],
  ]);
});
