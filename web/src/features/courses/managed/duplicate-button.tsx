import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import '../authoring/texts.ts';
import type { TaughtCourse } from '../types.ts';

// A form brings what checks forms with it: it comes when it is asked for.
const DuplicateForm = lazy(async () => ({
  default: (await import('./duplicate-form.tsx')).DuplicateForm,
}));

/** Makes a course anew from one that is there. */
export function DuplicateButton({ course }: { course: TaughtCourse }) {
  const { t } = useTranslation('authoring');
  const { local } = useLanguage();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        aria-label={t('manage.duplicate.of', { title: local(course.title).text })}
        onClick={() => setOpen(true)}
      >
        {t('manage.duplicate.action')}
      </Button>
      {open && (
        <Modal title={t('manage.duplicate.title')} onClose={() => setOpen(false)}>
          <Suspense>
            <DuplicateForm course={course} onDone={() => setOpen(false)} />
          </Suspense>
        </Modal>
      )}
    </>
  );
}
