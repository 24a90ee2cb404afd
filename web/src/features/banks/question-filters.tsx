import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { difficulties, questionStatuses, questionTypes } from '#shared/questions/question-types.ts';
import { Chooser } from '#web/components/ui/chooser.tsx';
import { LiveSearch } from '#web/components/ui/live-search.tsx';
import { bankQueries, isBehind } from './queries.ts';
import './texts.ts';
import { useLastLook } from './use-last-look.ts';
import {
  type Filter,
  type Filters,
  questionOrders,
  useQuestionFilters,
  whichQuestions,
} from './use-question-filters.ts';

/** The filters of a list of questions, in the address. */
export function QuestionFilters({ bankId }: { bankId: string }) {
  const { filters, change } = useQuestionFilters();
  return <FilterFields bankId={bankId} filters={filters} onChange={change} />;
}

type Props = {
  bankId: string;
  filters: Filters;
  onChange: (changes: Partial<Record<Filter, string>>) => void;
  /** The lists of the bank that are offered. */
  lists?: readonly (typeof whichQuestions)[number][];
};

/** Finds questions by words, type, status, difficulty and tag, and says how many there are. */
export function FilterFields({ bankId, filters, onChange: change, lists = whichQuestions }: Props) {
  const { t, i18n } = useTranslation('banks');
  const { data: bank } = useQuery(bankQueries.get(bankId));
  const { data: tags, refetch } = useQuery(bankQueries.tags(bankId));
  useLastLook(bank !== undefined && isBehind(bank), refetch);
  const counts = bank?.counts;
  const number = new Intl.NumberFormat(i18n.resolvedLanguage);
  // Until the counts are there, or where they cannot be had, the lists are offered without them.
  const counted = (label: string, count: number | undefined) =>
    counts === undefined ? label : t('filter.counted', { label, count: number.format(count ?? 0) });
  return (
    <Flex gap="3" wrap="wrap" align="center" mb="5">
      <Box flex="1 1 16rem">
        <LiveSearch
          label={t('search')}
          placeholder={t('search')}
          value={filters.q}
          onSearch={(q) => change({ q })}
        />
      </Box>
      <Chooser
        label={t('filter.type')}
        value={filters.type ?? ''}
        choices={[
          { value: '', label: t('filter.everyType') },
          ...questionTypes.map((type) => ({
            value: type,
            label: counted(t(`type.${type}`), counts?.type[type]),
          })),
        ]}
        onChoose={(type) => change({ type })}
      />
      <Chooser
        label={t('filter.status')}
        value={filters.status ?? ''}
        choices={[
          { value: '', label: t('filter.everyStatus') },
          ...questionStatuses.map((status) => ({
            value: status,
            label: counted(t(`status.${status}`), counts?.status[status]),
          })),
        ]}
        onChoose={(status) => change({ status })}
      />
      <Chooser
        label={t('filter.difficulty')}
        value={filters.difficulty ?? ''}
        choices={[
          { value: '', label: t('filter.everyDifficulty') },
          ...difficulties.map((difficulty) => ({
            value: difficulty,
            label: counted(t(`difficulty.${difficulty}`), counts?.difficulty[difficulty]),
          })),
        ]}
        onChoose={(difficulty) => change({ difficulty })}
      />
      {(tags?.items.length ?? 0) > 0 && (
        <Chooser
          label={t('filter.tag')}
          value={filters.tag}
          choices={[
            { value: '', label: t('filter.everyTag') },
            ...(tags?.items ?? []).map(({ tag, questions }) => ({
              value: tag,
              label: counted(tag, questions),
            })),
          ]}
          onChoose={(tag) => change({ tag })}
        />
      )}
      <Chooser
        label={t('filter.which')}
        value={filters.which}
        choices={lists.map((which) => ({
          value: which,
          label: counted(t(`filter.${which}`), counts?.[which]),
        }))}
        onChoose={(which) => change({ which: which === 'all' ? '' : which })}
      />
      <Chooser
        label={t('filter.sort')}
        value={filters.sort}
        choices={questionOrders.map((sort) => ({ value: sort, label: t(`filter.${sort}`) }))}
        onChoose={(sort) => change({ sort: sort === 'changed' ? '' : sort })}
      />
    </Flex>
  );
}
