import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { passwordLength } from './passwords.ts';
import { PasswordField } from './password-field.tsx';
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
      <PasswordField
        label={t(kind)}
        hint={t('passwordHint', passwordLength)}
        autoComplete="new-password"
        required
        field={register('password')}
        error={errors.password && t('invalid.password', passwordLength)}
      />
      <PasswordField
        label={t('confirmPassword')}
        autoComplete="new-password"
        required
        field={register('confirm')}
        error={errors.confirm && t('invalid.confirm')}
      />
    </>
  );
}
