import { createHook } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { afterAll, describe, expect, it } from 'vitest';
import type { CallInput } from '#shared/contract/client.ts';
import type { RouteId } from '#shared/contract/index.ts';
import type { FinishedCall } from '#local/front/create-front.ts';
import { openIdentityApi } from '../world/identity-api.ts';
import { makeCourse } from '../world/courses.ts';
import { openPool } from '../world/pool.ts';
import { startWorld, type Person } from '../world/world.ts';
import { signInWrongly, signUpAttributes } from './sign-in-wrongly.ts';

/**
 * Case 74 asks that the time of an answer tells nothing. Times were measured here first, in turn and
 * by rank (Mann–Whitney, 150 pairs, six standard deviations): on a busy machine of two cores that
 * took 40 seconds, and did not see a second table read that was put in to prove it. So what takes the
 * time is counted: the requests, what the table charges for each, and, where a password is in play,
 * the one thing that costs tens of milliseconds.
 */
let derivations = 0;
const counting = createHook({
  init: (_, type) => {
    if (type === 'SCRYPTREQUEST') derivations += 1;
  },
}).enable();
afterAll(() => counting.disable());

const calls: FinishedCall[] = [];
const openedAt = Date.now();
/**
 * Its clock stands still: a function asks the pool again about a teacher's groups after half a minute, whatever is
 * asked of it, and a slow machine would count that with one call of a pair.
 */
const world = await startWorld({ now: () => openedAt, onCall: (call) => calls.push(call) });
const { call, newPerson, ok, runtime } = world;
const owner = await newPerson('teachers');
const stranger = await newPerson('teachers');
const learner = await newPerson();
const hidden = await makeCourse(world, owner, { publish: false });
const { media } = await ok(owner, 'media.createUpload', {
  params: { courseId: hidden.courseId },
  body: { fileName: 'a.pdf', contentType: 'application/pdf', bytes: 10 },
});

/** The requests to the services, and what the table charged; requests at once have no order. */
async function workOf(act: () => Promise<{ status: number }>) {
  await runtime.drained();
  calls.length = 0;
  derivations = 0;
  const { status } = await act();
  const asked = calls
    .map(({ service, action, consumedCapacity }) =>
      JSON.stringify([service, action, consumedCapacity?.total]),
    )
    .sort();
  return { status, asked, derivations };
}

async function expectSameWork(
  known: () => Promise<{ status: number }>,
  unknown: () => Promise<{ status: number }>,
) {
  // The first call of a function also asks for keys.
  await known();
  const work = await workOf(unknown);
  expect(await workOf(known)).toEqual(work);
  return work;
}

describe('case 74: the same is done, and charged, whether there is or is not', () => {
  const { courseId, moduleId, blockId } = hidden;
  const pairs: [string, RouteId, Person | null, object, object][] = [
    ['a hidden course', 'catalog.getCourse', learner, { courseId }, { courseId: ulid() }],
    [
      'a hidden lesson',
      'lessons.getBlock',
      learner,
      { courseId, moduleId, blockId },
      { courseId: ulid(), moduleId: ulid(), blockId: ulid() },
    ],
    [
      'a file of a colleague',
      'media.get',
      stranger,
      { courseId, mediaId: media.mediaId },
      { courseId: ulid(), mediaId: ulid() },
    ],
    ['a roster', 'rosters.list', stranger, { courseId }, { courseId: ulid() }],
    [
      'a person, to a learner',
      'accounts.getUser',
      learner,
      { userId: owner.userId },
      { userId: randomUUID() },
    ],
    [
      'a person who teaches nothing',
      'catalog.getTeacher',
      null,
      { userId: learner.userId },
      { userId: randomUUID() },
    ],
  ];

  it.each(pairs)('%s', async (_, id, person, known, unknown) => {
    const ask = (params: object) => () =>
      call(person, id, { params } as unknown as CallInput<typeof id>);
    const { status } = await expectSameWork(ask(known), ask(unknown));
    expect([403, 404]).toContain(status);
  });
});

/** The pool is Cognito's in the cloud; nobody shall build here on a difference that the local one made. */
describe('case 74: the pool does the same for an address that it knows as for another', () => {
  const { clientId, signUpClientId } = openIdentityApi(world);
  const password = 'a long enough password';
  const ask = (operation: string, input: object) =>
    fetch(runtime.awsUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify({ ClientId: clientId, ...input }),
    });

  const asking: [string, number, (email: string) => Promise<{ status: number }>][] = [
    [
      'signing up',
      1,
      (email) =>
        ask('SignUp', {
          ClientId: signUpClientId,
          Username: randomUUID(),
          Password: password,
          UserAttributes: signUpAttributes(email),
        }),
    ],
    ['a forgotten password', 0, (email) => ask('ForgotPassword', { Username: email })],
    [
      'proving a code',
      1,
      (email) =>
        ask('ConfirmForgotPassword', {
          Username: email,
          ConfirmationCode: '000000',
          Password: password,
        }),
    ],
    ['signing in', 1, async (email) => (await signInWrongly(world, email)).answer],
  ];

  it.each(asking)('%s', async (_, costly, act) => {
    const person = { password, givenName: 'Ana', familyName: 'Ruiz', groups: [], locale: 'es' };
    const [known, closed] = [`p-${randomUUID()}@example.com`, `p-${randomUUID()}@example.com`];
    for (const email of [known, closed])
      await runtime.createUser({ ...person, email, confirmed: true });
    await openPool(world).disable(await world.signIn(closed));
    for (const email of [known, closed]) {
      const work = await expectSameWork(
        () => act(email),
        () => act(`p-${randomUUID()}@example.com`),
      );
      expect(work.derivations, 'passwords that were hashed').toBe(costly);
    }
  });
});
