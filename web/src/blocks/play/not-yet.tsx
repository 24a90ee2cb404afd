import { useTranslation } from 'react-i18next';
import { Notice } from '#web/components/ui/notice.tsx';
import type { PlayerProps } from './player-props.ts';
import './texts.ts';

/** What is planned and cannot be taken yet says so. */
export function NotYet({ content: { kind } }: PlayerProps<'quiz'> | PlayerProps<'assignment'>) {
  const { t } = useTranslation('player');
  return <Notice kind="info">{t(`notYet.${kind}`)}</Notice>;
}
