import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Form } from '#web/components/form/form.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorNote } from '#web/components/ui/error-note.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { RowsSkeleton } from '#web/components/ui/rows-skeleton.tsx';
import { ReportLead } from '#web/components/ui/report-lead.tsx';
import { SomeRows } from '#web/components/ui/some-rows.tsx';
import { submissionQueries } from '../queries.ts';
import '../texts.ts';
import type { AssignmentIds, NotSubmitted } from '../types.ts';
import { planMissing, type Stays } from './plan-missing.ts';
import './texts.ts';
import { useMissing } from './use-missing.ts';

type Props = { ids: AssignmentIds; people: readonly NotSubmitted[]; onClose: () => void };

function StaysTable({ title, stays }: { title: string; stays: readonly Stays[] }) {
  const { t } = useTranslation(['missingMarks', 'submissions']);
  return (
    <SomeRows
      title={title}
      heads={[t('who'), t('because')]}
      rows={stays}
      more={(count) => t('more', { count })}
    >
      {({ person, because }) => (
        <tr key={person.userId}>
          <th scope="row">{person.name || t('submissions:nameless')}</th>
          <td data-label={t('because')}>{t(`reasons.${because}`)}</td>
        </tr>
      )}
    </SomeRows>
  );
}

/** Sets people who handed in nothing to missing in the gradebook: first of whom that would be, and what it means here. */
export default function MissingDialog({ ids, people, onClose }: Props) {
  const { t } = useTranslation(['missingMarks', 'submissions']);
  // What is shown stays while the list behind it follows.
  const [asked] = useState(people);
  const book = useQuery(submissionQueries.book(ids.courseId));
  const { register, handleSubmit } = useForm({ defaultValues: { reason: '' } });
  const { outcome, isRunning, failed, set, undo } = useMissing(ids);
  const [reason, setReason] = useState<string | null>(null);
  const [plan, setPlan] = useState<ReturnType<typeof planMissing> | null>(null);
  if (book.data && plan === null) {
    const item = book.data.items.find(({ itemId }) => itemId === ids.assignmentId);
    setPlan(planMissing(asked, item));
  }
  const send = handleSubmit((form) => {
    const said = form.reason.trim() || null;
    setReason(said);
    return plan && set(plan.sets, said);
  });
  return (
    <Modal title={t('title', { count: asked.length })} place="wide" onClose={onClose}>
      {book.isPending && <RowsSkeleton label={t('submissions:loading')} />}
      {book.isError && !book.data && (
        <ErrorState error={book.error} retry={() => void book.refetch()} />
      )}
      {failed && <ErrorNote error={failed.error} retry={failed.again} />}
      {book.data && plan && !outcome && (
        <>
          <Text role="status" fontWeight="semibold">
            {t('sums', { count: plan.sets.length })}
          </Text>
          {plan.sets.length > 0 && (
            <Text mt="2">
              {t(book.data.scheme.missing)} {t('told')}
            </Text>
          )}
          <StaysTable title={t('left', { count: plan.stays.length })} stays={plan.stays} />
          {plan.sets.length > 0 && (
            <Box mt="4">
              <Form onSubmit={(event) => void send(event)}>
                <TextField
                  label={t('reason')}
                  hint={t('reasonHint')}
                  maxLength={200}
                  field={register('reason')}
                />
                <Flex>
                  <Button type="submit" variant="primary" disabled={isRunning || failed !== null}>
                    {t('yes', { count: plan.sets.length })}
                  </Button>
                </Flex>
              </Form>
            </Box>
          )}
        </>
      )}
      {outcome && (
        <>
          <ReportLead>{t(outcome.what, { count: outcome.written.length })}</ReportLead>
          <StaysTable
            title={t(outcome.what === 'done' ? 'refused' : 'kept', {
              count: outcome.stays.length,
            })}
            stays={outcome.stays}
          />
          <Flex gap="3" wrap="wrap" mt="5">
            {outcome.what === 'done' && outcome.written.length > 0 && (
              <Button
                variant="outline"
                disabled={isRunning}
                onClick={() => void undo(outcome.written, reason)}
              >
                {t('undo')}
              </Button>
            )}
            <Button variant="primary" disabled={isRunning} onClick={onClose}>
              {t('close')}
            </Button>
          </Flex>
        </>
      )}
      {isRunning && (
        <Text role="status" mt="4">
          {t('working')}
        </Text>
      )}
    </Modal>
  );
}
