import { useTranslation } from 'react-i18next';
import '#web/blocks/form/texts.ts';
import { Notice } from '#web/components/ui/notice.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import './texts.ts';
import type { Assignment } from './types.ts';

/** Names the rules that an assignment has from a file and that nothing here changes; nothing where it has none. */
export function StaysNotice({ assignment }: { assignment: Assignment }) {
  const { t } = useTranslation(['assignmentBuilder', 'lessons']);
  const { language } = useLanguage();
  const stays = assignment.secondMarker ? (['secondMarker'] as const) : [];
  if (stays.length === 0) return null;
  const what = new Intl.ListFormat(language).format(
    stays.map((name) => t(`lessons:field.${name}`)),
  );
  return <Notice>{t('stays', { what })}</Notice>;
}
