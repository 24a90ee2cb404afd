import { asksQuestions } from '#shared/blocks/registry.ts';
import { ulidSchema } from '#shared/schemas/primitives.ts';
import type { ReadCourse } from '../format/read-course.ts';
import { isFields } from './rich-fields.ts';

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The questions that the quizzes of a folder name by their sources, and whether they lie in a teacher's own bank. */
export const namedInQuizzes = ({
  modules,
}: Pick<ReadCourse, 'modules'>): { source: string; isOwn: boolean }[] =>
  modules
    .flatMap(({ lessons }) => lessons)
    .filter(({ sheet }) => asksQuestions(sheet.kind))
    .flatMap(({ sheet }) => listOf(sheet.content?.['sections']))
    .flatMap((section) => (isFields(section) ? listOf(section['slots']) : []))
    .flatMap((slot) => {
      const source = isFields(slot) ? ulidSchema.safeParse(slot['question']) : null;
      return source?.success && isFields(slot)
        ? [{ source: source.data, isOwn: slot['bank'] === 'own' }]
        : [];
    });
