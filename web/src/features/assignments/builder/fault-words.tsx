import { useTranslation } from 'react-i18next';
import { Notice } from '#web/components/ui/notice.tsx';
import './texts.ts';
import type { SaidFault } from './types.ts';

type Props = { found: readonly SaidFault[]; of: readonly SaidFault[] };

/** Says, beside the fields that can change it, what an assignment lacks. */
export function FaultWords({ found, of }: Props) {
  const { t } = useTranslation('assignmentBuilder');
  const here = of.filter((one) => found.includes(one));
  if (here.length === 0) return null;
  return (
    <Notice kind="warning">
      {here.map((one) => (
        <p key={one}>{t(`fault.${one}`)}</p>
      ))}
    </Notice>
  );
}
