import { chakra } from '@chakra-ui/react/styled-system';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { LoadMore } from '#web/components/ui/load-more.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { SearchInput } from '#web/components/ui/search-input.tsx';
import { useWrite } from '#web/lib/use-write.ts';
import '../texts.ts';
import { findComments } from './find-comments.ts';
import { KeptCommentRow } from './kept-comment-row.tsx';
import { type KeptComment, keptComments } from './queries.ts';

type Props = { onTake: (text: string) => void; onClose: () => void };

/** One's own comments: to find one and put it in, by Enter alone, and to put them in order. */
export default function BankDialog({ onTake, onClose }: Props) {
  const { t } = useTranslation('submissions');
  const [search, setSearch] = useState('');
  const list = useInfiniteQuery(keptComments);
  // That it was used is no reason to wait, nor to say anything where it could not be counted.
  const use = useWrite('submissions.useComment', {
    meta: { handles: 'all', invalidates: [keptComments.queryKey] },
  });
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;
  // All of them are few: what is looked for is among them wherever it stands.
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const all = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const found = findComments(all, search);
  const [first] = found;
  const isEmpty = list.data !== undefined && all.length === 0 && !hasNextPage;
  const take = ({ commentId, text }: KeptComment) => {
    use.mutate({ body: { commentId } });
    onTake(text);
  };
  return (
    <Modal title={t('bank.title')} place="wide" onClose={onClose}>
      <chakra.form
        role="search"
        display="flex"
        onSubmit={(event) => {
          event.preventDefault();
          if (first) take(first);
        }}
      >
        <SearchInput
          label={t('bank.search')}
          placeholder={t('bank.search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </chakra.form>
      <Text textStyle="sm" color="fg.muted" mt="1" mb="3" role="status">
        {all.length > 0 && t('bank.found', { count: found.length })}
      </Text>
      {list.isPending && (
        <Skeleton h="8rem" borderRadius="l2" role="status" aria-label={t('bank.loading')} />
      )}
      {list.isError && !list.data && (
        <ErrorState error={list.error} retry={() => void list.refetch()} />
      )}
      {isEmpty && (
        <EmptyState
          title={t('bank.none')}
          text={t('bank.noneText', { keep: t('bank.keep') })}
          action={<Button onClick={onClose}>{t('bank.write')}</Button>}
        />
      )}
      {found.length > 0 && (
        <chakra.ul listStyleType="none" aria-label={t('bank.title')}>
          {found.map((comment) => (
            <KeptCommentRow
              key={comment.commentId}
              comment={comment}
              onTake={() => take(comment)}
            />
          ))}
        </chakra.ul>
      )}
      <LoadMore list={list} />
    </Modal>
  );
}
