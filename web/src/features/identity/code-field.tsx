import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '#web/components/form/text-field.tsx';
import './texts.ts';

type Props = { field: UseFormRegisterReturn; wrong: boolean };

/** The six digits of a mail. */
export function CodeField({ field, wrong }: Props) {
  const { t } = useTranslation('identity');
  return (
    <TextField
      label={t('code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      required
      field={field}
      error={wrong ? t('invalid.code') : undefined}
    />
  );
}
