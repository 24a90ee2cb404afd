import { randomUUID } from 'node:crypto';
import type { CallInput } from '#shared/contract/client.ts';
import type { RouteId } from '#shared/contract/index.ts';
import { manifest } from '#shared/contract/manifest.ts';
import { newCourse } from '../world/courses.ts';
import { begin, makeQuiz } from '../world/quizzes.ts';
import type { Person } from '../world/open-world.ts';
import type { LoadRequest } from './load-generator.ts';
import type { Platform } from './platform.ts';
import { blockAt, ulidOf } from './school.ts';
import { statements, truth } from './taking.ts';
import { makeLearner } from './typical-calls.ts';

/** The requests for a route: reads are the same few again and again, writes come once each. */
export type Plan = { id: RouteId; requests: LoadRequest[]; before?: () => Promise<void> };

/** Courses with an outline that the plans need of a school. */
export const planCourses = 40;
const learners = 24;

export function requestOf<Id extends RouteId>(person: Person | null, id: Id, input: CallInput<Id>) {
  const [method, template] = manifest[id];
  const { params, query, body } = input as {
    params?: Record<string, string>;
    query?: Record<string, string>;
    body?: unknown;
  };
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => params?.[name] ?? '');
  const search = new URLSearchParams(query).toString();
  const isWrite = method !== 'GET';
  return {
    method,
    path: `/api/v1${path}${search && `?${search}`}`,
    headers: {
      ...person?.headers,
      'accept-encoding': 'gzip',
      ...(isWrite ? { 'content-type': 'application/json', 'idempotency-key': randomUUID() } : {}),
    },
    ...(isWrite ? { body: JSON.stringify(body ?? {}) } : {}),
  } satisfies LoadRequest;
}

const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** The plans in an order in which each can succeed: people enroll, learn, and leave. */
export async function makePlans(platform: Platform): Promise<Plan[]> {
  const { newPerson } = platform;
  const learner = await makeLearner(platform);
  const admin = await newPerson('admins');
  const teacher = await newPerson('teachers');
  const many: Person[] = [];
  for (let at = 0; at < learners; at += 1) many.push(await newPerson());
  /** One course of one learner each; neighbours are different people. */
  const pairs = times(learners * planCourses, (at) => ({
    person: many[at % learners] ?? learner,
    course: Math.floor(at / learners),
  }));
  const params = { courseId: ulidOf(1, 0) };
  /** The people whom the plan before left out: not every request of its list was sent. */
  const enrollAll = async () => {
    for (let from = 0; from < pairs.length; from += learners)
      await Promise.all(
        pairs.slice(from, from + learners).map(({ person, course }) =>
          platform.call(person, 'enrollments.enroll', {
            params: { courseId: ulidOf(1, course) },
            body: {},
          }),
        ),
      );
  };
  const read = <Id extends RouteId>(id: Id, person: Person | null, ...inputs: CallInput<Id>[]) => ({
    id,
    requests: inputs.map((input) => requestOf(person, id, input)),
  });
  const quiz = await makeQuiz(platform, teacher, statements(20));
  /** Everybody's attempt at it. */
  const taken = await Promise.all(
    many.map(async (person) => {
      await platform.ok(person, 'enrollments.enroll', { params: { courseId: quiz.courseId } });
      return { person, params: await begin(platform, person, quiz) };
    }),
  );
  const slotId = quiz.slots[0]?.slotId ?? '';
  const searches = ['statistics', 'fotografia', 'modern typography', 'contabilidad', 'cooking'];
  return [
    read('catalog.list', null, ...searches.map((q) => ({ query: { q } }))),
    read('catalog.home', null, {}),
    read('catalog.getCourse', learner, { params }),
    read('lessons.getBlock', learner, { params: blockAt(0, 0, 0) }, { params: blockAt(0, 1, 1) }),
    read('progress.listCourses', learner, {}),
    read('progress.getDashboard', learner, {}),
    read('quizzes.get', many[0] ?? learner, { params: quiz.params }),
    {
      id: 'quizzes.getAttempt',
      requests: taken.map(({ person, params }) =>
        requestOf(person, 'quizzes.getAttempt', { params }),
      ),
    },
    {
      id: 'quizzes.saveAnswer',
      requests: times(planCourses, (at) => at + 1).flatMap((sequence) =>
        taken.map(({ person, params }) =>
          requestOf(person, 'quizzes.saveAnswer', {
            params: { ...params, slotId },
            body: { sequence, answer: truth(sequence % 2 === 0), flagged: false },
          }),
        ),
      ),
    },
    read('rosters.list', admin, { params }),
    read('accounts.getMe', learner, {}),
    read('accounts.listUsers', admin, {}),
    read('courses.listTaught', teacher, {}),
    read('media.list', admin, { params }),
    read('help.getOpenApi', null, {}),
    {
      id: 'enrollments.enroll',
      requests: pairs.map(({ person, course }) =>
        requestOf(person, 'enrollments.enroll', {
          params: { courseId: ulidOf(1, course) },
          body: {},
        }),
      ),
    },
    {
      id: 'progress.record',
      before: enrollAll,
      requests: pairs.map(({ person, course }) =>
        requestOf(person, 'progress.record', {
          params: blockAt(course, 0, 1),
          body: { state: 'done', positionSeconds: 0 },
        }),
      ),
    },
    {
      id: 'enrollments.withdraw',
      requests: pairs.map(({ person, course }) =>
        requestOf(person, 'enrollments.withdraw', { params: { courseId: ulidOf(1, course) } }),
      ),
    },
    {
      id: 'courses.create',
      requests: times(learners * planCourses, () =>
        requestOf(teacher, 'courses.create', { body: newCourse() }),
      ),
    },
  ];
}
