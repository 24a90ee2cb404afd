import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { FormActions } from '#web/components/form/form-actions.tsx';
import { Form } from '#web/components/form/form.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { accountQueries } from './queries.ts';
import './texts.ts';
import type { OwnProfile } from './types.ts';

/** The address that somebody signs in by: a new one is proved by a code, and so is the present one. */
export function EmailSettings({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation('accounts');
  const [wanted, setWanted] = useState<string | null>(null);
  const [changed, setChanged] = useState(false);
  return (
    <>
      <Text mb="4">{t('emailChange.present', { email: profile.email })}</Text>
      {changed && <Notice kind="success">{t('emailChange.changed')}</Notice>}
      {wanted === null ? (
        <AddressForm
          present={profile.email}
          onSent={(email) => {
            setChanged(false);
            setWanted(email);
          }}
        />
      ) : (
        <CodesForm
          present={profile.email}
          wanted={wanted}
          onChanged={() => {
            setWanted(null);
            setChanged(true);
          }}
          onGivenUp={() => setWanted(null)}
        />
      )}
    </>
  );
}

function AddressForm({ present, onSent }: { present: string; onSent: (email: string) => void }) {
  const { t } = useTranslation(['accounts', 'errors']);
  const schema = z.strictObject({
    email: z
      .string()
      .trim()
      .toLowerCase()
      .pipe(z.email().max(254))
      .refine((email) => email !== present),
  });
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { email: '' },
    resolver: zodResolver(schema),
  });
  const send = useWrite('accounts.requestEmailChange', {
    meta: { handles: 'all' },
    onSuccess: ({ email }) => onSent(email),
  });
  return (
    <Form onSubmit={(event) => void handleSubmit((body) => send.mutate({ body }))(event)}>
      {send.error && <Notice kind="error">{t(`errors:${errorKey(send.error)}`)}</Notice>}
      <TextField
        label={t('emailChange.new')}
        type="email"
        autoComplete="email"
        required
        field={register('email')}
        error={formState.errors.email && t('emailChange.invalid')}
      />
      <Button type="submit" variant="outline" alignSelf="flex-start" disabled={send.isPending}>
        {t('emailChange.send')}
      </Button>
    </Form>
  );
}

const code = z
  .string()
  .trim()
  .regex(/^\d{6}$/);
const codes = z.strictObject({ presentCode: code, newCode: code });

type CodesProps = {
  present: string;
  wanted: string;
  onChanged: () => void;
  onGivenUp: () => void;
};

function CodesForm({ present, wanted, onChanged, onGivenUp }: CodesProps) {
  const { t } = useTranslation(['accounts', 'errors']);
  const client = useQueryClient();
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { presentCode: '', newCode: '' },
    resolver: zodResolver(codes),
  });
  const confirm = useWrite('accounts.confirmEmailChange', {
    meta: { handles: 'all' },
    onSuccess: (profile) => {
      client.setQueryData(accountQueries.me().queryKey, profile);
      onChanged();
    },
  });
  const field = (name: 'presentCode' | 'newCode', email: string) => (
    <TextField
      label={t('emailChange.code', { email })}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      required
      field={register(name)}
      error={formState.errors[name] && t('emailChange.codeInvalid')}
    />
  );
  return (
    <Form onSubmit={(event) => void handleSubmit((body) => confirm.mutate({ body }))(event)}>
      <Notice kind="info">{t('emailChange.sent')}</Notice>
      {confirm.error && <Notice kind="error">{t(`errors:${errorKey(confirm.error)}`)}</Notice>}
      {field('presentCode', present)}
      {field('newCode', wanted)}
      <FormActions
        yes={t('emailChange.confirm')}
        no={t('emailChange.giveUp')}
        disabled={confirm.isPending}
        onNo={onGivenUp}
      />
    </Form>
  );
}
