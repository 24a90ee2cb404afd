import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { lostClauses } from '#shared/policies/conditions.ts';
import { ErrorNote } from '#web/components/ui/error-note.tsx';
import type { BookPlace } from '../book/use-book-place.ts';
import type { BookItem } from '../types.ts';
import { ClauseChip } from './clause-chip.tsx';
import { whereOf } from './place-address.ts';
import './texts.ts';

type Props = {
  courseId: string;
  items: readonly BookItem[];
  place: BookPlace;
  /** Of the pages that are there: how many people were looked at (null: none is there yet), and how many of them met all. */
  looked: number | null;
  found: number;
  list: {
    hasNextPage: boolean;
    isFetching: boolean;
    isFetchNextPageError: boolean;
    error: Error | null;
    fetchNextPage: () => unknown;
  };
};

/**
 * What is asked of people, each part with the way to leave it, and how far the book was looked through: as long as
 * nobody was found, it goes on by itself.
 */
export function Narrowed({ courseId, items, place, looked, found, list }: Props) {
  const { t } = useTranslation('gradeViews');
  const { conditions, change } = place;
  const { hasNextPage, isFetching, isFetchNextPageError, error, fetchNextPage } = list;
  const goesOn =
    looked !== null && found === 0 && hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
  const known = new Set(items.flatMap(({ itemId, isHidden }) => (isHidden ? [] : [itemId])));
  return (
    <chakra.div mb="4">
      <chakra.ul
        aria-label={t('asked')}
        listStyleType="none"
        display="flex"
        flexWrap="wrap"
        gap="2"
        mb="2"
      >
        {conditions.map((clause) => (
          <ClauseChip
            key={JSON.stringify(clause)}
            courseId={courseId}
            items={items}
            clause={clause}
            onRemove={() => change({ where: whereOf(conditions.filter((one) => one !== clause)) })}
          />
        ))}
      </chakra.ul>
      {lostClauses(conditions, known).length > 0 && (
        <Text textStyle="sm" color="fg.warning">
          {t('lost')}
        </Text>
      )}
      <Text textStyle="sm" color="fg.muted" role="status">
        {looked !== null && t(hasNextPage ? 'soFar' : 'whole', { found, count: looked })}
      </Text>
      {isFetchNextPageError && found === 0 && (
        <ErrorNote error={error} retry={() => void fetchNextPage()} />
      )}
    </chakra.div>
  );
}
