import type { Client } from '#shared/contract/client.ts';
import type { Runtime } from '../runtime.ts';
import { signedInClient } from '../signed-in-client.ts';
import { admit } from './admit.ts';
import { accessibleInterfaces } from './courses/accessible-interfaces/course.ts';
import { clearWriting } from './courses/clear-writing/course.ts';
import { companyNumbers } from './courses/company-numbers/course.ts';
import { firstAid } from './courses/first-aid/course.ts';
import { nightSky } from './courses/night-sky/course.ts';
import { python } from './courses/python/course.ts';
import type { DemoCourse } from './demo-course.ts';
import { learn } from './learn.ts';
import { learning } from './learning.ts';
import { makeCourse, type MadeCourse } from './make-course.ts';
import { admin, students, teachers, wantsToTeach } from './people.ts';

/** In the order in which they are published: the catalogue shows the last one first. */
const courses = [
  nightSky,
  accessibleInterfaces,
  clearWriting,
  companyNumbers,
  firstAid,
  python,
] as const satisfies DemoCourse[];

type Clients = (email: string) => Client;
type Made = Map<string, MadeCourse>;

async function introduce(client: Client, bio: string): Promise<void> {
  const { version } = await client('accounts.getMe');
  await client('accounts.updateMe', { body: { version, bio } });
}

/** One after the other: the order of publishing is the order of the catalogue. */
async function publish(clients: Clients, made: Made): Promise<void> {
  for (const { folder, owner, draft } of courses as readonly DemoCourse[]) {
    const course = made.get(folder);
    if (draft || !course) continue;
    const { courseId, version } = course;
    const published = await clients(owner)('courses.setState', {
      params: { courseId },
      body: { state: 'published', version },
    });
    course.version = published.version;
  }
}

/** Each learner at their own pace, one course after the other. */
async function attend(clients: Clients, made: Made, email: string): Promise<void> {
  for (const plan of learning.filter((plan) => plan.email === email)) {
    const course = made.get(plan.course);
    if (!course) throw new Error(`There is no course "${plan.course}" to learn in`);
    await learn(clients(email), course, plan);
  }
}

/** Courses that are not open to everybody close their door behind those who are in. */
async function closeDoors(clients: Clients, made: Made): Promise<void> {
  for (const { folder, owner, enrollmentMode } of courses) {
    const course = made.get(folder);
    if (enrollmentMode === 'open' || !course) continue;
    const { courseId, version } = course;
    await clients(owner)('courses.update', {
      params: { courseId },
      body: { version, enrollmentMode },
    });
  }
}

/**
 * Fills an empty runtime with people, courses and progress. People are made in the provider; all else
 * goes through the API, as teachers and learners would do it, and says the same thing each time.
 */
export async function loadDemo(
  runtime: Pick<Runtime, 'apiUrl' | 'createUser' | 'issueTokens' | 'functions' | 'stack'>,
  now = Date.now(),
): Promise<void> {
  const people = [...teachers, admin, ...students];
  const known = await Promise.all(
    people.map(async (person) => {
      await admit(runtime, person);
      const tokens = await runtime.issueTokens(person.email);
      return [person.email, signedInClient(runtime.apiUrl, tokens)] as const;
    }),
  );
  const byEmail = new Map(known);
  const clients: Clients = (email) => byEmail.get(email)!;

  const [made] = await Promise.all([
    Promise.all(
      courses.map(
        async (course) =>
          [course.folder, await makeCourse(clients(course.owner), course, now)] as const,
      ),
    ).then((entries): Made => new Map(entries)),
    ...teachers.map(({ email, bio = '' }) => introduce(clients(email), bio)),
    clients(wantsToTeach)('accounts.requestTeacherRole', { body: {} }),
  ]);
  await publish(clients, made);
  await Promise.all(students.map(({ email }) => attend(clients, made, email)));
  await closeDoors(clients, made);
}
