import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import * as z from 'zod';
import { teachingReason } from '#shared/schemas/accounts.ts';
import { line } from '#shared/schemas/text.ts';
import { CheckboxField } from '#web/components/form/checkbox-field.tsx';
import { ChoiceGroup } from '#web/components/form/choice-group.tsx';
import { Form } from '#web/components/form/form.tsx';
import { LeaveGuard } from '#web/components/form/leave-guard.tsx';
import { NameFields } from '#web/components/form/name-fields.tsx';
import { TextAreaField } from '#web/components/form/text-area-field.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { EmailField } from './email-field.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { signUp, type Unconfirmed } from './provider.ts';
import { emailSchema, newPassword, samePasswords } from './schemas.ts';
import './texts.ts';
import { useIdentityAction } from './use-identity-action.ts';

const schema = z
  .strictObject({
    firstName: line(60),
    lastName: line(60),
    email: emailSchema,
    ...newPassword,
    role: z.enum(['student', 'teacher']),
    reason: teachingReason,
    terms: z.literal(true),
  })
  .refine(...samePasswords);

type Values = z.input<typeof schema>;
type Parsed = z.output<typeof schema>;

/** Signing up: names, email, password twice, student or teacher, terms. */
export function RegisterForm({ onRegistered }: { onRegistered: (person: Unconfirmed) => void }) {
  const { t } = useTranslation('identity');
  const { language } = useLanguage();
  const { register, handleSubmit, formState, control } = useForm<Values, unknown, Parsed>({
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      password: '',
      confirm: '',
      role: 'student',
      reason: '',
    },
    resolver: zodResolver(schema),
  });
  const send = useIdentityAction((person: Parsed) => signUp({ ...person, language }), onRegistered);
  const role = useWatch({ control, name: 'role' });
  const { errors } = formState;
  const wrong = (name: 'firstName' | 'lastName' | 'role' | 'terms') =>
    errors[name] && t(`invalid.${name}`);
  return (
    <Form onSubmit={(event) => void handleSubmit((person) => send.mutate(person))(event)}>
      <LeaveGuard unsaved={formState.isDirty && !send.isSuccess} />
      {send.refused && <Notice kind="error">{t(`error.${send.refused}`)}</Notice>}
      <NameFields
        fields={{ firstName: register('firstName'), lastName: register('lastName') }}
        label={t}
        wrong={wrong}
      />
      <EmailField field={register('email')} wrong={errors.email !== undefined} />
      <NewPasswordFields kind="password" register={register} errors={errors} />
      <ChoiceGroup
        legend={t('role.legend')}
        choices={[
          { value: 'student', label: t('role.student') },
          { value: 'teacher', label: t('role.teacher'), hint: t('role.teacherHint') },
        ]}
        field={register('role')}
        error={wrong('role')}
      />
      {role === 'teacher' && (
        <TextAreaField
          label={t('role.reason')}
          hint={t('role.reasonHint')}
          rows={3}
          field={register('reason')}
          error={errors.reason && t('invalid.reason')}
        />
      )}
      <CheckboxField field={register('terms')} error={wrong('terms')}>
        <Trans
          ns="identity"
          i18nKey="acceptTerms"
          components={{
            terms: <TextLink to={paths.terms} target="_blank" />,
            privacy: <TextLink to={paths.privacy} target="_blank" />,
          }}
        />
      </CheckboxField>
      <Button type="submit" size="lg" disabled={send.isPending}>
        {t(send.isPending ? 'sending' : 'createAccount')}
      </Button>
    </Form>
  );
}
