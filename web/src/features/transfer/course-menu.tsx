import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { LocalizedText } from '#shared/policies/languages.ts';
import { Icon } from '#web/components/ui/icon.tsx';
import { MenuButton } from '#web/components/ui/menu-button.tsx';
import type { MenuItem } from '#web/components/ui/menu.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import './texts.ts';
import { useExport } from './use-export.ts';

type Props = {
  course: { courseId: string; title: LocalizedText };
  /** Further actions; they come first. */
  items: MenuItem[];
};

/** Rarer actions on a course; among them, exporting it as Markdown and bringing files back into it. */
export function CourseMenu({ course, items }: Props) {
  const { t } = useTranslation('transfer');
  const { local } = useLanguage();
  const navigate = useNavigate();
  const { courseId } = course;
  const { save } = useExport(courseId);
  return (
    <MenuButton
      label={t('more', { title: local(course.title).text })}
      items={[
        ...items,
        { label: t('export.action'), icon: <Icon name="text" />, onChoose: save },
        {
          label: t('import.action'),
          icon: <Icon name="plus" />,
          onChoose: () => void navigate(`${paths.importCourse}?into=${courseId}`),
        },
      ]}
    />
  );
}
