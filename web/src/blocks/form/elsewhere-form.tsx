import { useTranslation } from 'react-i18next';
import { Notice } from '#web/components/ui/notice.tsx';
import type { builders } from '../builders.ts';
import './texts.ts';

type Props = { content: { kind: keyof typeof builders } };

/** A kind that is written on a page of its own (`builders.ts`); where another form would stand, this says so. */
export function ElsewhereForm({ content }: Props) {
  const { t } = useTranslation('lessons');
  return <Notice>{t(`builder.${content.kind}`)}</Notice>;
}
