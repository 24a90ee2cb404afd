import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '#web/components/form/text-field.tsx';
import { passwordLength } from './passwords.ts';
import './texts.ts';

type Props = {
  /** The first password of an account, or one that takes the place of another. */
  kind: 'password' | 'newPassword';
  register: (name: 'password' | 'confirm') => UseFormRegisterReturn;
  errors: FieldErrors<{ password: string; confirm: string }>;
};

/** A password to choose, and the same again. */
export function NewPasswordFields({ kind, register, errors }: Props) {
  const { t } = useTranslation('identity');
  return (
    <>
      <TextField
        label={t(kind)}
        hint={t('passwordHint', passwordLength)}
        type="password"
        autoComplete="new-password"
        required
        field={register('password')}
        error={errors.password && t('invalid.password', passwordLength)}
      />
      <TextField
        label={t('confirmPassword')}
        type="password"
        autoComplete="new-password"
        required
        field={register('confirm')}
        error={errors.confirm && t('invalid.confirm')}
      />
    </>
  );
}
