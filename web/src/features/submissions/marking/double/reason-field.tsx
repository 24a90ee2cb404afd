import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '#web/components/form/text-field.tsx';
import './texts.ts';

type Props = { hint: string; isMissing: boolean; field: UseFormRegisterReturn };

/** Why somebody who marks decides what they do. */
export function ReasonField({ hint, isMissing, field }: Props) {
  const { t } = useTranslation('doubleMarking');
  return (
    <TextField
      label={t('reason.label')}
      hint={hint}
      maxLength={200}
      error={isMissing ? t('reason.missing') : undefined}
      field={field}
    />
  );
}
