import { Text } from '@chakra-ui/react/text';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '#web/components/form/choice-group.tsx';
import { FormDialog } from '#web/components/form/form-dialog.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { write } from '#web/lib/write.ts';
import '../texts.ts';
import type { AssignmentIds, Someone } from '../types.ts';
import { useEachPerson } from './use-each-person.ts';
import { usePeopleTitle } from './use-people-title.ts';

type Props = {
  ids: AssignmentIds;
  people: readonly Someone[];
  onClose: () => void;
  onDone?: (() => void) | undefined;
};

/** Excuses people from an assignment, with a reason, or takes that back. */
export function ExcuseDialog({ ids, people, onClose, onDone }: Props) {
  const { t } = useTranslation('submissions');
  const titleOf = usePeopleTitle();
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { what: 'excuse', reason: '' },
  });
  const { run, isRunning, progress, problem } = useEachPerson({
    people,
    success: t('excuse.done'),
    onEnd: () => {
      onClose();
      onDone?.();
    },
  });
  const send = handleSubmit(({ what, reason }) =>
    run(({ userId }) =>
      write('submissions.excuse', {
        params: { ...ids, userId },
        body: { isExcused: what === 'excuse', reason: reason.trim() },
      }),
    ),
  );
  return (
    <FormDialog
      title={t('excuse.title', { who: titleOf(people) })}
      text={t('excuse.text')}
      problem={problem}
      yes={t('excuse.yes')}
      no={t('cancel')}
      disabled={isRunning}
      onSubmit={send}
      onClose={onClose}
    >
      <ChoiceGroup
        legend={t('excuse.what')}
        compact
        choices={(['excuse', 'takeBack'] as const).map((value) => ({
          value,
          label: t(`excuse.${value}`),
        }))}
        field={register('what')}
      />
      <TextField
        label={t('reason.label')}
        hint={t('excuse.reasonHint')}
        maxLength={200}
        error={formState.errors.reason && t('reason.missing')}
        field={register('reason', { validate: (text) => text.trim() !== '' })}
      />
      {progress !== null && <Text role="status">{progress}</Text>}
    </FormDialog>
  );
}
