import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { TabList } from '#web/components/ui/tab-list.tsx';
import { FilterFields } from '../question-filters.tsx';
import { bankQueries } from '../queries.ts';
import '../texts.ts';
import type { QuestionRow } from '../types.ts';
import { changedFilters, filtersIn, queryIn } from '../use-question-filters.ts';
import { PickRow } from './pick-row.tsx';

/** As many as a page of the picker shows. */
const limit = '20';
const banksOf = ['course', 'own'] as const;

type Props = {
  banks: readonly string[];
  onTake: (rows: QuestionRow[] | undefined) => void;
};

/** The questions of a bank to choose from, found as in the bank itself; what is chosen stays so over pages and filters. */
export function QuestionPicker({ banks, onTake }: Props) {
  const { t } = useTranslation('banks');
  const id = useId();
  const [which, setWhich] = useState<(typeof banksOf)[number]>('course');
  const [params, setParams] = useState(() => new URLSearchParams({ status: 'ready' }));
  const [pages, setPages] = useState<string[]>([]);
  const [chosen, setChosen] = useState<ReadonlyMap<string, QuestionRow>>(new Map());
  const bankId = banks[banksOf.indexOf(which)] ?? '';
  const cursor = pages.at(-1);
  const page = useQuery({
    ...bankQueries.questions(bankId, { ...queryIn(params), limit, ...(cursor && { cursor }) }),
    placeholderData: keepPreviousData,
  });
  const narrow = (next: URLSearchParams) => {
    setParams(next);
    setPages([]);
  };
  const toggle = (row: QuestionRow) => {
    const next = new Map(chosen);
    if (!next.delete(row.questionId)) next.set(row.questionId, row);
    setChosen(next);
  };
  const rows = page.data?.items ?? [];
  const nextCursor = page.data?.nextCursor ?? null;
  const isNarrowed = [...params.keys()].length > 0;
  return (
    <Modal place="wide" title={t('picker.title')} onClose={() => onTake(undefined)}>
      {banks.length > 1 && (
        <Flex borderBottomWidth="1px" mb="4">
          <TabList
            id={id}
            label={t('dialog.bank')}
            tabs={banksOf.map((value) => ({ value, label: t(`picker.${value}`) }))}
            value={which}
            onChange={(next) => {
              setWhich(next);
              narrow(new URLSearchParams({ status: 'ready' }));
            }}
          />
        </Flex>
      )}
      <chakra.div
        {...(banks.length > 1 && {
          id: `${id}panel`,
          role: 'tabpanel',
          'aria-labelledby': id + which,
        })}
      >
        <FilterFields
          bankId={bankId}
          filters={filtersIn(params)}
          lists={['all', 'unused']}
          onChange={(changes) => narrow(changedFilters(params, changes))}
        />
        {page.isPending && (
          <Flex direction="column" gap="2" role="status" aria-label={t('loading')}>
            {Array.from({ length: 6 }, (_, row) => (
              <Skeleton key={row} h="14" borderRadius="l2" />
            ))}
          </Flex>
        )}
        {page.isError && !page.data && (
          <ErrorState error={page.error} retry={() => void page.refetch()} />
        )}
        {page.data && rows.length === 0 && nextCursor === null && (
          <EmptyState
            drawing={isNarrowed ? 'search' : 'book'}
            title={t(isNarrowed ? 'emptySearch' : 'empty')}
            text={t(isNarrowed ? 'emptySearchText' : 'emptyText')}
            action={
              isNarrowed && (
                <Button variant="outline" onClick={() => narrow(new URLSearchParams())}>
                  {t('filter.clear')}
                </Button>
              )
            }
          />
        )}
        <chakra.ul listStyleType="none" aria-label={t('list')}>
          {rows.map((row) => (
            <PickRow
              key={row.questionId}
              row={row}
              chosen={chosen.has(row.questionId)}
              onToggle={() => toggle(row)}
            />
          ))}
        </chakra.ul>
        {(pages.length > 0 || nextCursor !== null) && (
          <Flex gap="3" justify="center" mt="4">
            <Button
              size="sm"
              variant="outline"
              aria-disabled={pages.length === 0}
              onClick={() => setPages(pages.slice(0, -1))}
            >
              {t('picker.before')}
            </Button>
            <Button
              size="sm"
              variant="outline"
              aria-disabled={nextCursor === null || page.isPlaceholderData}
              onClick={() => {
                if (nextCursor !== null && !page.isPlaceholderData)
                  setPages([...pages, nextCursor]);
              }}
            >
              {t('picker.next')}
            </Button>
          </Flex>
        )}
      </chakra.div>
      <Flex
        position="sticky"
        bottom="0"
        mx="-5"
        mb="-5"
        mt="5"
        px="5"
        py="3"
        gap="3"
        align="center"
        wrap="wrap"
        bg="bg.panel"
        borderTopWidth="1px"
      >
        <Button disabled={chosen.size === 0} onClick={() => onTake([...chosen.values()])}>
          {t('picker.take', { count: chosen.size })}
        </Button>
        <Text role="status" color="fg.muted">
          {t('bulk.chosen', { count: chosen.size })}
        </Text>
      </Flex>
    </Modal>
  );
}
