import { useTranslation } from 'react-i18next';
import { ConflictNotice } from '#web/components/conflict/conflict-notice.tsx';
import type { Choice } from '#web/lib/choice.ts';
import '../texts.ts';
import type { CourseFields } from './course-fields.ts';
import { useFieldWords } from './use-field-words.ts';
import type { Conflict } from './use-save-course.ts';

type Props = {
  conflict: Conflict;
  mine: CourseFields;
  onSettle: (choices: Record<string, Choice>) => void;
};

/** Both versions of each field of a course that was changed here and elsewhere. */
export function CourseConflict({ conflict, mine, onSettle }: Props) {
  const { t } = useTranslation('courses');
  const wordsOf = useFieldWords();
  const { names, theirs } = conflict;
  return (
    <ConflictNotice
      places={names.map((name) => ({
        key: name,
        name: t(`fields.${name}`),
        mine: wordsOf(name, mine),
        theirs: wordsOf(name, theirs),
      }))}
      onSettle={onSettle}
    />
  );
}
