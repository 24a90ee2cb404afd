import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '#web/components/form/choice-group.tsx';
import { FormDialog } from '#web/components/form/form-dialog.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { instantOf, isToCome, typedInstant } from '#web/lib/typed-instant.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { submissionQueries } from '../queries.ts';
import '../texts.ts';
import type { AssignmentIds, MarksRelease } from '../types.ts';

const choices = ['now', 'later', 'withheld'] as const;
type When = (typeof choices)[number];

type Props = {
  ids: AssignmentIds;
  /** null: all that are ready. */
  submissionIds: string[] | null;
  /** How many marks that are. */
  count: number;
  /** Whether some of them are planned, so that this can be taken back. */
  isPlanned?: boolean;
  /** Only what this release has planned still; left out: whatever is ready. */
  of?: { releaseId: string; releasedAt: string };
  begins?: When;
  onClose: () => void;
  /** With the release that began. */
  onDone?: ((release: MarksRelease) => void) | undefined;
};

/** Lets people see their marks, now or from an instant on, or takes back what is planned. */
export function ReleaseDialog(props: Props) {
  const { ids, submissionIds, count, of, isPlanned = of !== undefined, begins = 'now' } = props;
  const { onClose, onDone } = props;
  const { t } = useTranslation(['submissions', 'errors']);
  const { language } = useLanguage();
  const { register, handleSubmit, formState, control } = useForm<{ when: When; at: string }>({
    defaultValues: { when: begins, at: typedInstant(of?.releasedAt ?? null) },
  });
  const when = useWatch({ control, name: 'when' });
  const release = useWrite('submissions.release', {
    meta: {
      invalidates: [submissionQueries.all],
      success: t(`release.said.${when}`),
      handles: 'all',
    },
    onSuccess: (begun) => {
      onClose();
      onDone?.(begun);
    },
  });
  const { at: wrong } = formState.errors;
  const send = handleSubmit(({ when, at }) =>
    release.mutate({
      params: ids,
      body: {
        submissionIds,
        at: when === 'later' ? instantOf(at) : when === 'withheld' ? when : null,
        ...(of && { of: of.releaseId }),
      },
    }),
  );
  const isAll = submissionIds === null && !of;
  const title = of
    ? t('release.titlePlanned', { count, when: formatMinute(of.releasedAt, language) })
    : isAll
      ? t('release.titleAll')
      : t('release.title', { count });
  const text =
    when === 'withheld' ? 'textWithheld' : isAll ? 'textAll' : isPlanned ? 'textMoves' : 'text';
  return (
    <FormDialog
      title={title}
      text={t(`release.${text}`)}
      problem={release.error && t(`errors:${errorKey(release.error)}`)}
      yes={t(`release.do.${when}`)}
      no={t('cancel')}
      disabled={release.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <ChoiceGroup
        legend={t('release.when')}
        compact
        choices={choices
          .filter((value) => isPlanned || value !== 'withheld')
          .map((value) => ({ value, label: t(`release.${value}`) }))}
        field={register('when')}
      />
      {when === 'later' && (
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
