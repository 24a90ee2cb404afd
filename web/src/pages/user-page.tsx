import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { accountQueries } from '#web/features/accounts/queries.ts';
import { ErasedPerson } from '#web/features/accounts/users/erased-person.tsx';
import { ErasurePanel } from '#web/features/accounts/users/erasure-panel.tsx';
import { RolesForm } from '#web/features/accounts/users/roles-form.tsx';
import { StatusPanel } from '#web/features/accounts/users/status-panel.tsx';
import { UserFacts } from '#web/features/accounts/users/user-facts.tsx';
import '#web/features/accounts/users/texts.ts';
import { isNotFound } from '#web/lib/is-not-found.ts';
import { paths } from '#web/lib/paths.ts';
import NotFoundPage from './not-found-page.tsx';

/** Somebody's account: what is known of it, their roles, and whether they may come in. */
export default function UserPage() {
  const { userId = '' } = useParams();
  const { t } = useTranslation('users');
  const { data: user, error, isPending, refetch } = useQuery(accountQueries.user(userId));
  if (isNotFound(error)) return <GonePerson userId={userId} />;
  const name = user && `${user.firstName} ${user.lastName}`;
  return (
    <PageBody width="middle">
      <Crumbs places={[{ label: t('title'), to: paths.users }]} />
      <PageHeading title={name ?? t('account')} />
      {isPending && (
        <Skeleton h="20rem" borderRadius="l3" role="status" aria-label={t('loadingOne')} />
      )}
      {error && !user && <ErrorState error={error} retry={() => void refetch()} />}
      {user && (
        <>
          <UserFacts user={user} />
          <Box as="section" mt="12">
            <Heading as="h2" size="2xl" mb="4">
              {t('roles.title')}
            </Heading>
            {/* Roles that changed elsewhere take the place of what was ticked. */}
            <RolesForm key={user.inForce.join()} user={user} />
          </Box>
          <Box as="section" mt="12">
            <Heading as="h2" size="2xl">
              {t('status.title')}
            </Heading>
            <StatusPanel user={user} name={name ?? ''} />
          </Box>
          <Box as="section" mt="12">
            <Heading as="h2" size="2xl" mb="4">
              {t('erasure.title')}
            </Heading>
            <ErasurePanel user={user} />
          </Box>
        </>
      )}
    </PageBody>
  );
}

/** Somebody who was erased has a page that says so; of anybody else there is none. */
function GonePerson({ userId }: { userId: string }) {
  const { t } = useTranslation('users');
  const { data: erasure, error, isPending, refetch } = useQuery(accountQueries.erasure(userId));
  if (isNotFound(error)) return <NotFoundPage />;
  return (
    <PageBody width="middle">
      <Crumbs places={[{ label: t('title'), to: paths.users }]} />
      <PageHeading title={t('erasure.goneTitle')} />
      {isPending && (
        <Skeleton h="20rem" borderRadius="l3" role="status" aria-label={t('loadingOne')} />
      )}
      {error && !erasure && <ErrorState error={error} retry={() => void refetch()} />}
      {erasure && <ErasedPerson erasure={erasure} />}
    </PageBody>
  );
}
