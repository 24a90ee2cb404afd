import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { commonErrors } from '#shared/contract/common-errors.ts';
import { errorCatalogue, problemSchema } from '#shared/contract/errors.ts';
import { allRoutes, type RouteId } from '#shared/contract/index.ts';
import type { Route } from '#shared/contract/route.ts';
import { shareOf } from '../support/share.ts';
import { makeCourse } from '../world/courses.ts';
import { createRequests } from '../features/index.ts';
import { makeScene } from '../world/scene.ts';
import { startWorld, type Answer, type Person } from '../world/world.ts';
import { fuzzRequests, type FuzzRequest, type Json } from './fuzz-request.ts';

const runs = Number(process.env['FUZZ_RUNS'] ?? 36);
const seed = Number(process.env['FUZZ_SEED'] ?? 102);

/** The items that the answering function has written; others work behind the stream. */
const written: string[] = [];
const reads = /^(Get|BatchGet|TransactGet|Query|Scan|List|Describe|jwks|AdminGet|AdminList)/;
const world = await startWorld({
  measuresCapacity: () => false,
  onCall({ functionRole, action, status }) {
    if (status < 300 && !reads.test(action) && !/projections|effects|sign-up/i.test(functionRole))
      written.push(action);
  },
});
const { newPerson, ok, raw } = world;

/** People of one route's own: their tokens live as long as it takes, and nobody else has used their hour's quotas. */
async function newPeople() {
  const [learner, owner, admin] = [
    await newPerson(),
    await newPerson('teachers'),
    await newPerson('admins'),
  ];
  return { learner, owner, admin };
}

const wellFormed = (text: string) => encodeURIComponent(text.toWellFormed());

function send(
  personas: (Person | null)[],
  { method, path }: Route,
  { persona, params, query, body }: FuzzRequest,
) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => wellFormed(params[name] ?? ''));
  const search = query.map(([name, value]) => `${name}=${wellFormed(value)}`).join('&');
  return raw({
    method,
    path: search === '' ? filled : `${filled}?${search}`,
    headers: {
      ...personas[persona]?.headers,
      ...(method === 'GET'
        ? {}
        : { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? null) }),
  });
}

/** Refusals of the gateway, which has no problem documents: no route, no valid address, too long. */
const ofGateway = z.strictObject({ message: z.string() });
const gatewayStatuses = [400, 404, 413, 414, 431];

/** An answer must be one that the contract tells of: its status, its code, its very shape. */
function judge(route: Route, { status, body }: Answer): void {
  if (status < 300) {
    expect(status).toBe(route.status ?? 200);
    expect(z.safeParse(route.response, body).error).toBeUndefined();
    return;
  }
  if (ofGateway.safeParse(body).success) {
    expect(gatewayStatuses).toContain(status);
    return;
  }
  const problem = problemSchema.parse(body);
  expect([...commonErrors(route), ...(route.errors ?? [])]).toContain(problem.code);
  expect([status, problem.status]).toEqual(Array(2).fill(errorCatalogue[problem.code].status));
  expect(status).toBeLessThan(500);
}

describe(`case 102: ${runs} requests that nobody meant, to each route (seed ${seed})`, () => {
  it.each(shareOf(allRoutes, 'fuzz'))('$id answers each as its contract says', async (route) => {
    const { learner, owner, admin } = await newPeople();
    const personas = [null, learner, owner, admin];
    const requests = createRequests(world, admin);
    const scene = await makeScene(world, owner);
    await ok(learner, 'enrollments.enroll', { params: { courseId: scene.courseId }, body: {} });
    const input = (await requests[route.id as RouteId]({ ...scene, person: learner })) as {
      params?: Record<string, string>;
      body?: Json;
    };
    const good = { params: input.params ?? {}, body: input.body ?? {} };
    let count = 0;
    await fc.assert(
      fc.asyncProperty(fuzzRequests(route, good, personas.length), async (request) => {
        count += 1;
        written.length = 0;
        const answer = await send(personas, route, request);
        judge(route, answer);
        if (answer.status >= 400) expect(written).toEqual([]);
      }),
      { numRuns: runs, seed, endOnFailure: true },
    );
    expect(count).toBe(runs);
  });

  it('afterwards the platform works as before', async () => {
    const people = Object.values(await newPeople());
    written.length = 0;
    for (const person of people)
      expect(await ok(person, 'accounts.getMe')).toMatchObject({ userId: person.userId });
    expect(written).toEqual([]);
    await makeCourse(world, await newPerson('teachers'));
    expect(written).toContain('TransactWriteItems');
    const { items } = await ok(null, 'catalog.list');
    expect(items.length).toBeGreaterThan(0);
  });
});
