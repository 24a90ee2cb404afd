import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/ui/icon.tsx';
import '#web/course/texts.ts';
import type { CatalogCounts } from '../types.ts';
import { facetNames, facetKey, type FacetName } from './facets.ts';
import type { CatalogState } from './use-catalog-filters.ts';

const Choice = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    w: 'full',
    minH: '9',
    px: '2.5',
    mx: '-2.5',
    borderRadius: 'l2',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    '&[aria-pressed=true]': { bg: 'bg.gold', fontWeight: 'semibold' },
  },
});

const Count = chakra('span', {
  base: { ms: 'auto', color: 'fg.muted', textStyle: 'sm', fontVariantNumeric: 'tabular-nums' },
});

type Props = {
  state: Pick<CatalogState, 'filters' | 'change'>;
  counts: CatalogCounts | undefined;
};

/** The filters of the catalogue, each with how many courses the choice would leave. */
export function FacetLists({ state, counts }: Props) {
  return (
    <>
      {facetNames.map((name) => (
        <FacetList key={name} name={name} state={state} counts={counts} />
      ))}
      <TeacherList state={state} counts={counts} />
    </>
  );
}

function FacetList({ name, state: { filters, change }, counts }: Props & { name: FacetName }) {
  const { t } = useTranslation('catalog');
  const options = (counts?.facets[name] ?? []).map(({ value, count }) => ({
    value,
    count,
    text: t(facetKey(name, value)),
  }));
  return (
    <Choices
      title={t(`filters.${name}`)}
      options={options}
      chosen={filters[name]}
      onChoose={(value) => change(name, value)}
    />
  );
}

function TeacherList({ state: { filters, change }, counts }: Props) {
  const { t } = useTranslation('catalog');
  const options = (counts?.teachers ?? [])
    // Nobody can choose by name whose account is gone.
    .filter(({ name }) => name !== '')
    .map(({ userId, name, count }) => ({ value: userId, count, text: name }));
  return (
    <Choices
      title={t('filters.teacher')}
      options={options}
      chosen={filters.teacher}
      onChoose={(value) => change('teacher', value)}
    />
  );
}

type ChoicesProps = {
  title: string;
  options: { value: string; count: number; text: string }[];
  chosen: string | undefined;
  /** Empty: none of them any more. */
  onChoose: (value: string) => void;
};

function Choices({ title, options, chosen, onChoose }: ChoicesProps) {
  const shown = options.filter(({ value, count }) => count > 0 || value === chosen);
  if (shown.length === 0) return null;
  return (
    <chakra.fieldset mb="6">
      <chakra.legend fontSize="sm" fontWeight="semibold" mb="1">
        {title}
      </chakra.legend>
      {shown.map(({ value, count, text }) => {
        const on = value === chosen;
        return (
          <Choice
            key={value}
            type="button"
            aria-pressed={on}
            onClick={() => onChoose(on ? '' : value)}
          >
            {text}
            <Count>{count}</Count>
            <Box w="4" flexShrink="0">
              {on && <Icon name="close" size="4" />}
            </Box>
          </Choice>
        );
      })}
    </chakra.fieldset>
  );
}
