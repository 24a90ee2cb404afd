import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { ApiError } from '#shared/contract/client.ts';
import { editableProfile } from '#shared/schemas/accounts.ts';
import { ConflictNotice } from '#web/components/conflict/conflict-notice.tsx';
import { Form } from '#web/components/form/form.tsx';
import { LeaveGuard } from '#web/components/form/leave-guard.tsx';
import { showIssues } from '#web/components/form/server-issues.ts';
import { TextAreaField } from '#web/components/form/text-area-field.tsx';
import { NameFields } from '#web/components/form/name-fields.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { Button } from '#web/components/ui/button.tsx';
import type { Outcome } from '#web/lib/use-save-over.ts';
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

/** The part of a profile that others read. A newer save is never overwritten unseen. */
export function ProfileForm({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation(['accounts', 'conflict']);
  const { register, handleSubmit, setError, reset, formState } = useForm<Values>({
    defaultValues: valuesOf(profile),
    resolver: zodResolver(schema),
  });
  const { saving, conflict, save, settle } = useSaveProfile(profile, {
    onSaved: (saved) => reset(valuesOf(saved)),
  });
  const { errors, isDirty } = formState;
  const wrong = (name: (typeof fields)[number]) => errors[name] && t(`invalid.${name}`);
  const show = (outcome: Outcome | undefined) => {
    if (outcome?.is === 'failed' && outcome.error instanceof ApiError)
      showIssues(outcome.error, fields, setError);
  };
  return (
    <Section title={t('about')} lead={t('aboutLead')} saving={saving}>
      <Form
        onSubmit={(event) => void handleSubmit(async (values) => show(await save(values)))(event)}
      >
        <LeaveGuard unsaved={isDirty} />
        {conflict && (
          <ConflictNotice
            places={fields
              .filter((name) => conflict.names.includes(name))
              .map((name) => ({
                key: name,
                name: t(name),
                mine: conflict.mine[name] || t('conflict:nothing'),
                theirs: conflict.theirs[name] || t('conflict:nothing'),
              }))}
            onSettle={(choices) =>
              void handleSubmit(async (values) => show(await settle(choices, values)))()
            }
          />
        )}
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
