import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SentBody } from '#shared/contract/route.ts';
import { ApiError } from '#shared/contract/client.ts';
import { accounts } from '#shared/contract/accounts.ts';
import { ChoiceGroup } from '#web/components/form/choice-group.tsx';
import { Form } from '#web/components/form/form.tsx';
import { showIssues } from '#web/components/form/server-issues.ts';
import { TextAreaField } from '#web/components/form/text-area-field.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { useWrite } from '#web/lib/use-write.ts';
import { accountQueries } from './queries.ts';
import './texts.ts';
import type { OwnProfile } from './types.ts';

type Values = SentBody<typeof accounts.updateMe>;

const fields = ['firstName', 'lastName', 'phone', 'bio', 'language'] as const;

const valuesOf = ({ firstName, lastName, phone, bio, language, version }: OwnProfile): Values => ({
  firstName,
  lastName,
  phone,
  bio,
  language,
  version,
});

/** The own profile. Somebody else's newer save is never overwritten unseen: the form says so and keeps what was typed. */
export function ProfileForm({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation(['accounts', 'common']);
  const client = useQueryClient();
  const [stale, setStale] = useState(false);
  const { register, handleSubmit, setError, reset, setValue, formState } = useForm<Values>({
    defaultValues: valuesOf(profile),
    resolver: zodResolver(accounts.updateMe.body),
  });
  const save = useWrite('accounts.updateMe', {
    meta: { success: t('saved'), handles: ['stale_version', 'invalid_request'] },
    onSuccess: (saved) => {
      client.setQueryData(accountQueries.me().queryKey, saved);
      reset(valuesOf(saved));
      setStale(false);
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      const current = error.problem?.current as OwnProfile | undefined;
      if (error.problem?.code === 'stale_version' && current) {
        setValue('version', current.version);
        setStale(true);
      } else if (!showIssues(error, fields, setError))
        setError('root', { message: 'invalid_request' });
    },
  });
  const { errors } = formState;
  const wrong = (name: (typeof fields)[number]) => errors[name] && t(`invalid.${name}`);
  return (
    <Form onSubmit={(event) => void handleSubmit((body) => save.mutate({ body }))(event)}>
      {stale && <Notice kind="warning">{t('stale')}</Notice>}
      <TextField
        label={t('firstName')}
        autoComplete="given-name"
        required
        field={register('firstName')}
        error={wrong('firstName')}
      />
      <TextField
        label={t('lastName')}
        autoComplete="family-name"
        required
        field={register('lastName')}
        error={wrong('lastName')}
      />
      <TextField
        label={t('phone')}
        hint={t('phoneHint')}
        type="tel"
        autoComplete="tel"
        field={register('phone', {
          setValueAs: (value: string | null) => value?.replaceAll(/[\s()-]/g, '') || null,
        })}
        error={wrong('phone')}
      />
      <TextAreaField
        label={t('bio')}
        hint={t('bioHint')}
        field={register('bio')}
        error={wrong('bio')}
      />
      <ChoiceGroup
        legend={t('language')}
        choices={[
          { value: 'en', label: t('common:languages.en') },
          { value: 'es', label: t('common:languages.es') },
        ]}
        field={register('language')}
        error={wrong('language')}
      />
      <Button type="submit" alignSelf="flex-start" disabled={save.isPending}>
        {t(save.isPending ? 'saving' : 'save')}
      </Button>
    </Form>
  );
}
