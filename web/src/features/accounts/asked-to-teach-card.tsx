import { Heading } from '@chakra-ui/react/heading';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { paths } from '#web/lib/paths.ts';
import { accountQueries } from './queries.ts';
import { RequestStanding } from './teacher-request.tsx';
import './texts.ts';

/** How the request of somebody who asked to teach stands. */
export default function AskedToTeachCard() {
  const { t } = useTranslation('accounts');
  const { data } = useQuery(accountQueries.teacherRequest());
  if (!data?.request) return null;
  const { granted, request } = data;
  const title = granted
    ? 'approvedTitle'
    : request.state === 'declined'
      ? 'declinedTitle'
      : 'waitingTitle';
  return (
    <Card as="section" aria-labelledby="teacher-request" mb="10" maxW="3xl">
      <Heading as="h2" size="xl" mb="3" id="teacher-request">
        {t(`teacher.${title}`)}
      </Heading>
      {granted ? (
        <ButtonLink to={paths.teacherDashboard}>{t('teacher.toTeaching')}</ButtonLink>
      ) : (
        <RequestStanding />
      )}
    </Card>
  );
}
