import { Flex } from '@chakra-ui/react/flex';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { assignmentQueries, inAddress } from '#web/blocks/assignment/queries.ts';
import type { SubmissionIds } from '#web/blocks/assignment/types.ts';
import { Form } from '#web/components/form/form.tsx';
import { LeaveGuard } from '#web/components/form/leave-guard.tsx';
import { TextAreaField } from '#web/components/form/text-area-field.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useWrite } from '#web/lib/use-write.ts';
import '../../texts.ts';

type Props = { ids: SubmissionIds; onClose: () => void };

/** Where somebody says what is to be looked at again; what they typed stays where it could not be sent. */
export function LookForm({ ids, onClose }: Props) {
  const { t } = useTranslation('assignments');
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  const send = useWrite('assignments.requestLook', {
    meta: {
      success: t('look.done'),
      invalidates: [assignmentQueries.submission(ids).queryKey],
    },
    onSuccess: onClose,
  });
  const submit = handleSubmit(({ reason }) =>
    send.mutate({ params: inAddress(ids), body: { reason: reason.trim() } }),
  );
  const { errors, isDirty } = formState;
  return (
    <Form mt="4" onSubmit={(event) => void submit(event)}>
      <LeaveGuard unsaved={isDirty && !send.isPending && !send.isSuccess} />
      <TextAreaField
        label={t('look.reason')}
        hint={t('look.hint')}
        error={errors.reason && t('look.missing')}
        field={{
          ...register('reason', { validate: (text) => text.trim() !== '' }),
          maxLength: 2000,
        }}
      />
      <Flex gap="3" wrap="wrap">
        <Button type="submit" disabled={send.isPending}>
          {t('look.send')}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t('look.cancel')}
        </Button>
      </Flex>
    </Form>
  );
}
