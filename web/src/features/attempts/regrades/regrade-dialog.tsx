import { Text } from '@chakra-ui/react/text';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ChoiceGroup } from '#web/components/form/choice-group.tsx';
import { FormActions } from '#web/components/form/form-actions.tsx';
import { Form } from '#web/components/form/form.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { attemptQueries } from '../queries.ts';
import { reviewPath } from '#web/course/quiz-review-path.ts';
import '../texts.ts';
import type { QuizIds, RegradeKind } from '../types.ts';
import { RegradePreview } from './regrade-preview.tsx';
import { usePreview } from './use-preview.ts';

type Props = {
  ids: QuizIds;
  questionId: string;
  /** Of the question, where it is known. */
  name: string | null;
  onBegun: (regradeId: string) => void;
  onClose: () => void;
};

const regradeKinds = ['rescore', 'fullMarks', 'drop'] as const satisfies readonly RegradeKind[];

type Values = { kind: RegradeKind; reason: string };

/** Plans a regrade of a question: what changes, for whom, and why; it is seen whole before it can be applied. */
export function RegradeDialog({ ids, questionId, name, onBegun, onClose }: Props) {
  const { t } = useTranslation(['attempts', 'errors']);
  const navigate = useNavigate();
  const { register, handleSubmit, formState, control } = useForm<Values>({
    defaultValues: { kind: 'rescore', reason: '' },
  });
  const kind = useWatch({ control, name: 'kind' });
  const preview = usePreview(ids, kind, questionId);
  const regrade = useWrite('attempts.regrade', {
    meta: { invalidates: [attemptQueries.all], handles: 'all' },
    onSuccess: ({ regradeId }) => {
      onBegun(regradeId);
      void navigate(reviewPath({ course: ids.courseId, quiz: ids.quizId, view: 'regrades' }));
    },
  });
  const send = handleSubmit(({ reason }) =>
    regrade.mutate({ params: ids, body: { change: { kind, questionId }, reason: reason.trim() } }),
  );
  return (
    <Modal title={t('regrade.title')} place="wide" onClose={onClose}>
      <Form onSubmit={(event) => void send(event)}>
        {name !== null && (
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {name}
          </Text>
        )}
        <p>{t('regrade.text')}</p>
        {regrade.error && <Notice kind="error">{t(`errors:${errorKey(regrade.error)}`)}</Notice>}
        <ChoiceGroup
          legend={t('regrade.change')}
          choices={regradeKinds.map((value) => ({
            value,
            label: t(`regrade.kind.${value}`),
            hint: t(`regrade.hint.${value}`),
          }))}
          field={register('kind')}
        />
        <RegradePreview key={kind} preview={preview} />
        <TextField
          label={t('reason.label')}
          hint={t('regrade.reasonHint')}
          maxLength={200}
          error={formState.errors.reason && t('reason.missing')}
          field={register('reason', { validate: (text) => text.trim() !== '' })}
        />
        <FormActions
          yes={t('regrade.apply')}
          no={t('cancel')}
          disabled={regrade.isPending || !preview.isWhole || preview.rows.length === 0}
          onNo={onClose}
        />
      </Form>
    </Modal>
  );
}
