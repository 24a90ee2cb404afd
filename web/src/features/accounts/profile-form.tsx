import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { ApiError } from '#shared/contract/client.ts';
import { editableProfile } from '#shared/schemas/accounts.ts';
import { Form } from '#web/components/form/form.tsx';
import { LeaveGuard } from '#web/components/form/leave-guard.tsx';
import { showIssues } from '#web/components/form/server-issues.ts';
import { TextAreaField } from '#web/components/form/text-area-field.tsx';
import { NameFields } from '#web/components/form/name-fields.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { Section } from './section.tsx';
import './texts.ts';
import type { OwnProfile } from './types.ts';
import { useSaveProfile } from './use-save-profile.ts';

const { firstName, lastName, headline, phone, bio } = editableProfile;
const schema = z.strictObject({ firstName, lastName, headline, phone, bio });

type Values = z.input<typeof schema>;

const fields = ['firstName', 'lastName', 'headline', 'phone', 'bio'] as const;

const valuesOf = (profile: OwnProfile): Values => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  headline: profile.headline,
  phone: profile.phone,
  bio: profile.bio,
});

/** Who somebody is to the others. A newer save is never overwritten unseen: the form says so and keeps what was typed. */
export function ProfileForm({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation('accounts');
  const [stale, setStale] = useState(false);
  const { register, handleSubmit, setError, reset, formState } = useForm<Values>({
    defaultValues: valuesOf(profile),
    resolver: zodResolver(schema),
  });
  const { saving, save } = useSaveProfile(profile, () => setStale(true));
  const { errors, isDirty } = formState;
  const wrong = (name: (typeof fields)[number]) => errors[name] && t(`invalid.${name}`);
  const send = async (values: Values) => {
    setStale(false);
    const outcome = await save(values);
    if (outcome instanceof ApiError) showIssues(outcome, fields, setError);
    else if (outcome === 'saved') reset(values);
  };
  return (
    <Section title={t('about')} lead={t('aboutLead')} saving={saving}>
      <Form onSubmit={(event) => void handleSubmit(send)(event)}>
        <LeaveGuard unsaved={isDirty} />
        {stale && <Notice kind="warning">{t('stale')}</Notice>}
        <NameFields
          fields={{ firstName: register('firstName'), lastName: register('lastName') }}
          label={t}
          wrong={wrong}
        />
        <TextField
          label={t('headline')}
          hint={t('headlineHint')}
          field={register('headline', {
            setValueAs: (value: string | null) => value?.trim() || null,
          })}
          error={wrong('headline')}
        />
        <TextAreaField
          label={t('bio')}
          hint={t('bioHint')}
          field={register('bio')}
          error={wrong('bio')}
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
        <Button type="submit" alignSelf="flex-start" disabled={saving.is === 'saving'}>
          {t(saving.is === 'saving' ? 'saving' : 'save')}
        </Button>
      </Form>
    </Section>
  );
}
