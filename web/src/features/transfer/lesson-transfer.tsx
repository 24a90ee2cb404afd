import { useTranslation } from 'react-i18next';
import type { LocalizedText } from '#shared/policies/languages.ts';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import './texts.ts';
import { useExport } from './use-export.ts';

type Props = {
  courseId: string;
  lesson: { moduleId: string; blockId: string; title: LocalizedText };
};

/** Takes a lesson away as Markdown, and brings files back into its place. */
export function LessonTransfer({ courseId, lesson }: Props) {
  const { t } = useTranslation('transfer');
  const { local } = useLanguage();
  const { working, save } = useExport(courseId, lesson);
  const named = { title: local(lesson.title).text };
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        aria-label={t('export.of', named)}
        aria-disabled={working}
        onClick={save}
      >
        {t(working ? 'export.working' : 'export.action')}
      </Button>
      <ButtonLink
        to={`${paths.importCourse}?into=${courseId}&module=${lesson.moduleId}`}
        size="sm"
        variant="quiet"
        aria-label={t('import.of', named)}
      >
        {t('import.action')}
      </ButtonLink>
    </>
  );
}
