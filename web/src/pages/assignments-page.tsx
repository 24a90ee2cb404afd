import { useTranslation } from 'react-i18next';
import '#web/blocks/assignment/state/texts.ts';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { OwnAssignments } from '#web/features/assignments/list/own-assignments.tsx';

/** One's assignments in all courses. */
export default function AssignmentsPage() {
  const { t } = useTranslation('ownAssignments');
  return (
    <PageBody>
      <PageHeading title={t('title')} lead={t('lead')} />
      <OwnAssignments />
    </PageBody>
  );
}
