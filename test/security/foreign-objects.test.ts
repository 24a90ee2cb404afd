import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import type { CallInput } from '#shared/contract/client.ts';
import type { RouteId } from '#shared/contract/index.ts';
import type { FinishedCall } from '#local/front/create-front.ts';
import { makeCourse, newCourse, oneBlock, textBlock } from '../world/courses.ts';
import { openRawTable } from '../world/raw-table.ts';
import { startWorld, type Person } from '../world/world.ts';

const calls: FinishedCall[] = [];
const world = await startWorld({ onCall: (call) => calls.push(call) });
const { call, newPerson, ok, runtime } = world;
const table = openRawTable(world);

const owner = await newPerson('teachers');
const stranger = await newPerson('teachers');
const learner = await newPerson();

/** A course with a file, which nobody but its owner may know of. */
async function hiddenCourse() {
  const course = await makeCourse(world, owner, { publish: false });
  const { media } = await ok(owner, 'media.createUpload', {
    params: { courseId: course.courseId },
    body: { fileName: 'a.pdf', contentType: 'application/pdf', bytes: 10 },
  });
  return { ...course, mediaId: media.mediaId };
}

const hidden = await hiddenCourse();
const own = await makeCourse(world, stranger, { publish: false });
const nowhere = { courseId: ulid(), moduleId: ulid(), blockId: ulid(), mediaId: ulid() };

type Ids = typeof nowhere;
type Attempt = { id: RouteId; who: Person; input: (ids: Ids) => unknown };

const course = ({ courseId }: Ids) => ({ courseId });
const inModule = ({ courseId, moduleId }: Ids) => ({ courseId, moduleId });
const inBlock = ({ courseId, moduleId, blockId }: Ids) => ({ courseId, moduleId, blockId });
const file = { fileName: 'a.pdf', contentType: 'application/pdf', bytes: 10 };
const progress = { state: 'done', positionSeconds: 0 };

/** Each route that names an object that may be hidden, as somebody who may try the route. */
const attempts: Attempt[] = [
  { id: 'catalog.getCourse', who: learner, input: (ids) => ({ params: course(ids) }) },
  { id: 'lessons.getBlock', who: learner, input: (ids) => ({ params: inBlock(ids) }) },
  { id: 'enrollments.enroll', who: learner, input: (ids) => ({ params: course(ids) }) },
  { id: 'enrollments.withdraw', who: learner, input: (ids) => ({ params: course(ids) }) },
  {
    id: 'progress.record',
    who: learner,
    input: (ids) => ({ params: inBlock(ids), body: progress }),
  },
  {
    id: 'notes.create',
    who: learner,
    input: ({ courseId, moduleId, blockId }) => ({
      params: { courseId },
      body: { moduleId, blockId, positionSeconds: null, text: 'Mine' },
    }),
  },
  { id: 'rosters.list', who: stranger, input: (ids) => ({ params: course(ids) }) },
  {
    id: 'rosters.getLearner',
    who: stranger,
    input: (ids) => ({ params: { ...course(ids), userId: learner.userId } }),
  },
  {
    id: 'courses.update',
    who: stranger,
    input: (ids) => ({ params: course(ids), body: { version: 1, level: 'advanced' } }),
  },
  {
    id: 'courses.setState',
    who: stranger,
    input: (ids) => ({ params: course(ids), body: { version: 1, state: 'published' } }),
  },
  {
    id: 'lessons.createModule',
    who: stranger,
    input: (ids) => ({ params: course(ids), body: { title: { en: 'X' } } }),
  },
  {
    id: 'lessons.updateModule',
    who: stranger,
    input: (ids) => ({ params: inModule(ids), body: { version: 1, title: { en: 'X' } } }),
  },
  {
    id: 'lessons.createBlocks',
    who: stranger,
    input: (ids) => ({ params: inModule(ids), body: oneBlock(textBlock()) }),
  },
  {
    id: 'lessons.updateBlock',
    who: stranger,
    input: (ids) => ({ params: inBlock(ids), body: { version: 1, minutes: 9 } }),
  },
  {
    id: 'media.createUpload',
    who: stranger,
    input: (ids) => ({ params: course(ids), body: file }),
  },
  {
    id: 'media.get',
    who: stranger,
    input: ({ courseId, mediaId }) => ({ params: { courseId, mediaId } }),
  },
  { id: 'media.list', who: stranger, input: (ids) => ({ params: course(ids) }) },
];

const withoutId = (body: unknown) => ({ ...(body as object), requestId: '' });

