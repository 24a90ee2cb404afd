/**
 * Measures going through a queue of submissions: `npm run marking -- --submissions 5000`. What a page of the queue and
 * the next submission ask of the table, beside a queue of fifty, and how fast they are answered. Prints a table, writes
 * `artifacts/marking.json`, and ends with 1 where a bar is missed. Times hold for a machine that does nothing else, which
 * the first line tells.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { makeCourse } from '../world/courses.ts';
import { createTextAssignment, plantSubmission } from '../world/planted-submission.ts';
import { requestOf } from './bench-plans.ts';
import { benchRoute } from './bench-route.ts';
import { measureCalls } from './measure-calls.ts';
import { percentile } from './percentile.ts';
import { studentIdAt } from './school.ts';
import { startSchool } from './start-school.ts';

const { values } = parseArgs({
  options: {
    submissions: { type: 'string', default: '5000' },
    steps: { type: 'string', default: '200' },
  },
});
const [many, steps] = [values.submissions, values.steps].map(Number) as [number, number];
const few = 50;
/** A page of the queue within what `budgets.ts` says of it, and the next submission within 200 ms. */
const bars = { nextP95: 200 };

/** A platform with a queue of so many submissions that wait to be marked, and who marks them. */
async function openQueue(people: number) {
  const platform = await startSchool({ courses: 4, students: people, outlines: 1, questions: 1 });
  const { newPerson, runtime, table } = platform;
  const teacher = await newPerson('teachers');
  const course = await makeCourse(platform, teacher);
  const assignmentId = await createTextAssignment(platform, teacher, course);
  const params = { courseId: course.courseId, assignmentId };
  const atOnce = 8;
  const submissionIds: string[] = [];
  for (let at = 0; at < people; at += atOnce)
    submissionIds.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(atOnce, people - at) }, (_, one) =>
          plantSubmission(table, { ...params, userId: studentIdAt(at + one) }),
        ),
      )),
    );
  await runtime.drained();
  return { platform, teacher, params, submissionIds };
}
type Queue = Awaited<ReturnType<typeof openQueue>>;

/** What a page of the queue, a page of the list and a submission ask of the table. */
async function costsOf({ platform: { hooks, ok }, teacher, params, submissionIds }: Queue) {
  const submissionId = submissionIds[Math.floor(submissionIds.length / 2)] ?? '';
  const calls = {
    toMark: () => ok(teacher, 'submissions.listToMark'),
    list: () => ok(teacher, 'submissions.list', { params }),
    next: () => ok(teacher, 'submissions.get', { params: { submissionId } }),
  };
  const costs: Record<string, Awaited<ReturnType<typeof measureCalls>>> = {};
  for (const [name, call] of Object.entries(calls)) {
    await call();
    costs[name] = await measureCalls(hooks, call);
  }
  return costs;
}

/** Goes on from one to the next, each marked before. @returns milliseconds until the next one is there, and until the mark is */
async function goThrough({ platform: { ok, runtime }, teacher, submissionIds }: Queue) {
  const [next, marked]: [number[], number[]] = [[], []];
  for (const submissionId of submissionIds.slice(0, steps)) {
    const begun = performance.now();
    await ok(teacher, 'submissions.get', { params: { submissionId } });
    next.push(performance.now() - begun);
    const saved = performance.now();
    await ok(teacher, 'submissions.saveMarking', {
      params: { submissionId },
      body: {
        version: null,
        marking: { choices: [], points: 80_000, comment: '', isLateWaived: false, comments: [] },
        isReady: true,
      },
    });
    marked.push(performance.now() - saved);
  }
  await runtime.drained();
  return { next, marked };
}

const round = (value: number) => Math.round(value * 10) / 10;
const [load = 0] = loadavg();
console.log(
  `${availableParallelism()} cores, with ${round(load)} processes at work before this began.`,
);

const small = await openQueue(few);
const costOfFew = await costsOf(small);
await small.platform.stop();

const large = await openQueue(many);
const cost = await costsOf(large);
const pages = await benchRoute(
  large.platform,
  {
    id: 'submissions.listToMark',
    requests: [requestOf(large.teacher, 'submissions.listToMark', {})],
  },
  { alone: 100, together: 200 },
);
const { next, marked } = await goThrough(large);
await large.platform.stop();

const measured = {
  submissions: many,
  steps: next.length,
  nextP50: round(percentile(next, 0.5)),
  nextP95: round(percentile(next, 0.95)),
  markedP95: round(percentile(marked, 0.95)),
  pageP50: round(pages.single.p50),
  pageP95: round(pages.single.p95),
  pagesPerSecondAt16: round(pages.sixteen.perSecond),
};
console.table(measured);
console.table({
  'page of the queue': cost.toMark,
  'the same of few': costOfFew.toMark,
  'page of the list': cost.list,
  'that list of few': costOfFew.list,
  'the next one': cost.next,
  'that one of few': costOfFew.next,
});

const missed = [
  measured.nextP95 > bars.nextP95 && `the next one is there after ${measured.nextP95} ms`,
  ...Object.entries(cost).map(
    ([name, { requests }]) =>
      requests !== costOfFew[name]?.requests && `${name} asks more of many than of few`,
  ),
].filter((one) => one !== false);
mkdirSync('artifacts', { recursive: true });
writeFileSync(
  'artifacts/marking.json',
  `${JSON.stringify({ load, ...measured, cost, costOfFew }, null, 2)}\n`,
);
console.log(missed.length === 0 ? 'Every bar is met.' : `Missed:\n  ${missed.join('\n  ')}`);
process.exitCode = missed.length === 0 ? 0 : 1;
