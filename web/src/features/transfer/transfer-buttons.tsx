import { useTranslation } from 'react-i18next';
import type { LocalizedText } from '#shared/policies/languages.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { ExportButton } from './export-button.tsx';
import './texts.ts';

type Props = { course: { courseId: string; title: LocalizedText } };

/** Takes a course away as Markdown, and brings files back into it. */
export function TransferButtons({ course: { courseId, title } }: Props) {
  const { t } = useTranslation('transfer');
  const { local } = useLanguage();
  const named = { title: local(title).text };
  return (
    <>
      <ExportButton courseId={courseId} {...named} />
      <ButtonLink
        to={paths.importCourse(`?into=${courseId}`)}
        size="sm"
        variant="quiet"
        aria-label={t('import.of', named)}
      >
        {t('import.action')}
      </ButtonLink>
    </>
  );
}
