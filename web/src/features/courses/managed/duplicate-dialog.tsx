import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '#web/components/ui/modal.tsx';
import '../texts.ts';
import type { ActedCourse } from './use-course-state.ts';

// A form brings what checks forms with it: it comes when it is asked for.
const DuplicateForm = lazy(async () => ({
  default: (await import('./duplicate-form.tsx')).DuplicateForm,
}));

/** Makes a course anew from one that is there. */
export function DuplicateDialog({ course, onClose }: { course: ActedCourse; onClose: () => void }) {
  const { t } = useTranslation('courses');
  return (
    <Modal title={t('manage.duplicate.title')} onClose={onClose}>
      <Suspense>
        <DuplicateForm course={course} onDone={onClose} />
      </Suspense>
    </Modal>
  );
}
