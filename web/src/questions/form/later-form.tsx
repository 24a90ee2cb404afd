import { useTranslation } from 'react-i18next';
import { Notice } from '#web/components/ui/notice.tsx';
import '../texts.ts';

/** Says that the rest of a type cannot be written here yet. */
export function LaterForm() {
  const { t } = useTranslation('questions');
  return <Notice>{t('form.later')}</Notice>;
}
