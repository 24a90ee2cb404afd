import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { PagedList } from '#web/components/ui/paged-list.tsx';
import { formatDate } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { rosterQueries } from './queries.ts';
import './texts.ts';
import type { Invitation } from './types.ts';

/** Lists the people who are invited and have not enrolled yet. */
export function InvitationList({ courseId }: { courseId: string }) {
  const { t } = useTranslation('rosters');
  const list = useInfiniteQuery(rosterQueries.invitations(courseId));
  return (
    <PagedList
      list={list}
      loading={
        <Skeleton h="6rem" borderRadius="l3" role="status" aria-label={t('invite.loading')} />
      }
      empty={<Text color="fg.muted">{t('invite.empty')}</Text>}
    >
      {(invitations) => (
        <Box as="ul" listStyleType="none">
          {invitations.map((invitation) => (
            <InvitationRow
              key={invitation.invitationId}
              courseId={courseId}
              invitation={invitation}
            />
          ))}
        </Box>
      )}
    </PagedList>
  );
}

function InvitationRow({ courseId, invitation }: { courseId: string; invitation: Invitation }) {
  const { t } = useTranslation('rosters');
  const { language } = useLanguage();
  const [asking, setAsking] = useState(false);
  const { invitationId, email, invitedAt, place, sentAt, mail } = invitation;
  const revoke = useWrite('enrollments.revokeInvitation', {
    meta: { invalidates: [['roster', courseId, 'invitations']], success: t('invite.revoked') },
  });
  const date = formatDate(sentAt ?? invitedAt, language);
  return (
    <Flex as="li" wrap="wrap" gap="3" align="center" py="3" borderTopWidth="1px">
      <Box flex="1 1 14rem" minW="0">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {email}
        </Text>
        <Text color="fg.muted" textStyle="sm">
          {t(`invite.${mail === 'sent' ? 'sentOn' : mail}`, { date })}
          {place === 'free' && ` ${t('invite.isFree')}`}
        </Text>
      </Box>
      <Button
        size="sm"
        variant="outline"
        disabled={revoke.isPending}
        aria-label={t('invite.revokeOf', { email })}
        onClick={() => setAsking(true)}
      >
        {t('invite.revoke')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('invite.revokeOf', { email })}
          text={t('invite.revokeText')}
          yes={t('invite.revoke')}
          no={t('invite.keep')}
          pending={revoke.isPending}
          onYes={() => {
            revoke.mutate({ params: { courseId, invitationId } });
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Flex>
  );
}
