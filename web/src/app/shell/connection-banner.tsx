import { Flex } from '@chakra-ui/react/flex';
import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { useConnection } from '#web/lib/use-connection.ts';

/** Says that nobody answers, what is safe, and what waits to be sent; gone by itself once that is over. */
export function ConnectionBanner() {
  const { t } = useTranslation(['shell', 'common']);
  const online = useConnection();
  const client = useQueryClient();
  const waiting = useMutationState({
    filters: { status: 'pending', predicate: ({ state }) => state.isPaused },
  }).length;
  return (
    <Flex
      role="status"
      hidden={online}
      display={online ? 'none' : 'flex'}
      align="center"
      gap="3"
      wrap="wrap"
      px={{ base: '4', md: '8' }}
      py="2"
      bg="bg.warning"
      textStyle="sm"
    >
      {!online && (
        <>
          <span>
            {t(navigator.onLine ? 'offline.server' : 'offline.device')}{' '}
            {waiting > 0 && t('offline.waiting', { count: waiting })}
          </span>
          <Button
            size="sm"
            variant="outline"
            ms="auto"
            onClick={() => void client.refetchQueries({ type: 'active' })}
          >
            {t('common:tryAgain')}
          </Button>
        </>
      )}
    </Flex>
  );
}
