import { useTranslation } from 'react-i18next';
import { Notice } from '#web/components/ui/notice.tsx';
import type { PlayerProps } from './player-props.ts';
import './texts.ts';

/** Says that a kind is planned and cannot be taken yet. */
export function NotYet({ content: { kind } }: PlayerProps<'assignment'>) {
  const { t } = useTranslation('player');
  return <Notice kind="info">{t(`notYet.${kind}`)}</Notice>;
}
