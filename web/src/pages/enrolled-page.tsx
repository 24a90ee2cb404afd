import { useTranslation } from 'react-i18next';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { EnrolledList } from '#web/features/progress/enrolled-list.tsx';
import '#web/features/progress/texts.ts';

export default function EnrolledPage() {
  const { t } = useTranslation('progress');
  return (
    <PageBody>
      <PageHeading title={t('title')} lead={t('lead')} />
      <EnrolledList />
    </PageBody>
  );
}
