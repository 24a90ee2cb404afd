import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePointWords } from '#web/components/assignment/use-point-words.ts';
import { ChoiceGroup } from '#web/components/form/choice-group.tsx';
import { FormDialog } from '#web/components/form/form-dialog.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import type { Marking, SubmissionWork } from '../../types.ts';
import { ReasonField } from './reason-field.tsx';
import './texts.ts';
import { useAgreement } from './use-agreement.ts';

type Props = {
  work: Pick<SubmissionWork, 'submissionId'>;
  double: Pick<NonNullable<SubmissionWork['double']>, 'markers'>;
  /** The markings of which one is to count. */
  choices: readonly Marking[];
  onClose: () => void;
};

const places = ['first', 'second'] as const;

/** Agrees on one of two markings, with a reason. */
export function AgreeDialog({ work: { submissionId }, double, choices, onClose }: Props) {
  const { t } = useTranslation(['doubleMarking', 'errors']);
  const words = usePointWords();
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { by: choices[0]?.by.userId ?? '', reason: '' },
  });
  const send = useAgreement(submissionId, t('agree.done'), onClose);
  const submit = handleSubmit(({ by, reason }) => {
    const chosen = choices.find((one) => one.by.userId === by);
    const on = places[double.markers.findIndex(({ userId }) => userId === by)];
    if (!chosen || !on) return;
    const body = { on, version: chosen.version, reason: reason.trim() };
    send.mutate({ params: { submissionId }, body });
  });
  return (
    <FormDialog
      title={t('agree.title')}
      text={t('agree.text')}
      problem={send.error && t(`errors:${errorKey(send.error)}`)}
      yes={t('agree.yes')}
      no={t('cancel')}
      disabled={send.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChoiceGroup
        legend={t('agree.which')}
        choices={choices.map(({ by, earned }) => ({
          value: by.userId,
          label: t('agree.of', {
            name: by.name || t('nameless'),
            points: words.earned(earned.points, earned.most),
          }),
        }))}
        field={register('by')}
      />
      <ReasonField
        hint={t('agree.reasonHint')}
        isMissing={formState.errors.reason !== undefined}
        field={register('reason', { validate: (text) => text.trim() !== '' })}
      />
    </FormDialog>
  );
}
