import { isDeepStrictEqual } from 'node:util';
import type { AskedQuestion, GivenAnswer } from '#shared/schemas/questions.ts';
import type { Work } from '#shared/schemas/work-files.ts';
import type { ClientAt } from '../signed-in-client.ts';
import { answerOf } from './answers.ts';
import { chance } from './calendar.ts';
import { programOf } from './program.ts';
import type { NewQuestion } from './question-words.ts';
import type { MadeQuiz } from './quizzes.ts';
import { sendWorkFile } from './upload.ts';

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
  waiting: { slotId: string; type: WaitingType; most: number; isRight: boolean }[];
};

/** The types whose answers are marked by hand. */
export type WaitingType = 'essay' | 'file';

const waits = (type: string): type is WaitingType => type === 'essay' || type === 'file';

type Given = { question: NewQuestion; asked: AskedQuestion; isRight: boolean; roll: number };

/** Files come today: what is sent is looked at by the machine's clock. */
async function answerTo(
  clientAt: ClientAt,
  work: Work,
  { question: { content }, asked, isRight, roll }: Given,
): Promise<GivenAnswer | null> {
  if (content.type !== 'file') return answerOf(content, asked, isRight, roll);
  return { type: 'file', files: [await sendWorkFile(clientAt(), work, programOf(isRight))] };
}

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
  const waiting: Taken['waiting'] = [];
  let at = begunAt;
  for (const { slotId, asked, points: most } of answered) {
    const place = bank.findIndex(({ content }) => isDeepStrictEqual(content.stem, asked.stem));
    const question = bank[place];
    const words = `${email} ${JSON.stringify(title)} ${place}`;
    at += Math.round((0.6 + chance(`pace of ${words}`)) * minuteMs);
    const isRight = question && knows(email, question, place === misleading, words);
    const answer =
      question &&
      (await answerTo(
        clientAt,
        { kind: 'attempt', ...own, slotId },
        { question, asked, isRight: isRight === true, roll: chance(`how ${words}`) },
      ));
    if (!answer) continue;
    const { type } = answer;
    if (waits(type)) waiting.push({ slotId, type, most, isRight: isRight === true });
    await clientAt(at)('quizzes.saveAnswer', {
      params: { ...own, slotId },
      body: { sequence: 1, answer, flagged: false },
    });
  }
  if (isRunning) return null;
  const endedAt = at + minuteMs;
  await clientAt(endedAt)('quizzes.submit', { params: own, body: {} });
  return waiting.length === 0 ? null : { email, place: own, endedAt, waiting };
}
