import { useTranslation } from 'react-i18next';
import { TextField } from '#web/components/form/text-field.tsx';
import { FormPart } from './form-part.tsx';
import { useCourseField } from './use-course-field.ts';

/** The field for what completes a course beside its lessons. */
export function CompletionPart() {
  const { t } = useTranslation('courses');
  return (
    <FormPart title={t('parts.completion')}>
      <TextField
        label={t('fields.completeFrom')}
        hint={t('hints.completeFrom')}
        inputMode="decimal"
        maxW="24rem"
        {...useCourseField('completeFrom')}
      />
    </FormPart>
  );
}
