import { useState } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#shared/contract/client.ts';
import type { Language } from '#shared/policies/languages.ts';
import { savedNow, type Saving } from '#web/components/ui/save-state.tsx';
import type { Choice } from '#web/lib/choice.ts';
import { errorKey } from '#web/lib/error-key.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { saveOver } from '#web/lib/save-over.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { type CourseDraft, draftOf } from './course-draft.ts';
import {
  type Course,
  type CourseFields,
  differing,
  type FieldName,
  pickFields,
} from './course-fields.ts';
import { fieldAt } from './course-resolver.ts';

/** Somebody else's newer course, and the fields that both have changed. */
export type Conflict = { theirs: Course; names: FieldName[] };

/** Refusals that one field of the form can show. */
const fieldOfRefusal: Partial<Record<string, FieldPath<CourseDraft>>> = {
  course_code_taken: 'code',
  course_full: 'seats',
};

const quietly = { invalidates: [['courses']], handles: 'all' } as const;

type Form = UseFormReturn<CourseDraft, unknown, CourseFields>;

/**
 * Saves the form as a new course, or the changes to one. What somebody else changed meanwhile comes into the form
 * where it was not touched; where both changed the same, neither is overwritten until the person has chosen.
 */
export function useSaveCourse(
  course: Course | null,
  { setError, reset }: Form,
  {
    language,
    onCreated,
    isReady,
  }: {
    language: Language;
    onCreated: (course: Course) => void | Promise<void>;
    isReady: () => boolean;
  },
) {
  const { t } = useTranslation(['errors', 'courses']);
  const { language: written } = useLanguage();
  const create = useWrite('courses.create', {
    meta: { ...quietly, success: t('courses:create.created') },
  });
  const update = useWrite('courses.update', { meta: quietly });
  const [base, setBase] = useState(course);
  const [saving, setSaving] = useState<Saving>({ is: 'idle' });
  const [conflict, setConflict] = useState<Conflict | null>(null);

  function refuse(error: unknown) {
    const issues = error instanceof ApiError ? (error.problem?.issues ?? []) : [];
    const key = errorKey(error);
    const named = fieldOfRefusal[key];
    const wrong = named
      ? [{ field: named, type: key as string }]
      : issues.map(({ path, code }) => ({ field: fieldAt(path, language), type: code }));
    wrong.forEach(({ field, type }, index) =>
      setError(field, { type }, { shouldFocus: index === 0 }),
    );
    setSaving({ is: 'failed', why: t(key) });
  }

  /** Takes a newer course under what was typed. */
  function rebase(fields: CourseFields, from: Course, theirs: Course) {
    setBase(theirs);
    reset(draftOf(theirs, written));
    reset(draftOf({ ...theirs, ...pickFields(fields, differing(fields, from)) }, written), {
      keepDefaultValues: true,
    });
  }

  async function change(fields: CourseFields, from: Course): Promise<void> {
    const { courseId } = from;
    try {
      const outcome = await saveOver({
        fields,
        seen: from,
        send: (changes, version) =>
          update.mutateAsync({ params: { courseId }, body: { ...changes, version } }),
      });
      if (outcome.is === 'conflict') {
        rebase(fields, from, outcome.theirs);
        setSaving({ is: 'idle' });
        return setConflict(outcome);
      }
      setBase(outcome.saved);
      reset(draftOf(outcome.saved, written));
      setSaving(savedNow());
    } catch (error) {
      refuse(error);
    }
  }

  async function save(fields: CourseFields): Promise<void> {
    if (!isReady()) return;
    setConflict(null);
    setSaving({ is: 'saving' });
    if (base) return change(fields, base);
    try {
      const made = await create.mutateAsync({ body: { ...fields, prerequisites: [] } });
      await onCreated(made);
    } catch (error) {
      refuse(error);
    }
  }

  /**
   * Brings the chosen versions into the form.
   * @returns whether anything is left to be saved
   */
  function settle(fields: CourseFields, choices: Record<string, Choice>): boolean {
    if (!conflict) return false;
    const { names, theirs } = conflict;
    const taken = names.filter((name) => choices[name] === 'theirs');
    const chosen = { ...fields, ...pickFields(theirs, taken) };
    reset(draftOf(chosen, written), { keepDefaultValues: true });
    setConflict(null);
    return differing(chosen, theirs).length > 0;
  }

  return { saving, conflict, save, settle };
}
