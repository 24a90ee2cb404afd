import { useQuery } from '@tanstack/react-query';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/components/ui/card.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { ProfileForm } from '#web/features/accounts/profile-form.tsx';
import { accountQueries } from '#web/features/accounts/queries.ts';
import { TeacherRequestPanel } from '#web/features/accounts/teacher-request.tsx';
import '#web/features/accounts/texts.ts';
import { ChangePasswordForm } from '#web/features/identity/change-password-form.tsx';
import '#web/features/identity/texts.ts';

export default function ProfilePage() {
  const { t } = useTranslation(['accounts', 'identity']);
  // The form keeps what is typed: the profile is not fetched again behind it.
  const { data, error, isPending, refetch } = useQuery({
    ...accountQueries.me(),
    refetchOnWindowFocus: false,
  });
  return (
    <PageBody width="reading">
      <PageHeading title={t('title')} lead={data?.email} />
      {isPending && (
        <Skeleton h="30rem" borderRadius="l3" role="status" aria-label={t('loading')} />
      )}
      {error && data === undefined && <ErrorState error={error} retry={() => void refetch()} />}
      {data && (
        <Flex direction="column" gap="8">
          <Card>
            <ProfileForm profile={data} />
          </Card>
          <Card as="section">
            <Heading as="h2" size="xl" mb="4">
              {t('teacher.title')}
            </Heading>
            <TeacherRequestPanel profile={data} />
          </Card>
          <Card as="section">
            <Heading as="h2" size="xl" mb="4">
              {t('identity:changePassword')}
            </Heading>
            <ChangePasswordForm />
          </Card>
        </Flex>
      )}
    </PageBody>
  );
}
