import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '#web/components/form/choice-group.tsx';
import { FormDialog } from '#web/components/form/form-dialog.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { instantOf, isToCome } from '#web/lib/typed-instant.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { submissionQueries } from '../queries.ts';
import '../texts.ts';
import type { AssignmentIds } from '../types.ts';

type Props = {
  ids: AssignmentIds;
  /** null: all that are ready. */
  submissionIds: string[] | null;
  /** How many marks that are. */
  count: number;
  onClose: () => void;
  onDone?: (() => void) | undefined;
};

/** Lets people see their marks, now or from an instant on. */
export function ReleaseDialog({ ids, submissionIds, count, onClose, onDone }: Props) {
  const { t } = useTranslation(['submissions', 'errors']);
  const { register, handleSubmit, formState, control } = useForm({
    defaultValues: { when: 'now', at: '' },
  });
  const isLater = useWatch({ control, name: 'when' }) === 'later';
  const release = useWrite('submissions.release', {
    meta: {
      invalidates: [submissionQueries.all],
      success: t(isLater ? 'release.planned' : 'release.done'),
      handles: 'all',
    },
    onSuccess: () => {
      onClose();
      onDone?.();
    },
  });
  const { at: wrong } = formState.errors;
  const send = handleSubmit(({ when, at }) =>
    release.mutate({
      params: ids,
      body: { submissionIds, at: when === 'later' ? instantOf(at) : null },
    }),
  );
  return (
    <FormDialog
      title={t('release.title', { count })}
      text={t(submissionIds === null ? 'release.textAll' : 'release.text')}
      problem={release.error && t(`errors:${errorKey(release.error)}`)}
      yes={t('release.yes')}
      no={t('cancel')}
      disabled={release.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <ChoiceGroup
        legend={t('release.when')}
        compact
        choices={(['now', 'later'] as const).map((value) => ({
          value,
          label: t(`release.${value}`),
        }))}
        field={register('when')}
      />
      {isLater && (
        <TextField
          label={t('release.at')}
          hint={t('release.atHint')}
          type="datetime-local"
          error={wrong && t(wrong.type === 'past' ? 'release.atPast' : 'release.atMissing')}
          // What is once seen cannot be unseen: a day that was mistyped would show it at once.
          field={register('at', {
            validate: { missing: (at) => at !== '', past: isToCome },
          })}
        />
      )}
    </FormDialog>
  );
}
