import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { paragraph } from '#shared/schemas/text.ts';
import { Form } from '#web/components/form/form.tsx';
import { LeaveGuard } from '#web/components/form/leave-guard.tsx';
import { TextAreaField } from '#web/components/form/text-area-field.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { entryButtonKey } from './entry-words.ts';
import { touchedByEnrolling } from './queries.ts';
import './texts.ts';

const schema = z.strictObject({ message: paragraph(500) });

type Props = {
  courseId: string;
  /** They asked before, and were not let in. */
  declined: boolean;
  /** There is no seat: who is let in waits for one. */
  full: boolean;
  /** Says how a course with a price is paid. */
  payment: ReactNode;
};

/** Asks to be let into a course whose teachers decide, or that has a price. */
export default function RequestForm({ courseId, declined, full, payment }: Props) {
  const { t } = useTranslation(['enrollments', 'errors']);
  const { register, handleSubmit, formState } = useForm<z.input<typeof schema>>({
    defaultValues: { message: '' },
    resolver: zodResolver(schema),
  });
  const ask = useWrite('enrollments.request', {
    meta: { invalidates: touchedByEnrolling, success: t('asked'), handles: 'all' },
  });
  return (
    <Form
      onSubmit={(event) =>
        void handleSubmit((body) => ask.mutate({ params: { courseId }, body }))(event)
      }
    >
      <LeaveGuard unsaved={formState.isDirty && !ask.isSuccess} />
      {(declined || !payment) && <Notice>{t(declined ? 'declined' : 'approval')}</Notice>}
      {full && !payment && <Notice>{t('approvalFull')}</Notice>}
      {payment}
      {ask.error && <Notice kind="error">{t(`errors:${errorKey(ask.error)}`)}</Notice>}
      <TextAreaField
        label={t('requestLabel')}
        hint={t('requestHint')}
        rows={3}
        field={register('message')}
        error={formState.errors.message && t('requestTooLong')}
      />
      <Button type="submit" size="lg" disabled={ask.isPending}>
        {t(ask.isPending ? 'asking' : payment ? entryButtonKey('request', full) : 'ask')}
      </Button>
    </Form>
  );
}
