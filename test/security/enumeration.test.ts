import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { expect, it } from 'vitest';
import type { CallInput } from '#shared/contract/client.ts';
import { allRoutes, type RouteId } from '#shared/contract/index.ts';
import { createRequests } from '../features/index.ts';
import { shareOf } from '../support/share.ts';
import { makeScene } from '../world/scene.ts';
import { startWorld, type Person } from '../world/world.ts';

const world = await startWorld();
const { call, newPerson, ok } = world;
const admin = await newPerson('admins');
const owner = await newPerson('teachers');
const scene = await makeScene(world, owner);
const { courseId } = scene;

const learners: Person[] = [];
for (let count = 0; count < 3; count += 1) {
  const learner = await newPerson();
  await ok(learner, 'enrollments.enroll', { params: { courseId }, body: {} });
  learners.push(learner);
}
await world.runtime.drained();

const requests = createRequests(world, admin);

/** The echo of an address that somebody sends tells them nothing. */
const withoutSent = (answer: string, input: object) =>
  (JSON.stringify(input).match(/[^"]+@example\.com/g) ?? []).reduce(
    (text, sent) => text.replaceAll(sent.toLowerCase(), ''),
    answer,
  );

/** Everything that is said to somebody who tries every route, on a course that others are in. */
async function heardBy(person: Person | null): Promise<string> {
  const fresh = await makeScene(world, owner);
  for (const learner of learners.slice(1))
    await ok(learner, 'enrollments.enroll', { params: { courseId: fresh.courseId }, body: {} });
  const heard: string[] = [];
  for (const { id } of allRoutes) {
    const input = await requests[id as RouteId]({ ...fresh, person: person ?? fresh.person });
    const { body } = await call(person, id as RouteId, input as CallInput<RouteId>);
    heard.push(withoutSent(JSON.stringify(body), input));
  }
  return heard.join('\n');
}

const listeners: [who: string, person: Person | null][] = [
  ['somebody without an account', null],
  ['a learner', learners[0] ?? null],
  ['another teacher', await newPerson('teachers')],
  ['the teacher of the course', owner],
];

it.each(shareOf(listeners, 'addresses of others'))(
  "case 74: %s hears nobody else's e-mail address, on no route",
  async (_, person) => {
    const others = (await heardBy(person)).replaceAll(person?.email ?? '-', '');
    expect(others).not.toMatch(/@example\.com/);
  },
);

it('case 74: an admin, who may, does hear them', async () => {
  const { items } = await ok(admin, 'accounts.listUsers');
  expect(items.map(({ email }) => email)).toContain(owner.email);
});

it('case 74: a roster names people and no more', async () => {
  await world.runtime.drained();
  const { items } = await ok(owner, 'rosters.list', { params: { courseId } });
  expect(items).toHaveLength(learners.length);
  const names =
    'doneBlocks email enrolledAt lastActivityAt lessons message name payment since state userId'.split(
      ' ',
    );
  for (const entry of items) {
    expect(Object.keys(entry).sort()).toEqual(names);
    expect(entry.email).toBeNull();
  }
});

it('case 74: a learner sees how many others there are, and not who', async () => {
  const seen = JSON.stringify(
    await ok(learners[0] ?? null, 'catalog.getCourse', { params: { courseId } }),
  );
  for (const other of learners.slice(1)) expect(seen).not.toContain(other.userId);
});

it('case 74: a person who exists and one who does not are refused alike', async () => {
  const ask = async (userId: string) => {
    const { status, body } = await call(learners[0] ?? null, 'accounts.getUser', {
      params: { userId },
    });
    return { status, body: { ...(body as object), requestId: '' } };
  };
  expect(await ask(owner.userId)).toEqual(await ask(randomUUID()));
});

it('case 74: a course left and a course that never was are refused alike', async () => {
  const leave = async (id: string) => {
    const { status, body } = await call(learners[0] ?? null, 'enrollments.withdraw', {
      params: { courseId: id },
    });
    return { status, body: { ...(body as object), requestId: '' } };
  };
  const draft = await ok(owner, 'courses.create', {
    body: {
      ...(await requests['courses.create'](scene)).body,
    },
  });
  expect(await leave(draft.courseId)).toEqual(await leave(ulid()));
});
