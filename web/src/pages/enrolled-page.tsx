import { useTranslation } from 'react-i18next';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { EnrolledList } from '#web/features/enrollments/enrolled-list.tsx';
import '#web/features/enrollments/texts.ts';

export default function EnrolledPage() {
  const { t } = useTranslation('enrollments');
  return (
    <PageBody>
      <PageHeading title={t('title')} lead={t('lead')} />
      <EnrolledList />
    </PageBody>
  );
}
