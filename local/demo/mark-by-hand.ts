import type { Client } from '#shared/contract/client.ts';
import type { ClientAt } from '../signed-in-client.ts';
import { chance, daysBefore } from './calendar.ts';
import type { MadeQuiz } from './quizzes.ts';
import type { Taken, WaitingType } from './take-quiz.ts';

type Comments = [good: string, poor: string];

/** What a teacher writes on an answer that is good, or is not, by the folder of the course. */
const comments: Record<string, Partial<Record<WaitingType, Comments>>> = {
  python: {
    essay: [
      'Two real cases, and the person at the screen learns which line it was. Well thought through.',
      'A start. What if a line cannot be read, and what does your program say then?',
    ],
    file: [
      'It runs, and I like that the file is closed by itself.',
      'You read the file; now add up what is in it. Lesson two of the project shows how.',
    ],
  },
  negotiation: {
    essay: [
      'Alternativa e interés, claros, y la propuesta tiene su dato. Muy bien.',
      'Falta tu alternativa: ¿qué harás si no hay acuerdo? Vuelve a la primera lección.',
    ],
  },
};

/** Those who teach mark by and by: some of what came waits at the end of the term. */
const isMarked = (email: string) => chance(`marked ${email}`) < 0.25;

/** Marks what somebody wrote or sent a day and a half after it came, with a word on it. */
export async function markByHand(
  clientAt: ClientAt,
  learner: Client,
  { email, place, endedAt, waiting }: Taken,
  folder: string,
  now: number,
): Promise<void> {
  if (!isMarked(email)) return;
  const { userId } = await learner('accounts.getMe');
  const client = clientAt(Math.min(endedAt + 129_600_000, daysBefore(now, 0.3)));
  for (const [at, { slotId, type, most, isRight }] of waiting.entries()) {
    const [good = '', poor = ''] = comments[folder]?.[type] ?? [];
    const share = (isRight ? 2 : 0) + (chance(`points of ${email}`) < 0.6 ? 1 : 0);
    await client('attempts.mark', {
      params: { ...place, userId, slotId },
      body: {
        points: Math.round((most * share) / 3),
        comment: isRight ? good : poor,
        version: at + 1,
      },
    });
  }
}

/** Gives everybody the points of a question that its teacher found to be unfair. */
export async function regradeQuestion(client: Client, quiz: MadeQuiz): Promise<void> {
  const { params, regraded, content } = quiz;
  if (!regraded) return;
  const slots = content.sections.flatMap((section) => section.slots);
  const slot = slots.filter(({ kind }) => kind === 'fixed')[regraded.at];
  if (slot?.kind !== 'fixed') throw new Error('The demo has no such question to regrade.');
  await client('attempts.regrade', {
    params,
    body: {
      change: { kind: 'fullMarks', questionId: slot.questionId },
      reason: regraded.reason,
    },
  });
}
