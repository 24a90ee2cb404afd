import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { teachingReason } from '#shared/schemas/accounts.ts';
import { Form } from '#web/components/form/form.tsx';
import { TextAreaField } from '#web/components/form/text-area-field.tsx';
import { Button } from '#web/components/ui/button.tsx';
import './texts.ts';

const schema = z.strictObject({ reason: teachingReason });

type Props = { saved: string; action: string; pending: boolean; onSend: (reason: string) => void };

/** Why somebody would like to teach, and the button that sends it. */
export function TeachingReason({ saved, action, pending, onSend }: Props) {
  const { t } = useTranslation('accounts');
  const { register, handleSubmit, formState } = useForm<z.infer<typeof schema>>({
    values: { reason: saved },
    resolver: zodResolver(schema),
  });
  return (
    <Form onSubmit={(event) => void handleSubmit(({ reason }) => onSend(reason))(event)}>
      <TextAreaField
        label={t('teacher.reason')}
        hint={t('teacher.reasonHint')}
        rows={3}
        field={register('reason')}
        error={formState.errors.reason && t('teacher.reasonTooLong')}
      />
      <Button type="submit" variant="outline" alignSelf="start" disabled={pending}>
        {action}
      </Button>
    </Form>
  );
}
