import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { CallInput } from '#shared/contract/client.ts';
import { contract, type RouteId } from '#shared/contract/index.ts';
import { makeCourse, newCourse, oneBlock, textBlock } from '../../world/courses.ts';
import { isOfEvents } from '../../world/event-functions.ts';
import type { Person } from '../../world/open-world.ts';
import { begin, learnerOf, makeQuiz } from '../../world/quizzes.ts';
import { auditAttempts } from '../attempt-audit.ts';
import { audit } from '../audit.ts';
import { allItems, type Hooks, type Platform } from '../platform.ts';
import type { Outcome, Stage } from '../scenario.ts';
import { statements, truth } from '../taking.ts';

type Write = {
  [Id in RouteId]: { id: Id; who: Person; input: CallInput<Id> };
}[RouteId];

/** The variables that the template gives the functions of the API. */
const templateSeconds = 10;

type Fault = NonNullable<ReturnType<NonNullable<Hooks['fault']>>>;

/** The ways in which an answer is lost; each plays its fault so many times in a write's transaction. */
const manners: Record<string, { fault?: Fault; times: number; timeoutSeconds?: number }> = {
  'nothing lost': { times: 0 },
  'answer of the table lost': { fault: { kind: 'reset-after' }, times: 1 },
  'answer of the table lost, and all that the SDK tries': {
    fault: { kind: 'reset-after' },
    times: 3,
  },
  'table failed': { fault: { kind: '500' }, times: 3 },
  'table slower than the function may run': {
    fault: { kind: 'delay', ms: 1500 },
    times: 1,
    // The first call of a new process takes half of it on a busy machine.
    timeoutSeconds: 1.2,
  },
};

export const waysToLose = Object.keys(manners);

/** Every write of courses, outlines, enrollments and attempts, in an order in which each can succeed. */
async function writesOf(platform: Platform): Promise<Write[]> {
  const who = await platform.newPerson('teachers');
  const learner = await platform.newPerson();
  const { courseId, moduleId, blockId, version } = await makeCourse(platform, who);
  const course = { courseId };
  const block = { courseId, moduleId, blockId };
  const module = { courseId, moduleId };
  const title = { en: 'Told once' };
  const quiz = await makeQuiz(platform, who, statements(1));
  const running = await makeQuiz(platform, who, statements(1), { course: quiz });
  const taker = await learnerOf(platform, quiz);
  const attempt = await begin(platform, taker, running);
  const answered = { ...attempt, slotId: running.slots[0]?.slotId ?? '' };
  return [
    { id: 'courses.create', who, input: { body: newCourse() } },
    { id: 'courses.update', who, input: { params: course, body: { version, title } } },
    {
      id: 'courses.setState',
      who,
      input: { params: course, body: { version: version + 1, state: 'published' } },
    },
    { id: 'lessons.createModule', who, input: { params: course, body: { title } } },
    { id: 'lessons.updateModule', who, input: { params: module, body: { version: 1, title } } },
    { id: 'lessons.createBlocks', who, input: { params: module, body: oneBlock(textBlock()) } },
    { id: 'lessons.updateBlock', who, input: { params: block, body: { version: 1, title } } },
    { id: 'enrollments.enroll', who: learner, input: { params: course, body: {} } },
    {
      id: 'progress.record',
      who: learner,
      input: { params: block, body: { state: 'done', positionSeconds: 0 } },
    },
    { id: 'enrollments.withdraw', who: learner, input: { params: course } },
    { id: 'quizzes.start', who: taker, input: { params: quiz.params, body: {} } },
    {
      id: 'quizzes.saveAnswer',
      who: taker,
      input: { params: answered, body: { sequence: 1, answer: truth(true), flagged: false } },
    },
    { id: 'quizzes.submit', who: taker, input: { params: attempt, body: {} } },
  ];
}

