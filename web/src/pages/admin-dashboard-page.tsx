import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { TeacherRequests } from '#web/features/accounts/teacher-requests.tsx';
import '#web/features/accounts/texts.ts';
import { catalogQueries } from '#web/features/catalog/queries.ts';
import { FeaturedEditor } from '#web/features/courses/featured/featured-editor.tsx';
import '#web/features/courses/featured/texts.ts';
import { paths } from '#web/lib/paths.ts';
import { useGreeting } from './use-greeting.ts';

export default function AdminDashboardPage() {
  const { t } = useTranslation(['accounts', 'featured']);
  const home = useQuery(catalogQueries.home());
  return (
    <PageBody>
      <PageHeading title={useGreeting()} lead={t('requests.lead')} />
      <Box as="section" aria-labelledby="requests" maxW="3xl">
        <Heading as="h2" size="2xl" mb="5" id="requests">
          {t('requests.title')}
        </Heading>
        <TeacherRequests />
      </Box>
      <Box as="section" aria-labelledby="featured" mt="14" maxW="3xl">
        <Heading as="h2" size="2xl" id="featured">
          {t('featured:title')}
        </Heading>
        <Text color="fg.muted" mt="1" mb="5">
          {t('featured:lead')}
        </Text>
        <FeaturedEditor known={home.isPending ? undefined : (home.data?.featured ?? [])} />
      </Box>
      <Box as="section" aria-labelledby="site-settings" mt="14" maxW="3xl">
        <Heading as="h2" size="2xl" id="site-settings">
          {t('featured:settings.title')}
        </Heading>
        <Text color="fg.muted" mt="1" mb="5">
          {t('featured:settings.lead')}
        </Text>
        <ButtonLink variant="outline" to={paths.siteSettings}>
          {t('featured:settings.open')}
        </ButtonLink>
      </Box>
    </PageBody>
  );
}
