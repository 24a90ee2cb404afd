import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { useTranslation } from 'react-i18next';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { TeacherRequests } from '#web/features/accounts/teacher-requests.tsx';
import '#web/features/accounts/texts.ts';
import { UserList } from '#web/features/accounts/users/user-list.tsx';
import { UserFilters } from '#web/features/accounts/users/user-filters.tsx';
import '#web/features/accounts/users/texts.ts';

/** Everybody with an account, and who asks to teach: for admins. */
export default function UsersPage() {
  const { t } = useTranslation(['users', 'accounts']);
  return (
    <PageBody>
      <PageHeading title={t('title')} lead={t('lead')} />
      <Box as="section" aria-labelledby="requests">
        <Heading as="h2" size="2xl" mb="5" id="requests">
          {t('accounts:requests.title')}
        </Heading>
        <TeacherRequests />
      </Box>
      <Box as="section" aria-labelledby="everybody" mt="14">
        <Heading as="h2" size="2xl" mb="5" id="everybody">
          {t('everybody')}
        </Heading>
        <UserFilters />
        <UserList />
      </Box>
    </PageBody>
  );
}