/** A key belongs to one person, one route and one request. */
async function borrowKeys(platform: Platform): Promise<string[]> {
  const { call, newPerson } = platform;
  const faults: string[] = [];
  const teacher = await newPerson('teachers');
  const { courseId } = await makeCourse(platform, teacher);
  const params = { courseId };
  const idempotencyKey = randomUUID();
  for (const one of [await newPerson(), await newPerson(), teacher]) {
    const { status } = await call(one, 'enrollments.enroll', { params, body: {}, idempotencyKey });
    if (status !== 201) faults.push(`Another person's key: answered ${status}`);
  }
  const rename = (en: string) =>
    call(teacher, 'lessons.createModule', { params, body: { title: { en } }, idempotencyKey });
  const first = await rename('First');
  if (first.status !== 201) faults.push(`Another route's key: answered ${first.status}`);
  const { status, problem } = await rename('Second');
  if (status !== 422 || problem?.code !== 'idempotency_key_reused')
    faults.push(`Another request's key: answered ${status}`);
  return faults;
}

/**
 * Cases 89, 90 and 91: each write's answer is lost on the way, in each manner. The client sends the same
 * key until it is answered, and then up to twenty times at once: one effect, one answer.
 * @param options.ways those of `waysToLose` that are played; left out: all
 */
export async function playLostAnswers(
  { platform }: Stage,
  { ways = waysToLose }: { ways?: string[] } = {},
): Promise<Outcome> {
  const { hooks, runtime, call } = platform;
  const faults: string[] = [];
  let sent = 0;
  let played = 0;
  let unanswered = 0;

  /** Gives the functions another time than the template does. */
  function limitTime(timeoutSeconds: number): void {
    const ofApi = Object.keys(contract).map((feature) => `-${feature}`);
    for (const name of runtime.functions.names)
      if (ofApi.some((end) => name.endsWith(end)))
        runtime.functions.reload(name, { timeoutSeconds });
  }

  const send = ({ id, who, input }: Write, idempotencyKey: string) => {
    sent += 1;
    return call(who, id, { ...input, idempotencyKey });
  };

  async function sendUntilAnswered(write: Write, key: string, manner: string) {
    for (let tries = 1; tries <= 10; tries += 1) {
      const answer = await send(write, key);
      if (answer.status < 300) return answer.body;
      unanswered += 1;
      if (![502, 503, 504].includes(answer.status))
        faults.push(`${write.id}, ${manner}: answered ${answer.status} ${answer.problem?.code}`);
    }
    faults.push(`${write.id}, ${manner}: ten tries were not enough`);
    return undefined;
  }

  async function sendAgain(write: Write, key: string, body: unknown, manner: string) {
    const times = manner === 'nothing lost' ? 20 : 4;
    const answers = await Promise.all(Array.from({ length: times }, () => send(write, key)));
    const other = answers.find(
      (answer) => answer.status >= 300 || !isDeepStrictEqual(answer.body, body),
    );
    if (other) faults.push(`${write.id}, ${manner}: a repeat was answered otherwise`);
  }

  for (const [manner, { fault, times, timeoutSeconds }] of Object.entries(manners)) {
    if (!ways.includes(manner)) continue;
    const answered: [write: Write, key: string, body: unknown][] = [];
    const writes = await writesOf(platform);
    if (timeoutSeconds) limitTime(timeoutSeconds);
    for (const write of writes) {
      const before = unanswered;
      const key = randomUUID();
      let left = times;
      hooks.fault = (call) => {
        const isWrite = call.action === 'TransactWriteItems' && !isOfEvents(call);
        if (!isWrite || left === 0) return undefined;
        left -= 1;
        played += 1;
        return fault;
      };
      const body = await sendUntilAnswered(write, key, manner);
      hooks.fault = undefined;
      if (left > 0) faults.push(`${write.id}, ${manner}: ${left} faults were not played`);
      if (timeoutSeconds && unanswered === before)
        faults.push(`${write.id}, ${manner}: answered in time`);
      if (body !== undefined) answered.push([write, key, body]);
    }
    if (timeoutSeconds) limitTime(templateSeconds);
    for (const [write, key, body] of answered) await sendAgain(write, key, body, manner);
  }
  faults.push(...(await borrowKeys(platform)));
  await runtime.drained();
  const items = await allItems(platform.table);
  faults.push(...audit(items), ...auditAttempts(items));
  return {
    facts: { manners: ways.length, sent, 'faults played': played, unanswered },
    faults,
  };
}
