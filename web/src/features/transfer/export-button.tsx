import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { notify } from '#web/lib/notify.ts';
import './texts.ts';

type Props = {
  /** Of what, for who hears the button alone. */
  title: string;
  courseId: string;
  /** One lesson alone; without it, the whole course. */
  lesson?: { moduleId: string; blockId: string };
};

/** Hands over a course, or one of its lessons, as Markdown. */
export function ExportButton({ title, courseId, lesson }: Props) {
  const { t } = useTranslation(['transfer', 'errors']);
  const [working, setWorking] = useState(false);
  const save = async () => {
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
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={t('export.of', { title })}
      aria-disabled={working}
      onClick={() => !working && void save()}
    >
      {t(working ? 'export.working' : 'export.action')}
    </Button>
  );
}
