import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '#web/components/form/checkbox-field.tsx';
import { Form } from '#web/components/form/form.tsx';
import { TextAreaField } from '#web/components/form/text-area-field.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { addressesIn } from './addresses-in.ts';
import './texts.ts';

/** The number of addresses that may be invited at once; the contract says the same. */
const most = 50;

/** Invites addresses, as many as are pasted; what is no address is named and nothing is sent. */
export function InviteForm({ courseId, priced }: { courseId: string; priced: boolean }) {
  const { t } = useTranslation(['rosters', 'errors']);
  const { register, handleSubmit, formState, reset } = useForm({
    defaultValues: { emails: '', free: false },
  });
  const invite = useWrite('enrollments.invite', {
    meta: { invalidates: [['roster', courseId, 'invitations']], handles: 'all' },
    onSuccess: () => reset(),
  });
  const problemOf = (text: string): string | true => {
    const { emails, wrong } = addressesIn(text);
    if (wrong.length > 0) return t('invite.wrong', { words: wrong.slice(0, 5).join(', ') });
    if (emails.length === 0) return t('invite.none');
    return emails.length <= most || t('invite.tooMany', { most, count: emails.length });
  };
  const send = handleSubmit(({ emails, free }) =>
    invite.mutate({
      params: { courseId },
      body: { emails: addressesIn(emails).emails, place: priced && free ? 'free' : 'price' },
    }),
  );
  return (
    <Form onSubmit={(event) => void send(event)}>
      {invite.error && <Notice kind="error">{t(`errors:${errorKey(invite.error)}`)}</Notice>}
      {invite.data && (
        <Notice kind="success">
          {t('invite.sent', { count: invite.data.invited })}{' '}
          {invite.data.invitedBefore > 0 &&
            t('invite.before', { count: invite.data.invitedBefore })}
        </Notice>
      )}
      <TextAreaField
        label={t('invite.label')}
        hint={t('invite.hint', { most })}
        rows={4}
        field={register('emails', { validate: problemOf })}
        error={formState.errors.emails?.message}
      />
      {priced && <CheckboxField field={register('free')}>{t('invite.free')}</CheckboxField>}
      <Button type="submit" variant="secondary" alignSelf="start" disabled={invite.isPending}>
        {t('invite.send')}
      </Button>
    </Form>
  );
}
