import { isDeepStrictEqual } from 'node:util';
import {
  answerRecord,
  attemptRecord,
  paperRecord,
  scoreRecord,
} from '#functions/data/quizzes/attempt.ts';
import { attemptsRecord, type OneAttempt } from '#functions/data/quizzes/attempts.ts';
import type { Item } from '#functions/data/table/table.ts';
import { markRecord } from '#functions/data/marks/marks.ts';
import { earnedBy } from '#shared/grading/attempt.ts';
import { quizSource } from '#shared/grading/quiz-source.ts';
import { quizMark } from '#shared/grading/quiz-mark.ts';
import { pointsOf } from '#shared/grading/score.ts';
import { creditOf, storedOf } from '#shared/questions/play.ts';
import { questionContentSchema } from '#shared/schemas/questions.ts';

type Parts = {
  name: string;
  heads: Item[];
  papers: Item[];
  answers: Item[];
  scores: Item[];
};

const partOf: Record<string, keyof Omit<Parts, 'name'>> = {
  Attempt: 'heads',
  AttemptPaper: 'papers',
  AttemptAnswer: 'answers',
  AttemptScore: 'scores',
};

/** The items of each attempt: they share the beginning of their key. */
function partsOf(items: Item[]): Parts[] {
  const found = new Map<string, Parts>();
  for (const item of items) {
    const part = partOf[String(item.entity)];
    if (!part) continue;
    const [, name = ''] = /^(ATTEMPT#\w+#\w+#\w+)#/.exec(String(item.sk)) ?? [];
    const whole = `${String(item.pk)} ${name}`;
    const parts = found.get(whole) ?? {
      name: whole,
      heads: [],
      papers: [],
      answers: [],
      scores: [],
    };
    parts[part].push(item);
    found.set(whole, parts);
  }
  return [...found.values()];
}

/** An attempt has its paper, answers only in places of it, and a score where it has ended, which follows from the answers. */
function auditAttempt(
  { name, heads, papers, answers, scores }: Parts,
  contents: Map<string, unknown>,
) {
  const [head, paper] = [heads[0], papers[0]];
  if (!head || !paper) return [`${name}: ${head ? 'no paper' : 'no head'}`];
  const { state, saves } = attemptRecord.parse(head);
  const { slots } = paperRecord.parse(paper);
  const given = answers.map((one) => answerRecord.parse(one));
  const faults: string[] = [];
  const places = new Set(slots.map(({ slotId }) => slotId));
  if (given.some(({ slotId }) => !places.has(slotId))) faults.push('an answer to nothing');
  // Each save of a question raises its number, and each is counted in the head.
  if (given.length > saves || (given.length === 0 && saves > 0))
    faults.push(`${saves} saves made ${given.length} answers`);
  if ((state === 'open') !== (scores.length === 0))
    faults.push(`is ${state}, and has ${scores.length} scores`);
  for (const score of scores) {
    const points = scoreRecord.parse(score).steps.map((step) => step.points);
    const worked = slots.map(({ slotId, questionId, version, points, draw }) => {
      const content = questionContentSchema.parse(contents.get(`${questionId} ${version}`));
      const answer = given.find((one) => one.slotId === slotId)?.answer ?? null;
      const credit = creditOf(content, draw, answer && storedOf(content, draw, answer));
      return credit && pointsOf(credit, points);
    });
    if (!isDeepStrictEqual(points, worked))
      faults.push(`was scored ${points.join(' ')}, and its answers earn ${worked.join(' ')}`);
  }
  return faults.map((fault) => `${name}: ${fault}`);
}

/** What is said of an attempt in both places. */
const saidOf = ({ attemptId, number, state, startedAt, deadline, endedAt }: OneAttempt) => ({
  attemptId,
  number,
  state,
  startedAt,
  deadline,
  endedAt,
});

/** What a person's attempts say of each is what it says of itself; they are numbered, and at most one runs. */
function auditOwn(own: Item, attempts: Map<string, Parts>): string[] {
  const { attempts: listed, earned } = attemptsRecord.parse(own);
  const name = `${String(own.pk)} ${String(own.sk)}`;
  const faults: string[] = [];
  if (listed.some(({ number }, at) => number !== at + 1)) faults.push('numbers are amiss');
  if (listed.filter(({ state }) => state === 'open').length > 1) faults.push('two attempts run');
  const ended = listed.filter(({ state }) => state !== 'open').map(({ attemptId }) => attemptId);
  if (!isDeepStrictEqual(Object.keys(earned).sort(), ended.sort()))
    faults.push('what was earned is not of those that have ended');
  for (const one of listed) {
    const parts = attempts.get(one.attemptId);
    const head = parts?.heads[0];
    if (!parts || !head) {
      faults.push(`lists ${one.attemptId}, which is not there`);
      continue;
    }
    if (!isDeepStrictEqual(saidOf(attemptRecord.parse(head)), saidOf(one)))
      faults.push(`says something else of ${one.attemptId} than its head`);
    const score = parts.scores[0];
    if (
      score &&
      !isDeepStrictEqual(earnedBy(scoreRecord.parse(score).steps), earned[one.attemptId])
    )
      faults.push(`says something else of ${one.attemptId} than its score`);
  }
  return faults.map((fault) => `${name}: ${fault}`);
}

/** Somebody's mark for a quiz follows from their attempts, and each version of it was noted. */
function auditMark(own: Item, marks: Item[], changes: Item[]): string[] {
  const { attempts: listed, earned } = attemptsRecord.parse(own);
  const isOf = ({ pk, courseId, itemId }: Item) =>
    pk === own.pk && courseId === own.courseId && itemId === own.quizId;
  const item = marks.find(isOf);
  const scored = listed.flatMap(({ attemptId, number, endedAt, isReset }) => {
    const { points = null, most = 0 } = earned[attemptId] ?? {};
    return endedAt === null || isReset
      ? []
      : [{ attemptId, number, points, most, submittedAt: endedAt }];
  });
  if (!item) return scored.length === 0 ? [] : [`${String(own.sk)}: has ended, and has no mark`];
  const { source, earned: gained, points, status, version } = markRecord.parse(item);
  const faults: string[] = [];
  const mark = { source, earned: gained, points, status };
  const counts = quizSource({ source })?.counts ?? 'best';
  if (!isDeepStrictEqual(mark, quizMark(scored, counts)))
    faults.push('does not follow from the attempts');
  const noted = changes.filter(isOf).map((change) => Number(change.version));
  if (noted.length !== version || Math.max(...noted) !== version)
    faults.push(`is at version ${version}, of which ${noted.length} were noted`);
  return faults.map((fault) => `${String(own.pk)} ${String(item.sk)}: ${fault}`);
}

type Remembered = { slotId?: string; attemptId?: string; state?: string };

/** Each acknowledged start, save and submit has its one effect, and each effect is remembered. */
function auditAnswers(answers: Remembered[], attempts: Map<string, Parts>): string[] {
  const heads = [...attempts.values()].flatMap(({ heads }) => heads);
  const faults: string[] = [];
  const count = (what: string, there: number, told: number) => {
    if (there !== told) faults.push(`${there} ${what} are there, but ${told} are remembered`);
  };
  count(
    'saves',
    heads.reduce((sum, { saves }) => sum + Number(saves), 0),
    answers.filter(({ slotId }) => slotId !== undefined).length,
  );
  count(
    'submits',
    heads.filter(({ state }) => state === 'submitted').length,
    answers.filter(({ state }) => state === 'submitted').length,
  );
  const begun = new Set(
    answers.flatMap(({ attemptId, state }) => (attemptId && !state ? attemptId : [])),
  );
  for (const attemptId of begun)
    if (!attempts.has(attemptId)) faults.push(`remembers ${attemptId}, which is not there`);
  for (const attemptId of attempts.keys())
    if (!begun.has(attemptId)) faults.push(`${attemptId}: nobody began it`);
  return faults;
}

/** What ends an attempt that nobody comes back to is there as long as one with a deadline runs, and no longer. */
function auditDue(heads: Item[], due: Item[]): string[] {
  const idOf = ({ userId, attemptId }: Item) => `${String(userId)} ${String(attemptId)}`;
  const running = new Set(
    heads.filter(({ state, deadline }) => state === 'open' && deadline !== null).map(idOf),
  );
  const awaited = new Set(due.map(idOf));
  return [
    ...[...running].filter((name) => !awaited.has(name)).map((name) => `${name}: nothing ends it`),
    ...[...awaited]
      .filter((name) => !running.has(name))
      .map((name) => `${name}: an end waits for what has ended`),
  ];
}

/**
 * Looks for half states among the attempts of a table that was written to through the API alone.
 * @returns a sentence for each fault
 */
export function auditAttempts(items: Item[]): string[] {
  const of = (entity: string) => items.filter((item) => item.entity === entity);
  const parts = partsOf(items);
  const attempts = new Map(parts.map((one) => [one.name.split('#').at(-1) ?? '', one]));
  const contents = new Map(
    of('QuestionVersion').map(({ questionId, version, content }) => [
      `${String(questionId)} ${String(version)}`,
      content,
    ]),
  );
  const [marks, changes] = [of('Mark'), of('MarkChange')];
  const listed = new Set(
    of('Attempts').flatMap((own) => attemptsRecord.parse(own).attempts.map((one) => one.attemptId)),
  );
  const answers = of('Idempotency').map(({ answer }) => JSON.parse(String(answer)) as Remembered);
  return [
    ...parts.flatMap((one) => auditAttempt(one, contents)),
    ...of('Attempts').flatMap((own) => auditOwn(own, attempts)),
    ...of('Attempts').flatMap((own) => auditMark(own, marks, changes)),
    ...[...attempts.keys()]
      .filter((attemptId) => !listed.has(attemptId))
      .map((attemptId) => `${attemptId}: is listed nowhere`),
    ...auditDue(of('Attempt'), of('AttemptDue')),
    ...auditAnswers(answers, attempts),
  ];
}
