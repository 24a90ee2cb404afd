import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '#web/components/form/text-field.tsx';
import './texts.ts';

type Props = { field: UseFormRegisterReturn; wrong: boolean };

/** The address that somebody signs in by. */
export function EmailField({ field, wrong }: Props) {
  const { t } = useTranslation('identity');
  return (
    <TextField
      label={t('email')}
      type="email"
      autoComplete="email"
      required
      field={field}
      error={wrong ? t('invalid.email') : undefined}
    />
  );
}
