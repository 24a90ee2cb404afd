import { useInfiniteQuery } from '@tanstack/react-query';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton, SkeletonCircle } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorNote } from '#web/components/ui/error-note.tsx';
import { PagedList } from '#web/components/ui/paged-list.tsx';
import { Monogram } from '#web/components/ui/monogram.tsx';
import { formatDate } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { accountQueries } from './queries.ts';
import './texts.ts';
import type { TeacherRequest } from './types.ts';

/** The people who ask to become teachers, oldest first. */
export function TeacherRequests() {
  const { t } = useTranslation('accounts');
  const list = useInfiniteQuery(accountQueries.teacherRequests());
  return (
    <PagedList
      list={list}
      loading={<RequestSkeleton label={t('requests.loading')} />}
      empty={<Text color="fg.muted">{t('requests.empty')}</Text>}
      failed={ErrorNote}
    >
      {(requests) => (
        <Flex as="ul" direction="column" listStyleType="none">
          {requests.map((request) => (
            <li key={request.userId}>
              <RequestRow request={request} />
            </li>
          ))}
        </Flex>
      )}
    </PagedList>
  );
}

function RequestSkeleton({ label }: { label: string }) {
  return (
    <Flex
      role="status"
      aria-label={label}
      wrap="wrap"
      gap="4"
      align="center"
      py="4"
      borderTopWidth="1px"
    >
      <SkeletonCircle size="12" />
      <Box flex="1 1 14rem">
        <Skeleton h="4" maxW="10rem" />
        <Skeleton h="4" mt="2" maxW="18rem" />
      </Box>
      <Skeleton h="9" w="11rem" />
    </Flex>
  );
}

function RequestRow({ request }: { request: TeacherRequest }) {
  const { t } = useTranslation('accounts');
  const { language } = useLanguage();
  const { userId, name, email, reason, requestedAt, version } = request;
  const decide = useWrite('accounts.decideTeacherRequest', {
    meta: {
      invalidates: [
        ['accounts', 'teacherRequests'],
        ['accounts', 'users'],
      ],
      success: t('requests.decided'),
    },
  });
  const answer = (decision: 'approved' | 'declined') =>
    decide.mutate({ params: { userId }, body: { decision, version } });
  return (
    <Flex wrap="wrap" gap="4" align="center" py="4" borderTopWidth="1px">
      <Monogram name={name} size="12" />
      <Box minW="0" flex="1 1 14rem">
        <Text fontWeight="semibold">{name}</Text>
        <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
          {email} · {formatDate(requestedAt, language)}
        </Text>
        <Text mt="1" whiteSpace="pre-line" overflowWrap="anywhere" maxW="prose">
          {reason === '' ? t('requests.noReason') : reason}
        </Text>
      </Box>
      <Flex gap="2" wrap="wrap">
        <Button
          variant="success"
          size="sm"
          disabled={decide.isPending}
          aria-label={t('requests.approveOf', { name })}
          onClick={() => answer('approved')}
        >
          {t('requests.approve')}
        </Button>
        <Button
          variant="outline"
          size="sm"
          disabled={decide.isPending}
          aria-label={t('requests.declineOf', { name })}
          onClick={() => answer('declined')}
        >
          {t('requests.decline')}
        </Button>
      </Flex>
    </Flex>
  );
}
