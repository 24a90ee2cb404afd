import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { errorKey } from '#web/lib/error-key.ts';
import { Button } from './button.tsx';

type Props = {
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    error: unknown;
    fetchNextPage: () => unknown;
  };
};

/** The next page of a list, asked for by hand; nothing where the list ends. */
export function LoadMore({ list }: Props) {
  const { t } = useTranslation(['common', 'errors']);
  if (!list.hasNextPage) return null;
  return (
    <Flex direction="column" align="center" gap="3" mt="8">
      {list.isFetchNextPageError && <Text role="alert">{t(`errors:${errorKey(list.error)}`)}</Text>}
      <Button
        variant="outline"
        disabled={list.isFetchingNextPage}
        onClick={() => void list.fetchNextPage()}
      >
        {t(list.isFetchingNextPage ? 'loading' : 'loadMore')}
      </Button>
    </Flex>
  );
}
