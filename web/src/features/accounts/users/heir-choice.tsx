import { Box } from '@chakra-ui/react/box';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { LiveSearch } from '#web/components/ui/live-search.tsx';
import { LoadMore } from '#web/components/ui/load-more.tsx';
import { accountQueries } from '../queries.ts';
import type { ManagedUser } from '../types.ts';
import './texts.ts';

/** The choice of who takes over courses; null: nobody. */
export type Heir = Pick<ManagedUser, 'userId' | 'firstName' | 'lastName' | 'email'> | null;

const Choice = chakra('label', {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'flex-start',
    py: '2',
    px: '3',
    cursor: 'pointer',
    borderRadius: 'l2',
    '&:has(:checked)': { bg: 'bg.gold' },
  },
});

type Props = {
  /** The owner of the courses: they are no heir of their own. */
  userId: string;
  courses: number;
  heir: Heir;
  onChoose: (heir: Heir) => void;
};

/** Finds who takes over somebody's courses, among all who teach: by name or address, a page at a time. */
export function HeirChoice({ userId, courses, heir, onChoose }: Props) {
  const { t } = useTranslation('users');
  const name = useId();
  const [q, setQ] = useState('');
  const list = useInfiniteQuery(accountQueries.heirs(q));
  const found = (list.data?.pages.flatMap(({ items }) => items) ?? []).filter(
    (one) => one.userId !== userId && one.erasureDueAt === null,
  );
  // The chosen person stays in sight, whatever is searched for then.
  const shown = [
    ...(heir && found.every((one) => one.userId !== heir.userId) ? [heir] : []),
    ...found,
  ];
  const choice = (one: Heir) => (
    <Choice key={one?.userId ?? ''}>
      <chakra.input
        type="radio"
        name={name}
        w="5"
        h="5"
        mt="0.5"
        flexShrink="0"
        accentColor="gold.600"
        checked={(heir?.userId ?? '') === (one?.userId ?? '')}
        onChange={() => onChoose(one)}
      />
      <Box minW="0" overflowWrap="anywhere">
        {one === null ? (
          t('erasure.dialog.nobody')
        ) : (
          <>
            <Text>{`${one.firstName} ${one.lastName}`}</Text>
            <Text textStyle="sm" color="fg.muted">
              {one.email}
            </Text>
          </>
        )}
      </Box>
    </Choice>
  );
  return (
    <chakra.fieldset my="5">
      <chakra.legend fontWeight="medium" mb="2">
        {t('erasure.dialog.courses', { count: courses })}
      </chakra.legend>
      <LiveSearch
        label={t('erasure.dialog.findTeacher')}
        placeholder={t('erasure.dialog.findTeacher')}
        value={q}
        onSearch={(text) => setQ(text.trim())}
      />
      <Box mt="2" maxH="16rem" overflowY="auto" aria-busy={list.isFetching}>
        {choice(null)}
        {shown.map(choice)}
        {list.isPending && (
          <Skeleton h="12" borderRadius="l2" role="status" aria-label={t('loading')} />
        )}
        {list.isError && found.length === 0 && (
          <ErrorState error={list.error} retry={() => void list.refetch()} />
        )}
        {list.isSuccess && found.length === 0 && !list.hasNextPage && (
          <Text px="3" color="fg.muted" role="status">
            {t('erasure.dialog.noTeacher')}
          </Text>
        )}
        <LoadMore list={list} />
      </Box>
    </chakra.fieldset>
  );
}
