import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorKey } from '#web/lib/error-key.ts';
import { notifyPromise } from '#web/lib/notify.ts';
import './texts.ts';

/** Hands over a course, or one of its lessons, as Markdown; a toast says so for as long as that takes. */
export function useExport(courseId: string, lesson?: { moduleId: string; blockId: string }) {
  const { t } = useTranslation(['transfer', 'errors']);
  const [working, setWorking] = useState(false);
  const write = async () => {
    // The code that writes Markdown is large, and asked for by few.
    const { exportCourse, exportLesson } = await import('./export-course.ts');
    await (lesson ? exportLesson(courseId, lesson) : exportCourse(courseId));
  };
  const save = () => {
    if (working) return;
    setWorking(true);
    void notifyPromise(
      write().finally(() => setWorking(false)),
      {
        loading: { title: t('export.working') },
        success: { title: t('export.done') },
        error: (cause) => ({ title: t(`errors:${errorKey(cause)}`) }),
      },
    );
  };
  return { working, save };
}
