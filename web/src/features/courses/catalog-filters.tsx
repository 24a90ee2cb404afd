import { Field } from '@chakra-ui/react/field';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { useTranslation } from 'react-i18next';
import type { CatalogFilters as Filters } from './queries.ts';
import './texts.ts';
import type { Facets } from './types.ts';
import type { FilterName } from './use-catalog-filters.ts';

type Props = {
  filters: Filters;
  facets: Facets | undefined;
  onChange: (name: FilterName, value: string) => void;
};

type SelectProps = {
  label: string;
  value: string;
  options: { value: string; label: string }[];
  onChange: (value: string) => void;
};

function FilterSelect({ label, value, options, onChange }: SelectProps) {
  const { t } = useTranslation('courses');
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root size="lg">
        <NativeSelect.Field
          bg="bg.panel"
          borderColor="border.emphasized"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">{t('filters.all')}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}

/** The three filters, each with how many courses a choice would leave. */
export function CatalogFilters({ filters, facets, onChange }: Props) {
  const { t } = useTranslation('courses');
  const counted = (label: string, count: number) => t('filters.counted', { label, count });
  return (
    <SimpleGrid columns={{ base: 1, sm: 3 }} gap="4">
      <FilterSelect
        label={t('filters.category')}
        value={filters.category ?? ''}
        onChange={(value) => onChange('category', value)}
        options={(facets?.category ?? []).map(({ value, count }) => ({
          value,
          label: counted(t(`category.${value}`), count),
        }))}
      />
      <FilterSelect
        label={t('filters.level')}
        value={filters.level ?? ''}
        onChange={(value) => onChange('level', value)}
        options={(facets?.level ?? []).map(({ value, count }) => ({
          value,
          label: counted(t(`level.${value}`), count),
        }))}
      />
      <FilterSelect
        label={t('filters.language')}
        value={filters.language ?? ''}
        onChange={(value) => onChange('language', value)}
        options={(facets?.language ?? []).map(({ value, count }) => ({
          value,
          label: counted(t(`language.${value}`), count),
        }))}
      />
    </SimpleGrid>
  );
}
