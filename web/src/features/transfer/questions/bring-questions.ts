import { type ErrorKey, errorKey } from '#web/lib/error-key.ts';
import { write } from '#web/lib/write.ts';
import { batchesOf } from '#web/questions/batches.ts';
import type { Failure } from '../plan/apply-plan.ts';
import { isWritten } from '../plan/is-written.ts';
import type { Plan, QuestionStep } from '../plan/types.ts';

type NewQuestions = Extract<QuestionStep, { id: 'banks.createQuestions' }>;
type Work = { key: string; step: QuestionStep };

const unanswered = new Set<ErrorKey>(['offline', 'no_response']);

/** The question lies in another bank by now, or in the trash of this one. */
class Elsewhere extends Error {}

/** Lets a question ask one thing after the other. @param version the edit that it is at */
async function goOn(
  params: { bankId: string; questionId: string },
  version: number,
  { next, head }: Pick<QuestionStep, 'next' | 'head'>,
): Promise<void> {
  let at = version;
  for (const [index, content] of next.entries()) {
    const isLast = index === next.length - 1;
    const body = { version: at, content, ...(isLast && head) };
    ({ version: at } = await write('banks.updateQuestion', { params, body }));
  }
}

/** @returns why each of them did not come in, in their order; null: it did */
async function create(steps: NewQuestions[]): Promise<(Error | null)[]> {
  const [first] = steps;
  if (!first) return [];
  const { params } = first;
  const { questions } = await write('banks.createQuestions', {
    params,
    body: { questions: steps.flatMap(({ body }) => body.questions) },
  });
  const made: (Error | null)[] = [];
  for (const [at, step] of steps.entries()) {
    const { questionId = '', outcome, version = 1 } = questions[at] ?? {};
    if (outcome !== 'created' && outcome !== 'there') made.push(new Elsewhere());
    else {
      // What was there meanwhile is somebody else's, and stays as it is.
      if (outcome === 'created') await goOn({ ...params, questionId }, version, step);
      made.push(null);
    }
  }
  return made;
}

/**
 * Groups of new questions that one request takes; those that go on with further contents come alone. The last group
 * goes first: a bank lists what came last before the rest, and so has the questions in the order of their file.
 */
function groupsOf(work: Work[]): Work[][] {
  const created = work.flatMap(({ key, step }) =>
    step.id === 'banks.createQuestions' && step.next.length === 0
      ? step.body.questions.map(({ content }) => ({ key, step, content }))
      : [],
  );
  const others = work.filter(
    ({ step }) => step.id !== 'banks.createQuestions' || step.next.length > 0,
  );
  return [...batchesOf(created).toReversed(), ...others.map((one) => [one])];
}

async function carryOut(group: Work[]): Promise<(Error | null)[]> {
  const [{ step } = { step: undefined }] = group;
  if (step?.id === 'banks.updateQuestion') {
    await goOn(step.params, step.body.version, step);
    return [null];
  }
  return create(group.flatMap((one) => (one.step.id === 'banks.createQuestions' ? one.step : [])));
}

const codeOf = (error: unknown): ErrorKey =>
  error instanceof Elsewhere ? 'not_found' : errorKey(error);

/**
 * Brings the questions of a plan into the bank, before the quizzes that name them. What fails is told, and the rest
 * goes on: a request that is refused is tried question by question, unless the bank is full.
 */
export async function bringQuestions(
  plan: Plan,
  chosen: ReadonlySet<string>,
  onProgress: (done: number, total: number) => void,
): Promise<{ written: number; failures: Failure[] }> {
  const work = plan.items.flatMap((item): Work[] => {
    const { key, step } = item;
    const isQuestion = step?.id === 'banks.createQuestions' || step?.id === 'banks.updateQuestion';
    return isQuestion && isWritten(item, chosen) ? [{ key, step }] : [];
  });
  const failures: Failure[] = [];
  const groups = groupsOf(work);
  let done = 0;
  let stop: ErrorKey | null = null;
  const fail = (group: Work[], error: ErrorKey) => {
    failures.push(...group.map(({ key }) => ({ key, error })));
    if (unanswered.has(error) || error === 'bank_full') stop = error;
  };
  for (let group = groups.shift(); group; group = groups.shift()) {
    onProgress(done, work.length);
    if (stop !== null) fail(group, stop);
    else {
      try {
        const made = await carryOut(group);
        for (const [at, error] of made.entries())
          if (error) fail(group.slice(at, at + 1), codeOf(error));
      } catch (thrown) {
        const error = codeOf(thrown);
        const mayBeOne = group.length > 1 && !unanswered.has(error) && error !== 'bank_full';
        if (mayBeOne) groups.unshift(...group.toReversed().map((one) => [one]));
        else fail(group, error);
        if (mayBeOne) continue;
      }
    }
    done += group.length;
  }
  onProgress(done, work.length);
  return { written: work.length, failures };
}