/** The answer of a call, and how often it asked the table: if that is the same, so is the time. */
async function observe({ id, who, input }: Attempt, ids: Ids) {
  await runtime.drained();
  calls.length = 0;
  const answer = await call(who, id, input(ids) as CallInput<typeof id>);
  const requests = calls.filter(({ service }) => service === 'dynamodb');
  return {
    status: answer.status,
    body: withoutId(answer.body),
    requests: requests.map(({ action }) => action).sort(),
  };
}

describe("case 15: another owner's object", () => {
  it.each(attempts)('looks to $id as if there were none', async (attempt) => {
    // The first call of a function also asks for keys and groups.
    await observe(attempt, nowhere);
    const before = await table.dump();
    const unknown = await observe(attempt, nowhere);
    const foreign = await observe(attempt, hidden);
    expect(foreign.status).toBe(404);
    expect(foreign).toEqual(unknown);
    expect(await table.dump()).toEqual(before);
  });
});

describe('case 16: an object of another course under an own one', () => {
  const mixed = (part: Partial<Ids>): Ids => ({ ...nowhere, ...own, ...part });
  const { moduleId, blockId, mediaId } = hidden;
  const inOwn: [RouteId, Ids][] = [
    ['lessons.updateModule', mixed({ moduleId })],
    ['lessons.createBlocks', mixed({ moduleId })],
    ['lessons.getBlock', mixed({ moduleId, blockId })],
    ['lessons.getBlock', mixed({ blockId })],
    ['lessons.updateBlock', mixed({ moduleId, blockId })],
    ['lessons.updateBlock', mixed({ blockId })],
    ['progress.record', mixed({ moduleId, blockId })],
    ['notes.create', mixed({ moduleId, blockId })],
    ['media.get', mixed({ mediaId })],
  ];

  it.each(inOwn)('is not found by %s', async (id, ids) => {
    const { input } = attempts.find((attempt) => attempt.id === id) as Attempt;
    const before = await table.dump();
    const answer = await call(stranger, id, input(ids) as CallInput<typeof id>);
    expect(answer).toMatchObject({ status: 404, problem: { code: 'not_found' } });
    expect(await table.dump()).toEqual(before);
  });

  it('cannot be shown by a block: a foreign file looks like one that is not there', async () => {
    const before = await table.dump();
    const params = { courseId: own.courseId, moduleId: own.moduleId };
    const naming = (mediaId: string) =>
      call(stranger, 'lessons.createBlocks', {
        params,
        body: oneBlock({ ...textBlock(), content: { kind: 'file', mediaId } }),
      });
    const foreign = await naming(hidden.mediaId);
    expect(foreign).toMatchObject({ status: 409, problem: { code: 'media_not_ready' } });
    expect(withoutId(foreign.body)).toEqual(withoutId((await naming(ulid())).body));
    expect(await table.dump()).toEqual(before);
  });

  it('cannot be a prerequisite while it is hidden', async () => {
    const before = await table.dump();
    const requiring = (courseId: string) =>
      call(stranger, 'courses.create', { body: newCourse({ prerequisites: [courseId] }) });
    const foreign = await requiring(hidden.courseId);
    expect(foreign).toMatchObject({ status: 404 });
    expect(withoutId(foreign.body)).toEqual(withoutId((await requiring(ulid())).body));
    expect(await table.dump()).toEqual(before);
  });
});

describe('case 17: a request that names one foreign object among good ones', () => {
  it('is refused as a whole: prerequisites', async () => {
    const published = await Promise.all([1, 2, 3].map(() => makeCourse(world, stranger)));
    const before = await table.dump();
    const answer = await call(stranger, 'courses.update', {
      params: { courseId: own.courseId },
      body: {
        version: own.version,
        level: 'advanced',
        prerequisites: [...published.map(({ courseId }) => courseId), hidden.courseId],
      },
    });
    expect(answer).toMatchObject({ status: 404 });
    expect(await table.dump()).toEqual(before);
  });

  it.each(['courseId', 'moduleId', 'ownerId', 'blockId'])(
    'moves nothing to another place: %s in the body',
    async (name) => {
      const before = await table.dump();
      const { courseId, moduleId, blockId } = own;
      const value = name === 'ownerId' ? randomUUID() : ulid();
      const answer = await call(stranger, 'lessons.updateBlock', {
        params: { courseId, moduleId, blockId },
        body: { version: 1, [name]: value },
      });
      expect(answer).toMatchObject({ status: 400, problem: { code: 'invalid_request' } });
      expect(await table.dump()).toEqual(before);
    },
  );
});
