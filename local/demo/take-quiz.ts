import { isDeepStrictEqual } from 'node:util';
import type { ClientAt } from '../signed-in-client.ts';
import { answerOf } from './answers.ts';
import { chance } from './calendar.ts';
import type { NewQuestion } from './question-words.ts';
import type { MadeQuiz } from './quizzes.ts';

const minuteMs = 60_000;

/** How much harder than usual a question is. */
const hardness = { easy: -0.2, medium: 0, hard: 0.22 };

/** Whether somebody knows an answer: some know more, and a question that misleads turns that round. */
function knows(email: string, question: NewQuestion, misleads: boolean, words: string): boolean {
  const skill = 0.3 + 0.65 * chance(`skill of ${email}`);
  const odds = misleads ? 1.05 - skill : skill - hardness[question.difficulty ?? 'medium'];
  return chance(words) < odds;
}

/** An attempt that has ended, with what in it waits for who teaches. */
export type Taken = {
  email: string;
  place: MadeQuiz['params'] & { attemptId: string };
  endedAt: number;
  essays: { slotId: string; most: number; isRight: boolean }[];
};

/**
 * Takes a quiz once, a minute or two for each question.
 * @param begunAt in milliseconds since the epoch
 * @param isRunning whether they are not through with it
 * @returns what waits to be marked; null: nothing
 */
export async function takeQuiz(
  clientAt: ClientAt,
  { params, bank, misleading, title }: MadeQuiz,
  email: string,
  { begunAt, isRunning }: { begunAt: number; isRunning: boolean },
): Promise<Taken | null> {
  const client = clientAt(begunAt);
  const { attemptId } = await client('quizzes.start', { params, body: {} });
  const own = { ...params, attemptId };
  const { questions } = await client('quizzes.getAttempt', { params: own });
  const answered = isRunning ? questions.slice(0, -2) : questions;
  const essays: Taken['essays'] = [];
  let at = begunAt;
  for (const { slotId, asked, points: most } of answered) {
    const place = bank.findIndex(({ content }) => isDeepStrictEqual(content.stem, asked.stem));
    const question = bank[place];
    const words = `${email} ${JSON.stringify(title)} ${place}`;
    at += Math.round((0.6 + chance(`pace of ${words}`)) * minuteMs);
    const isRight = question && knows(email, question, place === misleading, words);
    const answer =
      question && answerOf(question.content, asked, isRight === true, chance(`how ${words}`));
    if (!answer) continue;
    if (answer.type === 'essay') essays.push({ slotId, most, isRight: isRight === true });
    await clientAt(at)('quizzes.saveAnswer', {
      params: { ...own, slotId },
      body: { sequence: 1, answer, flagged: false },
    });
  }
  if (isRunning) return null;
  const endedAt = at + minuteMs;
  await clientAt(endedAt)('quizzes.submit', { params: own, body: {} });
  return essays.length === 0 ? null : { email, place: own, endedAt, essays };
}
