import type { ContentOf } from '#shared/schemas/blocks.ts';

export type Quiz = ContentOf<'quiz'>;
export type Slot = Quiz['sections'][number]['slots'][number];

/** The banks from which a quiz of a course may ask: the course's, and the own one of who teaches it. */
export const mayAsk = (
  { courseId, ownerId }: { courseId: string; ownerId: string },
  bankId: string,
): boolean => bankId === courseId || bankId === ownerId;

export const slotsIn = (quizzes: readonly Quiz[]): Slot[] =>
  quizzes.flatMap(({ sections }) => sections.flatMap(({ slots }) => slots));

/** The places that always ask the same question. */
export const fixedIn = (slots: readonly Slot[]) => slots.filter((slot) => slot.kind === 'fixed');

/** The places that draw. */
export const drawsIn = (slots: readonly Slot[]) => slots.filter((slot) => slot.kind === 'draw');

/** A quiz with other places. */
export const withSlots = (quiz: Quiz, change: (slot: Slot) => Slot): Quiz => ({
  ...quiz,
  sections: quiz.sections.map((section) => ({ ...section, slots: section.slots.map(change) })),
});
