import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Said } from '#web/components/assignment/said.tsx';
import { Form } from '#web/components/form/form.tsx';
import { LeaveGuard } from '#web/components/form/leave-guard.tsx';
import { TextAreaField } from '#web/components/form/text-area-field.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useWrite } from '#web/lib/use-write.ts';
import { submissionQueries } from '../queries.ts';
import '../texts.ts';
import type { SubmissionWork } from '../types.ts';

/** Where whoever marks answers a request; what they typed stays where it could not be sent. */
function AnswerForm({ submissionId }: { submissionId: string }) {
  const { t } = useTranslation('submissions');
  const client = useQueryClient();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { answer: '' } });
  // Lists and sums follow by seconds; what somebody else answered first is read as well.
  const send = useWrite('submissions.answerLook', {
    meta: { success: t('look.done'), invalidates: [submissionQueries.all] },
    onError: () =>
      void client.invalidateQueries({ queryKey: submissionQueries.work(submissionId).queryKey }),
  });
  const submit = handleSubmit(({ answer }) =>
    send.mutate({ params: { submissionId }, body: { answer: answer.trim() } }),
  );
  const { errors, isDirty } = formState;
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <LeaveGuard unsaved={isDirty && !send.isPending && !send.isSuccess} />
      <TextAreaField
        label={t('look.label')}
        hint={t('look.hint')}
        rows={3}
        error={errors.answer && t('look.missing')}
        field={{
          ...register('answer', { validate: (text) => text.trim() !== '' }),
          maxLength: 2000,
        }}
      />
      <Box>
        <Button type="submit" variant="outline" disabled={send.isPending}>
          {t('look.send')}
        </Button>
      </Box>
    </Form>
  );
}

type Props = {
  work: Pick<SubmissionWork, 'submissionId'>;
  look: NonNullable<SubmissionWork['look']>;
};

/** Why somebody asks for another look at how their work was marked, and what they are answered. */
export function LookPanel({ work: { submissionId }, look: { reason, at, answer } }: Props) {
  const { t } = useTranslation('submissions');
  return (
    <Box as="section" aria-labelledby="look" borderWidth="1px" borderRadius="l3" p="4">
      <Heading as="h2" size="lg" id="look" mb="3">
        {t('look.title')}
      </Heading>
      <Flex direction="column" gap="4">
        <Said title={t('look.reason')} text={reason} at={at} />
        {answer ? (
          <Said title={t('look.answer')} text={answer.text} at={answer.at} />
        ) : (
          <AnswerForm submissionId={submissionId} />
        )}
      </Flex>
    </Box>
  );
}
