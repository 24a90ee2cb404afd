import { Text } from '@chakra-ui/react/text';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from './error-state.tsx';
import { LoadMore } from './load-more.tsx';

type Page = { items: readonly unknown[] };
type Failure = { error: unknown; retry: () => void };

type Props<One extends Page> = {
  list: ComponentProps<typeof LoadMore>['list'] & {
    data: { pages: readonly One[] } | undefined;
    isPending: boolean;
    refetch: () => unknown;
  };
  /** The place of its rows while they are on their way. */
  loading: ReactNode;
  /** What stands there where there is nothing. A page without rows that another one follows is not nothing. */
  empty: ReactNode;
  /** Says why it could not be loaded; in a dialog or a part of a page, without a drawing. */
  failed?: ComponentType<Failure>;
  /** Its rows; asked for as soon as there is one. */
  children: (items: One['items'][number][], pages: readonly One[]) => ReactNode;
};

/** A list that is read page by page, in each of its states: on its way, failed, empty, with more to come, whole. */
export function PagedList<One extends Page>(props: Props<One>) {
  const { list, loading, empty, failed: Failed = ErrorState, children } = props;
  const { t } = useTranslation('common');
  if (list.isPending) return loading;
  if (!list.data) return <Failed error={list.error} retry={() => void list.refetch()} />;
  const { pages } = list.data;
  const items: One['items'][number][] = pages.flatMap((page) => page.items);
  if (items.length === 0 && !list.hasNextPage) return empty;
  return (
    <>
      {items.length > 0 ? (
        children(items, pages)
      ) : (
        <Text role="status" color="fg.muted">
          {t('noneSoFar')}
        </Text>
      )}
      <LoadMore list={list} />
    </>
  );
}
