import { drawOf } from '#shared/questions/play.ts';
import { secureRandom, shuffled } from '#shared/questions/random.ts';
import { mediaOf } from '#shared/questions/registry.ts';
import { questionVersions } from '#functions/data/banks/question-versions.ts';
import type { QuestionHead } from '#functions/data/banks/questions.ts';
import type { Course } from '#functions/data/courses/courses.ts';
import type { Paper } from '#functions/data/quizzes/attempt.ts';
import type { Quiz } from '#functions/data/quizzes/quiz-view.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { QuizzesDeps } from './deps.ts';
import { type Drawn, type DrawSlot, drawQuestions } from './draw-questions.ts';

type Slot = Quiz['sections'][number]['slots'][number];
type FixedSlot = Extract<Slot, { kind: 'fixed' }>;

const slotsOf = ({ sections }: Quiz) => sections.flatMap(({ slots }) => slots);

export const fixedIn = (quiz: Quiz): FixedSlot[] =>
  slotsOf(quiz).filter((slot): slot is FixedSlot => slot.kind === 'fixed');

const drawsIn = (quiz: Quiz): DrawSlot[] =>
  slotsOf(quiz).filter((slot): slot is DrawSlot => slot.kind === 'draw');

/** A quiz asks what lies in the bank of its course, or in that of its teacher, and of nobody else's. */
const isTheirs = ({ bankId }: Slot, { courseId, ownerId }: Course) =>
  bankId === courseId || bankId === ownerId;

/** A place of a paper as it comes out of its slot: what it asks, in which version. */
type Place = { slotId: string; questionId: string; contentVersion: number; points: number };

function fixedPlace(slot: FixedSlot, heads: ReadonlyMap<string, QuestionHead>): Place {
  const { slotId, questionId, version, points } = slot;
  const head = heads.get(questionId);
  if (head?.bankId !== slot.bankId || head.binnedAt !== null || head.status === 'draft')
    throw new AppError('quiz_not_ready');
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
  if (!slotsOf(quiz).every((slot) => isTheirs(slot, course))) throw new AppError('quiz_not_ready');
  const fixed = fixedIn(quiz).map(({ questionId }) => questionId);
  const drawn: Drawn = await drawQuestions(table, drawsIn(quiz), fixed);
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
