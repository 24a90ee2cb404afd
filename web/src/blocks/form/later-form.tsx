import { useTranslation } from 'react-i18next';
import { Notice } from '#web/components/ui/notice.tsx';
import type { FormProps } from './form-props.ts';
import './texts.ts';

/** Says that a kind is planned and not built yet. */
export function LaterForm({ content }: FormProps<'assignment'>) {
  const { t } = useTranslation('lessons');
  return <Notice>{t(`later.${content.kind}`)}</Notice>;
}
