import { useTranslation } from 'react-i18next';
import type { LocalizedText } from '#shared/policies/languages.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { ExportButton } from './export-button.tsx';
import './texts.ts';

type Props = {
  course: { courseId: string; title: LocalizedText };
  /** One of its lessons; without it, the whole course. */
  lesson?: { moduleId: string; blockId: string; title: LocalizedText };
};

/** Takes a course, or a lesson, away as Markdown, and brings files back into it. */
export function TransferButtons({ course, lesson }: Props) {
  const { t } = useTranslation('transfer');
  const { local } = useLanguage();
  const { courseId } = course;
  const named = { title: local((lesson ?? course).title).text };
  const module = lesson ? `&module=${lesson.moduleId}` : '';
  return (
    <>
      <ExportButton courseId={courseId} {...named} {...(lesson && { lesson })} />
      <ButtonLink
        to={paths.importCourse(`?into=${courseId}${module}`)}
        size="sm"
        variant="quiet"
        aria-label={t('import.of', named)}
      >
        {t('import.action')}
      </ButtonLink>
    </>
  );
}
