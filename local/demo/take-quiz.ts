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

/**
 * Takes a quiz once, a minute or two for each question.
 * @param begunAt in milliseconds since the epoch
 */
export async function takeQuiz(
  clientAt: ClientAt,
  { params, bank, misleading, running = [], title }: MadeQuiz,
  email: string,
  begunAt: number,
): Promise<void> {
  const client = clientAt(begunAt);
  const { attemptId } = await client('quizzes.start', { params, body: {} });
  const own = { ...params, attemptId };
  const { questions } = await client('quizzes.getAttempt', { params: own });
  const isRunning = running.includes(email);
  const answered = isRunning ? questions.slice(0, -2) : questions;
  let at = begunAt;
  for (const { slotId, asked } of answered) {
    const place = bank.findIndex(({ content }) => isDeepStrictEqual(content.stem, asked.stem));
    const question = bank[place];
    const words = `${email} ${JSON.stringify(title)} ${place}`;
    at += Math.round((0.6 + chance(`pace of ${words}`)) * minuteMs);
    const isRight = question && knows(email, question, place === misleading, words);
    const answer =
      question && answerOf(question.content, asked, isRight === true, chance(`how ${words}`));
    if (!answer) continue;
    await clientAt(at)('quizzes.saveAnswer', {
      params: { ...own, slotId },
      body: { sequence: 1, answer, flagged: false },
    });
  }
  if (isRunning) return;
  await clientAt(at + minuteMs)('quizzes.submit', { params: own, body: {} });
}
