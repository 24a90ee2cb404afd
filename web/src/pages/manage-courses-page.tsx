import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import '#web/features/courses/authoring/texts.ts';
import { ManagedCourses } from '#web/features/courses/managed/managed-courses.tsx';
import { paths } from '#web/lib/paths.ts';

export default function ManageCoursesPage() {
  const { t } = useTranslation('authoring');
  return (
    <PageBody>
      <Flex justify="space-between" align="flex-start" wrap="wrap" columnGap="6">
        <PageHeading title={t('manage.title')} lead={t('manage.lead')} />
        <ButtonLink to={paths.createCourse} mb="8">
          <Icon name="plus" />
          {t('manage.create')}
        </ButtonLink>
      </Flex>
      <ManagedCourses />
    </PageBody>
  );
}
