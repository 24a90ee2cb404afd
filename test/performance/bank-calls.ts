import type { RouteId } from '#shared/contract/index.ts';
import type { Person } from '../world/open-world.ts';
import { newCourse } from '../world/courses.ts';
import { asQuestions, trueFalse } from '../world/questions.ts';
import type { Platform } from './platform.ts';
import { bankCourse, questionAt } from './school.ts';

const bankId = bankCourse;
const params = { bankId };
/** As many as one request takes. */
const most = 25;
const everyOne = Array.from({ length: most }, (_, at) => questionAt(at));
const question = { bankId, questionId: questionAt(most) };

/** A teacher with some courses. */
export async function makeBankTeacher({ ok, newPerson }: Platform): Promise<Person> {
  const teacher = await newPerson('teachers');
  for (let at = 0; at < 5; at += 1) await ok(teacher, 'courses.create', { body: newCourse() });
  return teacher;
}

/** One call of each route of a bank, as it is made on a busy day. */
export function bankCalls({ ok }: Platform, admin: Person, teacher: Person) {
  return {
    'banks.list': () => ok(teacher, 'banks.list'),
    'banks.get': () => ok(admin, 'banks.get', { params }),
    'banks.listQuestions': () =>
      ok(admin, 'banks.listQuestions', {
        params,
        query: { status: 'ready', difficulty: 'easy', sort: 'name' },
      }),
    'banks.listTags': () => ok(admin, 'banks.listTags', { params }),
    'banks.getQuestion': () => ok(admin, 'banks.getQuestion', { params: question }),
    'banks.listVersions': () => ok(admin, 'banks.listVersions', { params: question }),
    'banks.getVersion': () =>
      ok(admin, 'banks.getVersion', { params: { ...question, version: '1' } }),
    'banks.createQuestions': () =>
      ok(admin, 'banks.createQuestions', {
        params,
        ...asQuestions(
          ...everyOne.map((source) => ({ content: trueFalse(), source, tags: ['Physics'] })),
        ),
      }),
    'banks.updateQuestion': () =>
      ok(admin, 'banks.updateQuestion', {
        params: question,
        body: { version: 1, content: trueFalse('Another statement.') },
      }),
    'banks.changeQuestions': () =>
      ok(admin, 'banks.changeQuestions', {
        params,
        body: { questionIds: everyOne, change: { do: 'addTags', tags: ['Term two'] } },
      }),
  } satisfies Partial<Record<RouteId, () => Promise<unknown>>>;
}
