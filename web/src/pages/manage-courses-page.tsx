import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import '#web/features/courses/authoring/texts.ts';
import { ManagedCourses } from '#web/features/courses/managed/managed-courses.tsx';
import type { TaughtCourse } from '#web/features/courses/types.ts';
import { TransferButtons } from '#web/features/transfer/transfer-buttons.tsx';
import '#web/features/transfer/texts.ts';
import { paths } from '#web/lib/paths.ts';

const transferOf = (course: TaughtCourse) => <TransferButtons course={course} />;

export default function ManageCoursesPage() {
  const { t } = useTranslation(['authoring', 'transfer']);
  return (
    <PageBody>
      <Flex justify="space-between" align="flex-start" wrap="wrap" columnGap="6">
        <PageHeading title={t('manage.title')} lead={t('manage.lead')} />
        <Flex gap="3" wrap="wrap" mb="8">
          <ButtonLink to={paths.importCourse()} variant="outline">
            {t('transfer:import.new')}
          </ButtonLink>
          <ButtonLink to={paths.createCourse}>
            <Icon name="plus" />
            {t('manage.create')}
          </ButtonLink>
        </Flex>
      </Flex>
      <ManagedCourses more={transferOf} />
    </PageBody>
  );
}
