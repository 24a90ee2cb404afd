import { useInfiniteQuery } from '@tanstack/react-query';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { PagedList } from '#web/components/ui/paged-list.tsx';
import { formatDate, formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { comeBackSoon } from '#web/lib/session/come-back-soon.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { accountQueries } from './queries.ts';
import './texts.ts';
import type { Session } from './types.ts';

/** Ending a session changes the profile's version too. */
const touched = [
  ['accounts', 'sessions'],
  ['accounts', 'me'],
];

/** Lists where somebody is signed in; each session can be ended, or all but this one. */
export function SessionList() {
  const { t } = useTranslation('accounts');
  const list = useInfiniteQuery(accountQueries.sessions());
  const endOthers = useWrite('accounts.endOtherSessions', {
    meta: { invalidates: touched, success: t('sessions.othersEnded') },
    onSuccess: comeBackSoon,
  });
  return (
    <>
      <PagedList
        list={list}
        loading={
          <Skeleton h="9rem" borderRadius="l3" role="status" aria-label={t('sessions.loading')} />
        }
        empty={<EmptyState title={t('sessions.empty')} />}
      >
        {(sessions) => (
          <Box as="ul" listStyleType="none">
            {sessions.map((session) => (
              <SessionRow key={session.sessionId} session={session} />
            ))}
          </Box>
        )}
      </PagedList>
      {list.data && (
        <>
          <Text mt="4" color="fg.muted" textStyle="sm" maxW="60ch">
            {t('sessions.effect')}
          </Text>
          <Button
            mt="5"
            variant="outline"
            disabled={endOthers.isPending}
            onClick={() => endOthers.mutate({})}
          >
            {t('sessions.endOthers')}
          </Button>
        </>
      )}
    </>
  );
}

function SessionRow({ session }: { session: Session }) {
  const { t } = useTranslation('accounts');
  const { language } = useLanguage();
  const { sessionId, browser, system, firstSeenAt, lastSeenAt, current } = session;
  const end = useWrite('accounts.endSession', {
    meta: { invalidates: touched, success: t('sessions.ended') },
    onSuccess: comeBackSoon,
  });
  const device = t('sessions.on', {
    browser: browser ?? t('sessions.someBrowser'),
    system: system ?? t('sessions.someSystem'),
  });
  const when = formatMinute(lastSeenAt, language);
  return (
    <Flex
      as="li"
      wrap="wrap"
      gap="3"
      align="center"
      justify="space-between"
      py="3.5"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0', pt: '0' }}
    >
      <Box minW="0">
        <Flex wrap="wrap" gap="2" align="center">
          <Text fontWeight="medium">{device}</Text>
          {current && <Badge colorPalette="gold">{t('sessions.here')}</Badge>}
        </Flex>
        <Text color="fg.muted" textStyle="sm">
          {t('sessions.seen', { when, since: formatDate(firstSeenAt, language) })}
        </Text>
      </Box>
      {!current && (
        <Button
          size="sm"
          variant="outline"
          disabled={end.isPending}
          aria-label={t('sessions.endOf', { device, when })}
          onClick={() => end.mutate({ params: { sessionId } })}
        >
          {t('sessions.end')}
        </Button>
      )}
    </Flex>
  );
}
