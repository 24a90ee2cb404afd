import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorNote } from '#web/components/ui/error-note.tsx';
import { formatDate } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { accountQueries } from './queries.ts';
import { TeachingReason } from './teaching-reason.tsx';
import './texts.ts';
import type { OwnProfile, OwnTeacherRequest } from './types.ts';

/** Becoming a teacher: the way to ask, or how the asking stands. */
export function TeacherRequestPanel({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation('accounts');
  if (profile.roles.includes('teachers')) return <Text>{t('teacher.approved')}</Text>;
  if (profile.roles.includes('admins')) return <Text>{t('teacher.admin')}</Text>;
  if (profile.teacherRequest === null) {
    return (
      <>
        <Text mb="4">{t('teacher.offer')}</Text>
        <AskToTeach />
      </>
    );
  }
  return <RequestStanding />;
}

function AskToTeach() {
  const { t } = useTranslation('accounts');
  const ask = useWrite('accounts.requestTeacherRole', {
    meta: { invalidates: [['accounts']], success: t('teacher.asked') },
  });
  return (
    <TeachingReason
      saved=""
      action={t('teacher.ask')}
      pending={ask.isPending}
      onSend={(reason) => ask.mutate({ body: { reason } })}
    />
  );
}

/** The state of a request: while it waits one can say why, and nobody is offered to ask again. */
export function RequestStanding() {
  const { t } = useTranslation('accounts');
  const { data, error, isPending, refetch } = useQuery(accountQueries.teacherRequest());
  if (isPending)
    return <Skeleton h="6" maxW="26rem" role="status" aria-label={t('teacher.loading')} />;
  if (!data) return <ErrorNote error={error} retry={() => void refetch()} />;
  const { request, granted } = data;
  if (granted) return <Text>{t('teacher.approvedOn')}</Text>;
  if (request?.state === 'pending') return <Waiting request={request} />;
  return <MayAskAgain request={request} />;
}

function Waiting({ request }: { request: OwnTeacherRequest }) {
  const { t } = useTranslation('accounts');
  const { language } = useLanguage();
  const explain = useWrite('accounts.explainTeacherRequest', {
    meta: { invalidates: [['accounts', 'teacherRequest']], success: t('teacher.reasonSaved') },
  });
  return (
    <>
      <Text mb="4">
        {t('teacher.pending', { date: formatDate(request.requestedAt, language) })}
      </Text>
      <TeachingReason
        saved={request.reason}
        action={t('teacher.saveReason')}
        pending={explain.isPending}
        onSend={(reason) => explain.mutate({ body: { reason } })}
      />
    </>
  );
}

/** A person who was declined, or whose role is gone since. */
function MayAskAgain({ request }: { request: OwnTeacherRequest | null }) {
  const { t } = useTranslation('accounts');
  const { language } = useLanguage();
  const again = request?.askAgainAt ?? null;
  return (
    <>
      <Text mb="4">
        {request?.state === 'declined' &&
          t('teacher.declined', {
            date: formatDate(request.decidedAt ?? request.requestedAt, language),
          })}{' '}
        {again === null
          ? t('teacher.askAgainNow')
          : t('teacher.askAgain', { date: formatDate(again, language) })}
      </Text>
      {again === null && <AskToTeach />}
    </>
  );
}
