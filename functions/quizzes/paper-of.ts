import { drawsIn, fixedIn, mayAsk, type Slot, slotsIn } from '#shared/blocks/quiz/slots.ts';
import { canBeAsked } from '#shared/policies/may-draw.ts';
import { drawOf } from '#shared/questions/play.ts';
import { secureRandom, shuffled } from '#shared/questions/random.ts';
import { mediaOf } from '#shared/questions/registry.ts';
import { questionVersions } from '#functions/data/banks/question-versions.ts';
import type { QuestionHead } from '#functions/data/banks/questions.ts';
import type { Course } from '#functions/data/courses/courses.ts';
import type { Paper } from '#functions/data/quizzes/attempt.ts';
import { drawQuestions } from '#functions/data/quizzes/draw-questions.ts';
import type { Quiz } from '#functions/data/quizzes/quiz-view.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { QuizzesDeps } from './deps.ts';

/** A place of a paper as it comes out of its slot: what it asks, in which version. */
type Place = { slotId: string; questionId: string; contentVersion: number; points: number };

type FixedSlot = Extract<Slot, { kind: 'fixed' }>;

function fixedPlace(slot: FixedSlot, heads: ReadonlyMap<string, QuestionHead>): Place {
  const { slotId, questionId, version, points } = slot;
  const head = heads.get(questionId);
  if (head?.bankId !== slot.bankId || !canBeAsked(head)) throw new AppError('quiz_not_ready');
  return { slotId, questionId, contentVersion: version ?? head.contentVersion, points };
}

/**
 * The questions of an attempt in its own order, each with what is decided by lot.
 * @param heads of the questions that are always asked
 * @throws AppError `quiz_not_ready`
 */
export async function paperOf(
  { table, ids }: QuizzesDeps,
  quiz: Quiz,
  course: Course,
  heads: ReadonlyMap<string, QuestionHead>,
  now: number,
): Promise<Paper> {
  const slots = slotsIn([quiz]);
  if (!slots.every(({ bankId }) => mayAsk(course, bankId))) throw new AppError('quiz_not_ready');
  const fixed = fixedIn(slots).map(({ questionId }) => questionId);
  const drawn = await drawQuestions(table, drawsIn(slots), fixed);
  if (!drawn) throw new AppError('quiz_not_ready');
  const placesOf = (slot: Slot): Place[] =>
    slot.kind === 'fixed'
      ? [fixedPlace(slot, heads)]
      : (drawn.get(slot) ?? []).map(({ questionId, contentVersion }) => {
          const slotId = ids.ulid(now);
          return { slotId, questionId, contentVersion, points: slot.points };
        });
  const places = quiz.sections.flatMap(({ slots, shuffle }, section) => {
    const own = slots.flatMap(placesOf);
    return (shuffle ? shuffled(own, secureRandom) : own).map((place) => ({ ...place, section }));
  });
  const contentOf = await questionVersions.some(
    table,
    places.map(({ questionId, contentVersion: version }) => ({ questionId, version })),
  );
  return {
    sections: quiz.sections.map(({ title, instructions }) => ({ title, instructions })),
    slots: places.map(({ slotId, section, questionId, contentVersion, points }) => {
      const content = contentOf(questionId, contentVersion);
      if (!content) throw new AppError('quiz_not_ready');
      const draw = drawOf(content, secureRandom);
      const mediaIds = mediaOf(content);
      return { slotId, section, questionId, version: contentVersion, points, draw, mediaIds };
    }),
  };
}
