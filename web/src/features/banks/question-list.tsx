import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { PageTurner } from '#web/components/ui/page-turner.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { BulkBar } from './bulk-bar.tsx';
import { bankQueries, isBehind, untilListed } from './queries.ts';
import { QuestionTable } from './question-table.tsx';
import './texts.ts';
import { useLastLook } from './use-last-look.ts';
import { useQuestionFilters } from './use-question-filters.ts';

type Props = {
  bankId: string;
  /** The address of a question of this bank. */
  addressOf: (questionId: string) => string;
};

/** The questions of a bank that the address asks for: found, chosen and changed, a page at a time. */
export function QuestionList({ bankId, addressOf }: Props) {
  const { t } = useTranslation('banks');
  const { filters, query, isNarrowed, change, clear } = useQuestionFilters();
  const [chosen, setChosen] = useState<string[]>([]);
  const { data: bank } = useQuery(bankQueries.get(bankId));
  const behind = bank !== undefined && isBehind(bank);
  const page = useQuery({
    ...bankQueries.questions(bankId, query),
    placeholderData: keepPreviousData,
    refetchInterval: behind ? untilListed : false,
  });
  const { refetch } = page;
  useLastLook(behind, refetch);
  const retry = () =>
    // A place in a list that has changed is given up; anything else is asked again.
    errorKey(page.error) === 'invalid_cursor' ? change({}) : void page.refetch();
  if (page.isPending) return <QuestionListSkeleton label={t('loading')} />;
  if (!page.data) return <ErrorState error={page.error} retry={retry} />;
  const { items, nextCursor } = page.data;
  // What was just brought in is on its way into the list.
  if (behind && !isNarrowed && items.length === 0 && nextCursor === null)
    return <QuestionListSkeleton label={t('loading')} />;
  // Of what is chosen, that which is still there to be seen.
  const present = items.map(({ questionId }) => questionId).filter((id) => chosen.includes(id));
  const binned = filters.which === 'binned';
  return (
    <>
      {items.length === 0 && nextCursor === null && (
        <EmptyState
          drawing={isNarrowed ? 'search' : 'book'}
          title={t(isNarrowed ? (binned ? 'emptyBin' : 'emptySearch') : 'empty')}
          text={t(isNarrowed ? 'emptySearchText' : 'emptyText')}
          action={
            isNarrowed && (
              <Button variant="outline" onClick={clear}>
                {t('filter.clear')}
              </Button>
            )
          }
        />
      )}
      {items.length > 0 && (
        <QuestionTable rows={items} chosen={present} onChoose={setChosen} addressOf={addressOf} />
      )}
      <BulkBar
        bankId={bankId}
        binned={binned}
        questionIds={present}
        onClear={() => setChosen([])}
      />
      <PageTurner nextCursor={nextCursor} />
    </>
  );
}

function QuestionListSkeleton({ label }: { label: string }) {
  return (
    <Flex role="status" aria-label={label} direction="column" gap="3">
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} h="16" borderRadius="l2" />
      ))}
    </Flex>
  );
}
