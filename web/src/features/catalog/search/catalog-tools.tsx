import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { NativeSelect } from '#web/components/form/native-select.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import '#web/course/texts.ts';
import { sorts } from './facets.ts';
import type { CatalogState } from './use-catalog-filters.ts';

export const views = ['grid', 'list'] as const;
export type View = (typeof views)[number];

const ViewButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    w: '10',
    h: '10',
    color: 'fg.muted',
    cursor: 'pointer',
    borderRadius: 'l2',
    _hover: { color: 'fg' },
    '&[aria-pressed=true]': { bg: 'bg.muted', color: 'fg' },
  },
});

type Props = {
  state: Pick<CatalogState, 'filters' | 'change'>;
  view: View;
  onView: (view: View) => void;
};

/** The order of the results, and how they are laid out. */
export function CatalogTools({ state: { filters, change }, view, onView }: Props) {
  const { t } = useTranslation('catalog');
  const offered = sorts.filter((sort) => sort !== 'relevance' || filters.q !== undefined);
  const sort = filters.sort ?? (filters.q === undefined ? 'newest' : 'relevance');
  return (
    <Flex align="center" gap="2" ms="auto">
      <NativeSelect
        place={{ w: 'auto' }}
        aria-label={t('sort.label')}
        borderColor="transparent"
        fontWeight="medium"
        value={offered.includes(sort) ? sort : 'newest'}
        onChange={({ target }) => change('sort', target.value)}
      >
        {offered.map((value) => (
          <option key={value} value={value}>
            {t(`sort.${value}`)}
          </option>
        ))}
      </NativeSelect>
      <Flex role="group" aria-label={t('view.label')} hideBelow="md">
        {views.map((value) => (
          <ViewButton
            key={value}
            type="button"
            aria-pressed={view === value}
            aria-label={t(`view.${value}`)}
            title={t(`view.${value}`)}
            onClick={() => onView(value)}
          >
            <Icon name={value} />
          </ViewButton>
        ))}
      </Flex>
    </Flex>
  );
}
