import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { formatDate, formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { accountQueries } from '../queries.ts';
import type { Erasure, ManagedUser } from '../types.ts';
import { ErasureDialog } from './erasure-dialog.tsx';
import { WhatGoes } from './what-goes.tsx';
import './texts.ts';
import { useUserWrite } from './use-user-write.ts';

/** The erasure of an account: who asked, what is ordered and until when it can be taken back, and what goes with it. */
export function ErasurePanel({ user }: { user: ManagedUser }) {
  const { t } = useTranslation('users');
  const [asking, setAsking] = useState(false);
  const erasure = useQuery(accountQueries.erasure(user.userId));
  if (erasure.isPending)
    return <Skeleton h="6rem" borderRadius="l3" role="status" aria-label={t('erasure.loading')} />;
  if (!erasure.data)
    return <ErrorState error={erasure.error} retry={() => void erasure.refetch()} />;
  const { state, courses } = erasure.data;
  return (
    <>
      <Story erasure={erasure.data} />
      {state === 'waiting' && <TakeBack user={user} />}
      <WhatGoes courses={courses} />
      {state === 'none' && (
        <Button variant="error" mt="5" onClick={() => setAsking(true)}>
          {t('erasure.order')}
        </Button>
      )}
      {asking && <ErasureDialog user={user} courses={courses} onClose={() => setAsking(false)} />}
    </>
  );
}

function Story({ erasure }: { erasure: Erasure }) {
  const { t } = useTranslation('users');
  const { language } = useLanguage();
  const { state, requestedAt, orderedAt, dueAt, orderedBy, reason, coursesTo } = erasure;
  const lines = [
    requestedAt === null
      ? state === 'none' && t('erasure.notAsked')
      : t('erasure.asked', { date: formatDate(requestedAt, language) }),
    orderedAt !== null &&
      t(orderedBy ? 'erasure.orderedBy' : 'erasure.ordered', {
        date: formatMinute(orderedAt, language),
        name: orderedBy?.name,
      }),
    reason !== null && t('erasure.why', { reason }),
    coursesTo && t('erasure.coursesGo', { name: coursesTo.name }),
    dueAt !== null &&
      t(state === 'erasing' ? 'erasure.underWay' : 'erasure.due', {
        date: formatMinute(dueAt, language),
      }),
  ].filter((line) => line !== false && line !== null);
  const text = lines.map((line) => (
    <Text key={line} mb="2" maxW="60ch">
      {line}
    </Text>
  ));
  return state === 'none' ? text : <Notice kind="warning">{text}</Notice>;
}

function TakeBack({ user: { userId } }: { user: ManagedUser }) {
  const { t } = useTranslation('users');
  const cancel = useUserWrite('accounts.cancelErasure', userId, t('erasure.takenBack'));
  return (
    <>
      {cancel.problem !== null && <Notice kind="error">{cancel.problem}</Notice>}
      <Button
        variant="outline"
        my="4"
        disabled={cancel.isPending}
        onClick={() => cancel.mutate({ params: { userId } })}
      >
        {t('erasure.takeBack')}
      </Button>
    </>
  );
}
