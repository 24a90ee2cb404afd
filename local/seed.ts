/**
 * `npm run seed -- --courses N --students N`: fills the running stack with generated data.
 * The first 200 courses are made through the API; the rest are copies of one of them, written straight
 * into the local table (`seed/copy-course.ts`), since the API would take minutes. Students register as
 * on the site, and each enrolls in three of the generated courses.
 */
import { runningPort } from './address-file.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Client } from '#shared/contract/client.ts';
import { demoPassword } from './demo/people.ts';
import { copyCourse } from './seed/copy-course.ts';
import { inventPerson } from './seed/invent.ts';
import { aFewAtATime } from './a-few-at-a-time.ts';
import { makeSeedCourse, type SeededCourse } from './seed/make-courses.ts';
import { findRunningStack, type RunningStack } from './seed/running-stack.ts';

const throughApi = 200;
const atOnce = 8;
const coursesEach = 3;
const lessonsEach = 2;
const patienceMs = 30_000;

function sizeOf(name: string, text: string): number {
  const size = Number(text);
  if (!Number.isInteger(size) || size < 0)
    throw new Error(`--${name} must be a number, not "${text}".`);
  return size;
}

/** From 0 to one below `count`. */
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

/** A copy carries its sums with it, so the stream must have counted the course first. */
async function whenCounted(teacher: Client, { courseId }: SeededCourse): Promise<void> {
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    const { items } = await teacher('courses.listTaught', { query: { limit: '100' } });
    if (items.find((item) => item.courseId === courseId)?.lessons === lessonsEach) return;
    await pause(100);
  }
  throw new Error('The stream did not count the lessons of a new course in time.');
}

async function seedCourses(stack: RunningStack, run: string, count: number) {
  const teacher = await stack.signIn('teacher@example.com');
  const made = await aFewAtATime(numbers(Math.min(count, throughApi)), atOnce, (at) =>
    makeSeedCourse(teacher, at, `${run}-${at}`),
  );
  if (count <= throughApi) return made;
  const template = await makeSeedCourse(teacher, throughApi, `${run}-T`);
  await whenCounted(teacher, template);
  await copyCourse(await stack.engine(), template, { from: throughApi + 1, to: count });
  return made;
}

async function seedStudent(
  stack: RunningStack,
  courses: SeededCourse[],
  run: string,
  at: number,
): Promise<void> {
  const email = `${run.toLowerCase()}-${at}@example.com`;
  await stack.register(email, demoPassword, inventPerson(at));
  const student = await stack.signIn(email);
  for (let turn = 0; turn < Math.min(coursesEach, courses.length); turn += 1) {
    const { courseId, moduleId, blockIds } = courses[(at + turn * 7) % courses.length]!;
    const blockId = blockIds[0]!;
    const refusal = await student('enrollments.enroll', { params: { courseId }, body: {} }).then(
      () => null,
      (error: Error) => error,
    );
    // A place with a price is not theirs for the asking.
    if (refusal?.message === 'payment_required') continue;
    // In a small catalogue the same course can come up twice.
    if (refusal && refusal.message !== 'already_enrolled') throw refusal;
    await student('progress.record', {
      params: { courseId, moduleId, blockId },
      body: { state: turn === 0 ? 'done' : 'started', positionSeconds: 0 },
    });
  }
}

async function seed(): Promise<void> {
  const { values } = parseArgs({
    options: {
      courses: { type: 'string', default: '100' },
      students: { type: 'string', default: '0' },
    },
  });
  const courses = sizeOf('courses', values.courses);
  const students = sizeOf('students', values.students);
  const stack = await findRunningStack(runningPort());
  // Another run makes other courses and people.
  const run = `S${Date.now().toString(36).toUpperCase()}`;
  const made = await seedCourses(stack, run, courses);
  process.stdout.write(`${courses} courses\n`);
  await aFewAtATime(numbers(students), atOnce, (at) => seedStudent(stack, made, run, at));
  process.stdout.write(`${students} students\n`);
}

try {
  await seed();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
