import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { line } from '#shared/schemas/text.ts';
import { Form } from '#web/components/form/form.tsx';
import { LeaveGuard } from '#web/components/form/leave-guard.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import '#web/lib/i18n/feature-error-texts.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { touchedByEnrolling } from './queries.ts';
import './texts.ts';

const schema = z.strictObject({ key: line(60) });
const ofTheKey = [
  'enrollment_key_required',
  'enrollment_key_wrong',
  'enrollment_key_expired',
  'enrollment_key_used_up',
] as const;
type KeyError = (typeof ofTheKey)[number];

type Props = {
  courseId: string;
  /** There is no seat: the key opens the waiting list. */
  full: boolean;
};

/** The way into a course by its key. What was typed stays, with what was wrong with it. */
export default function KeyForm({ courseId, full }: Props) {
  const { t } = useTranslation(['enrollments', 'errors']);
  const { register, handleSubmit, formState } = useForm<z.input<typeof schema>>({
    defaultValues: { key: '' },
    resolver: zodResolver(schema),
  });
  const meta = { invalidates: touchedByEnrolling, handles: 'all' } as const;
  const enroll = useWrite('enrollments.enroll', { meta: { ...meta, success: t('enrolled') } });
  const wait = useWrite('enrollments.joinWaitingList', { meta: { ...meta, success: t('waits') } });
  const write = full ? wait : enroll;
  const refused = write.error === null ? null : errorKey(write.error);
  const ofKey = ofTheKey.find((code): code is KeyError => code === refused);
  const wrong = formState.errors.key ? 'enrollment_key_required' : ofKey;
  return (
    <Form
      onSubmit={(event) =>
        void handleSubmit(({ key }) => write.mutate({ params: { courseId }, body: { key } }))(event)
      }
    >
      <LeaveGuard unsaved={formState.isDirty && !write.isSuccess} />
      {full && <Notice>{t('full')}</Notice>}
      {refused && !ofKey && <Notice kind="error">{t(`errors:${refused}`)}</Notice>}
      <TextField
        label={t('keyLabel')}
        hint={t('keyHint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        field={register('key')}
        error={wrong && t(`errors:${wrong}`)}
      />
      <Button type="submit" size="lg" disabled={write.isPending}>
        {t(write.isPending ? 'enrolling' : full ? 'joinWaitingList' : 'enrollNow')}
      </Button>
    </Form>
  );
}
