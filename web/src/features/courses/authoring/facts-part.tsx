import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { categories, levels } from '#shared/schemas/courses.ts';
import { moneySchema } from '#shared/schemas/primitives.ts';
import { ChoiceGroup } from '#web/components/form/choice-group.tsx';
import { SelectField } from '#web/components/form/select-field.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import '#web/course/texts.ts';
import type { CourseDraft } from './course-draft.ts';
import { FormPart } from './form-part.tsx';
import { useCourseField } from './use-course-field.ts';

const currencies = moneySchema.shape.currency.options;
const columns = { base: 1, md: 2 };

/** The fields for the place of a course, its demands on people, and its price. */
export function FactsPart() {
  const { t } = useTranslation(['courses', 'catalog']);
  const payment = useWatch<CourseDraft, 'payment'>({ name: 'payment' });
  return (
    <FormPart title={t('parts.facts')}>
      <SimpleGrid columns={columns} gap="5">
        <SelectField
          label={t('fields.category')}
          prompt={t('choose')}
          choices={categories.map((value) => ({ value, label: t(`catalog:category.${value}`) }))}
          {...useCourseField('category')}
        />
        <SelectField
          label={t('fields.level')}
          choices={levels.map((value) => ({ value, label: t(`catalog:level.${value}`) }))}
          {...useCourseField('level')}
        />
        <TextField
          label={t('fields.weeks')}
          inputMode="numeric"
          {...useCourseField('effort.weeks')}
        />
        <TextField
          label={t('fields.hours')}
          inputMode="numeric"
          {...useCourseField('effort.hours')}
        />
      </SimpleGrid>
      <TextField
        label={t('fields.code')}
        hint={t('hints.code')}
        autoCapitalize="characters"
        spellCheck={false}
        maxW="20rem"
        {...useCourseField('code')}
      />
      <ChoiceGroup
        legend={t('fields.price')}
        choices={(['free', 'paid'] as const).map((value) => ({
          value,
          label: t(`payment.${value}`),
        }))}
        {...useCourseField('payment')}
      />
      {payment === 'paid' && <Price />}
    </FormPart>
  );
}

function Price() {
  const { t } = useTranslation('courses');
  return (
    <SimpleGrid columns={columns} gap="5">
      <TextField
        label={t('fields.amount')}
        inputMode="decimal"
        {...useCourseField('price.amount')}
      />
      <SelectField
        label={t('fields.currency')}
        choices={currencies.map((value) => ({ value, label: value }))}
        {...useCourseField('price.currency')}
      />
    </SimpleGrid>
  );
}
