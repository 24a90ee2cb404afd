import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import '#web/course/texts.ts';
import type { CatalogCounts } from '../types.ts';
import { facetKey } from './facets.ts';
import type { CatalogState } from './use-catalog-filters.ts';

const Chip = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '9',
    ps: '3.5',
    pe: '2.5',
    borderRadius: 'full',
    bg: 'bg.muted',
    fontSize: 'sm',
    fontWeight: 'medium',
    cursor: 'pointer',
    _hover: { bg: 'bg.emphasized' },
  },
});

type Props = { state: CatalogState; teachers: CatalogCounts['teachers'] | undefined };

/** The active filters: each can be taken away, or all at once. */
export function FilterChips({ state, teachers }: Props) {
  const { t } = useTranslation('catalog');
  const { filters, chosen, change, clear, any } = state;
  if (!any) return null;
  const chips = [
    ...(filters.q === undefined
      ? []
      : [{ name: 'q' as const, text: t('chips.words', { text: filters.q }) }]),
    ...chosen.map((name) => ({
      name,
      text:
        name === 'teacher'
          ? (teachers?.find(({ userId }) => userId === filters.teacher)?.name ??
            t('filters.teacher'))
          : t(facetKey(name, filters[name])),
    })),
  ];
  return (
    <Flex
      as="ul"
      aria-label={t('chips.label')}
      listStyleType="none"
      gap="2"
      wrap="wrap"
      align="center"
    >
      {chips.map(({ name, text }) => (
        <li key={name}>
          <Chip
            type="button"
            aria-label={t('chips.remove', { text })}
            onClick={() => change(name, '')}
          >
            {text}
            <Icon name="close" size="4" />
          </Chip>
        </li>
      ))}
      <li>
        <Button size="sm" variant="quiet" onClick={clear}>
          {t('chips.clear')}
        </Button>
      </li>
    </Flex>
  );
}
