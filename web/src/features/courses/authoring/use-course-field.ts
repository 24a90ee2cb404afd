import { get, type FieldError, type FieldPath, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CourseDraft } from './course-draft.ts';
import '../texts.ts';

const keyOf = (name: string) => {
  const [root = '', part] = name.split('.');
  return root === 'effort' ? (part as 'weeks' | 'hours') : (root as 'title');
};

/** A field of the form by its name, with the words for what is wrong with it. */
export function useCourseField(name: FieldPath<CourseDraft>) {
  const { t } = useTranslation(['courses', 'errors']);
  const { register, formState } = useFormContext<CourseDraft>();
  const wrong = get(formState.errors, name) as FieldError | undefined;
  const words = () => {
    if (wrong?.type === 'course_code_taken') return t('errors:course_code_taken');
    if (wrong?.type === 'course_full') return t('invalid.seatsTaken');
    return t(`invalid.${keyOf(name)}`);
  };
  return { field: register(name), error: wrong && words() };
}
