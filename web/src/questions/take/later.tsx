import { useTranslation } from 'react-i18next';
import { Notice } from '#web/components/ui/notice.tsx';
import '../texts.ts';

/** Says that a type is planned and not offered yet. */
export function LaterType() {
  const { t } = useTranslation('questions');
  return <Notice>{t('later')}</Notice>;
}
