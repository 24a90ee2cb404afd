import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorKey } from '#web/lib/error-key.ts';
import { notify } from '#web/lib/notify.ts';
import './texts.ts';

/** Hands over a course, or one of its lessons, as Markdown. */
export function useExport(courseId: string, lesson?: { moduleId: string; blockId: string }) {
  const { t } = useTranslation(['transfer', 'errors']);
  const [working, setWorking] = useState(false);
  const save = async () => {
    if (working) return;
    setWorking(true);
    try {
      // What writes Markdown is large, and asked for by few.
      const { exportCourse, exportLesson } = await import('./export-course.ts');
      await (lesson ? exportLesson(courseId, lesson) : exportCourse(courseId));
    } catch (error) {
      void notify('error', { title: t(`errors:${errorKey(error)}`) });
    } finally {
      setWorking(false);
    }
  };
  return { working, save: () => void save() };
}
