import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { isNotFound } from '#web/lib/is-not-found.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { enrollmentQueries } from '../queries.ts';
import './texts.ts';

/** Whether mails of invitations come to the address that a link is of, and the way to end or begin them. */
export function MailStop({ token }: { token: string }) {
  const { t } = useTranslation('mails');
  const { data, error, isPending, refetch } = useQuery(enrollmentQueries.mailStop(token));
  const invalidates = [['enrollments', 'mail-stop', token]] as const;
  const stop = useWrite('enrollments.stopMail', { meta: { invalidates, success: t('stopped') } });
  const resume = useWrite('enrollments.resumeMail', {
    meta: { invalidates, success: t('resumed') },
  });
  if (isPending)
    return <Skeleton h="9rem" borderRadius="l3" role="status" aria-label={t('loading')} />;
  if (isNotFound(error))
    return <EmptyState drawing="lock" title={t('unknown')} text={t('unknownText')} />;
  if (!data) return <ErrorState error={error} retry={() => void refetch()} />;
  const params = { token };
  return (
    <Card>
      <Text role="status" mb="5">
        {t(data.stopped ? 'off' : 'on')}
      </Text>
      <Button
        variant={data.stopped ? 'outline' : 'primary'}
        disabled={stop.isPending || resume.isPending}
        onClick={() =>
          data.stopped ? resume.mutate({ params }) : stop.mutate({ params, body: {} })
        }
      >
        {t(data.stopped ? 'resume' : 'stop')}
      </Button>
    </Card>
  );
}
