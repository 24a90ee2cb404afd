import { askedBy } from '#shared/blocks/quiz/asked-by.ts';
import type { quizPageSchema } from '#shared/schemas/quizzes.ts';
import type * as z from 'zod';
import { countedOf } from '#functions/data/quizzes/attempts.ts';
import { isClosed, type Quiz, type QuizView } from '#functions/data/quizzes/quiz-view.ts';

type Refusal = { refusal: z.infer<typeof quizPageSchema>['refusal']; startsAt: number | null };

const minuteMs = 60_000;

/** Whether its questions are ready as well, and whether it has the code that it asks for, a start finds out. */
const isReady = ({ sections }: Quiz) => sections.some(({ slots }) => slots.length > 0);

/** Why nobody, or not this person, begins an attempt at an instant (milliseconds); who has one that runs goes on with it. */
export function startRefusal(quiz: Quiz, view: QuizView, now: number): Refusal {
  const { own, opensAt } = view;
  const ended = countedOf(own);
  const last = ended.at(-1)?.endedAt;
  const nextAt = last ? Date.parse(last) + quiz.wait * minuteMs : now;
  if (opensAt !== null && now < opensAt) return { refusal: 'quiz_not_open', startsAt: opensAt };
  if (isClosed(view, now)) return { refusal: 'quiz_closed', startsAt: null };
  if (ended.length >= quiz.attempts) return { refusal: 'no_attempts_left', startsAt: null };
  if (now < nextAt) return { refusal: 'attempt_too_soon', startsAt: nextAt };
  if (!isReady(quiz)) return { refusal: 'quiz_not_ready', startsAt: null };
  return { refusal: null, startsAt: null };
}

/** The sums of a quiz over all that it asks. */
export const sumsOf = ({ sections }: Quiz) => {
  const slots = sections.flatMap((section) => section.slots);
  return {
    questions: slots.reduce((sum, slot) => sum + askedBy(slot), 0),
    points: slots.reduce((sum, slot) => sum + askedBy(slot) * slot.points, 0),
  };
};
