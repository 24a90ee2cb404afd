import { Heading } from '@chakra-ui/react/heading';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { paths } from '#web/lib/paths.ts';
import { useTokens } from '#web/lib/session/use-session.ts';
import { accountQueries } from './queries.ts';
import { RequestStanding } from './teacher-request.tsx';
import './texts.ts';

/** On the start of whoever asked to teach: how that stands. Nobody else sees it, or is asked for it. */
export function TeacherRequestCard() {
  const { t } = useTranslation('accounts');
  const roles = useTokens()?.roles ?? [];
  const me = useQuery({ ...accountQueries.me(), staleTime: Infinity });
  const asked = me.data?.teacherRequest ?? null;
  const { data } = useQuery({ ...accountQueries.teacherRequest(), enabled: asked !== null });
  if (asked === null || !data?.request || roles.includes('admins')) return null;
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
