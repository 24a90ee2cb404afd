import { useTranslation } from 'react-i18next';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { CourseTotals } from '#web/features/grades/list/course-totals.tsx';
import '#web/features/grades/list/texts.ts';

/** What one has so far in each of one's courses. */
export default function StudentGradesPage() {
  const { t } = useTranslation('gradeList');
  return (
    <PageBody width="middle">
      <PageHeading title={t('title')} lead={t('lead')} />
      <CourseTotals />
    </PageBody>
  );
}
