import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Text } from '@chakra-ui/react/text';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { enrollmentModeSchema } from '#shared/schemas/courses.ts';
import { ChoiceGroup } from '#web/components/form/choice-group.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import type { CourseDraft } from './course-draft.ts';
import { FormPart } from './form-part.tsx';
import { useCourseField } from './use-course-field.ts';

/** The fields for how people enroll in a course, how many, and when. */
export function EntryPart() {
  const { t } = useTranslation('courses');
  const room = useWatch<CourseDraft, 'room'>({ name: 'room' });
  return (
    <FormPart title={t('parts.entry')}>
      <ChoiceGroup
        legend={t('fields.enrollmentMode')}
        choices={enrollmentModeSchema.options.map((value) => ({
          value,
          label: t(`mode.${value}`),
          hint: t(`modeHint.${value}`),
        }))}
        {...useCourseField('enrollmentMode')}
      />
      <ChoiceGroup
        legend={t('fields.seats')}
        choices={(['unlimited', 'limited'] as const).map((value) => ({
          value,
          label: t(`room.${value}`),
        }))}
        {...useCourseField('room')}
      />
      {room === 'limited' && <SeatCount />}
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
        <TextField
          label={t('fields.opensOn')}
          type="date"
          {...useCourseField('enrollmentWindow.opensOn')}
        />
        <TextField
          label={t('fields.closesOn')}
          type="date"
          {...useCourseField('enrollmentWindow.closesOn')}
        />
      </SimpleGrid>
      <Text textStyle="sm" color="fg.muted" mt="-3">
        {t('hints.enrollmentWindow')}
      </Text>
    </FormPart>
  );
}

function SeatCount() {
  const { t } = useTranslation('courses');
  return (
    <TextField
      label={t('fields.seatCount')}
      inputMode="numeric"
      maxW="12rem"
      {...useCourseField('seats')}
    />
  );
}
