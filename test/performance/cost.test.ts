import { afterAll, describe, expect, it } from 'vitest';
import { startHere } from '#local/lambda/start-here.ts';
import { scenariosOf } from '../support/share.ts';
import type { Person } from '../world/world.ts';
import { aroundCalls, prepareAround } from './around-calls.ts';
import { assignmentCalls, prepareAssignments } from './assignment-calls.ts';
import { attemptCalls, prepareAttempts } from './attempt-calls.ts';
import { bankCalls, makeBankTeacher } from './bank-calls.ts';
import { authoringCalls, prepareAuthoring } from './authoring-calls.ts';
import { budgets } from './budgets.ts';
import { gradeCalls, prepareGrades } from './grade-calls.ts';
import { groupCalls, prepareGroups } from './group-calls.ts';
import { measureCalls, type Cost } from './measure-calls.ts';
import { platformCpuMs } from './platform-cpu.ts';
import type { Platform } from './platform.ts';
import { startSchool } from './start-school.ts';
import { prepareSubmissions, submissionCalls } from './submission-calls.ts';
import { prepareTaking, takingCalls } from './taking-calls.ts';
import { featureMost, makeLearner, outlinesNeeded, typicalCalls } from './typical-calls.ts';

type Id = keyof typeof budgets;

/** What is told of a call that was not measured: more than any budget. */
const missing: Cost = { requests: Infinity, read: Infinity, write: Infinity };

/** Calls by what they are made on, which is prepared when they are asked for. */
const groupsOf = (platform: Platform, admin: Person) => ({
  authoring: async () => authoringCalls(platform, admin, await prepareAuthoring(platform, admin)),
  around: async () => aroundCalls(platform, await prepareAround(platform)),
  assignments: async () => assignmentCalls(platform, await prepareAssignments(platform)),
  attempts: async () => attemptCalls(platform, await prepareAttempts(platform)),
  banks: async () => bankCalls(platform, admin, await makeBankTeacher(platform)),
  grades: async () => gradeCalls(platform, admin, await prepareGrades(platform, admin)),
  groups: async () => groupCalls(platform, admin, await prepareGroups(platform, admin)),
  submissions: async () => submissionCalls(platform, await prepareSubmissions(platform)),
  taking: async () => takingCalls(platform, await prepareTaking(platform)),
  typical: async () => typicalCalls(platform, await makeLearner(platform), admin),
});
type Group = keyof ReturnType<typeof groupsOf>;

const groups: Group[] = [
  'authoring',
  'around',
  'assignments',
  'attempts',
  'banks',
  'grades',
  'groups',
  'submissions',
  'taking',
  'typical',
];

async function costsOf(platform: Platform, wanted: Group[]): Promise<Partial<Record<Id, Cost>>> {
  await featureMost(platform);
  const prepare = groupsOf(platform, await platform.newPerson('admins'));
  const calls: [string, () => Promise<unknown>][] = [];
  for (const group of wanted) calls.push(...Object.entries(await prepare[group]()));
  const costs: Record<string, Cost> = {};
  for (const [id, call] of calls) {
    // Where the stream still writes of what was done before, a transaction meets it, and is tried again.
    await platform.runtime.drained();
    costs[id] = await measureCalls(platform.hooks, call);
  }
  return costs;
}

const small = await startSchool(
  {
    courses: 100,
    students: 100,
    outlines: outlinesNeeded,
    questions: 30,
  },
  [],
  startHere,
);
const few = await costsOf(small, groups);
await small.stop();
const large = await startSchool(
  {
    courses: 10_000,
    students: 1000,
    outlines: outlinesNeeded,
    questions: 3000,
  },
  [],
  startHere,
);
afterAll(() => large.stop());
/** Thousands of rows are made anew for some of them: a landing measures a quarter of the groups. */
const many = await costsOf(large, scenariosOf(groups, 'calls of a large school'));

it('numbers each access pattern once: those alone share a number that are one route', () => {
  const routes = new Map<string, Set<string>>();
  for (const [id, { pattern }] of Object.entries(budgets)) {
    const sharing = routes.get(pattern) ?? new Set();
    routes.set(pattern, sharing.add(id.split(' ')[0] ?? id));
  }
  expect([...routes].filter(([, { size }]) => size > 1)).toEqual([]);
});

it('measures the call of each budget, and no other', () => {
  expect(Object.keys(few).toSorted()).toEqual(Object.keys(budgets).toSorted());
});

describe('the cost of a call', () => {
  it.each(Object.entries(budgets))('%s stays within its budget', (id, budget) => {
    const { requests, read, write } = few[id as Id] ?? missing;
    expect(requests, 'requests').toBeLessThanOrEqual(budget.requests);
    expect(read, 'read units').toBeLessThanOrEqual(budget.read);
    expect(write, 'write units').toBeLessThanOrEqual(budget.write);
    expect(requests).toBeGreaterThan(0);
  });

  it('is the same at 10,000 courses, 1,000 students of one and 3,000 questions of a bank as at 100, 100 and 30', () => {
    expect(Object.keys(many).length).toBeGreaterThan(0);
    for (const [id, { read, ...rest }] of Object.entries(many)) {
      const { read: readOfFew, ...restOfFew } = few[id as Id] ?? missing;
      expect(rest, id).toEqual(restOfFew);
      // Half a unit more where somebody who teaches most has no course on the page.
      expect(Math.abs(read - readOfFew), id).toBeLessThanOrEqual(0.5);
    }
  });
});

describe('the catalogue at 10,000 courses', () => {
  const words = ['statistics', 'statistcs', 'fotografía for beginners', 'prac', 'contabilidad 99'];
  const filters = [{}, { category: 'arts' }, { level: 'advanced', language: 'es' }] as const;
  const queries = [{}, ...words.flatMap((q) => filters.map((filter) => ({ q, ...filter })))];

  it('takes at most 60 ms of all processors for a search', async () => {
    // What the calls before left to the stream is not the work of a search.
    await large.runtime.drained();
    await large.ok(null, 'catalog.list');
    // The least of some rounds: what else runs on the machine empties the processors' caches and adds to the others.
    let least = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 8; round += 1) {
      const begun = platformCpuMs(large.runtime);
      for (const query of queries) {
        const { items, total } = await large.ok(null, 'catalog.list', { query });
        expect(items.length).toBe(Math.min(20, total));
      }
      least = Math.min(least, (platformCpuMs(large.runtime) - begun) / queries.length);
    }
    expect(least).toBeLessThan(60);
  });
});
