import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '#web/components/form/choice-group.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import type { CourseDraft } from './course-draft.ts';
import { FormPart } from './form-part.tsx';
import { useCourseField } from './use-course-field.ts';

/** Whether a course runs in everybody's own time, or between days. */
export function DaysPart() {
  const { t } = useTranslation('courses');
  const pace = useWatch<CourseDraft, 'pace'>({ name: 'pace' });
  return (
    <FormPart title={t('parts.days')}>
      <ChoiceGroup
        legend={t('fields.pace')}
        choices={(['selfPaced', 'scheduled'] as const).map((value) => ({
          value,
          label: t(`pace.${value}`),
        }))}
        {...useCourseField('pace')}
      />
      {pace === 'scheduled' && <Days />}
    </FormPart>
  );
}

function Days() {
  const { t } = useTranslation('courses');
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="5" alignItems="end">
      <TextField label={t('fields.startsOn')} type="date" {...useCourseField('startsOn')} />
      <TextField
        label={t('fields.endsOn')}
        hint={t('hints.endsOn')}
        type="date"
        {...useCourseField('endsOn')}
      />
    </SimpleGrid>
  );
}
