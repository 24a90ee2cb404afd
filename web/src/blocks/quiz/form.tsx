import { useTranslation } from 'react-i18next';
import { Notice } from '#web/components/ui/notice.tsx';
import '../form/texts.ts';

/** A quiz is written on a page of its own (`builders.ts`); where another form would stand, this says so. */
export function QuizForm() {
  const { t } = useTranslation('lessons');
  return <Notice>{t('builder.quiz')}</Notice>;
}
