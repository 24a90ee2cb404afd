import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldPath, Resolver } from 'react-hook-form';
import type { Language } from '#shared/policies/languages.ts';
import { courseDateIssues } from '#shared/policies/course-dates.ts';
import { type CourseDraft, fieldsOf } from './course-draft.ts';
import { type CourseFields, courseFieldsSchema } from './course-fields.ts';

const localized = ['title', 'summary', 'description'];
const lists = ['outcomes', 'requirements'];

/** The field of the form for a place in the API's course: a text that no language has goes to the first one shown. */
export function fieldAt(path: readonly PropertyKey[], language: Language): FieldPath<CourseDraft> {
  const [root = ''] = path.map(String);
  const bare =
    (localized.includes(root) && path.length === 1) || (lists.includes(root) && path.length === 2);
  return [...path, ...(bare ? [language] : [])].map(String).join('.') as FieldPath<CourseDraft>;
}

/** Holds a draft against what the API takes. */
export const courseResolver =
  (language: Language): Resolver<CourseDraft, unknown, CourseFields> =>
  (draft, _context, options) => {
    const parsed = courseFieldsSchema.safeParse(fieldsOf(draft));
    const issues = parsed.success ? courseDateIssues(parsed.data) : parsed.error.issues;
    if (parsed.success && issues.length === 0) return { values: parsed.data, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const { path, code } of issues) errors[fieldAt(path, language)] ??= { type: code };
    return { values: {}, errors: toNestErrors(errors, options) };
  };
