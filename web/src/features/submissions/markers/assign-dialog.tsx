import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#web/components/form/form-dialog.tsx';
import { SelectField } from '#web/components/form/select-field.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { submissionQueries } from '../queries.ts';
import type { AssignmentIds } from '../types.ts';
import { markerQueries } from './queries.ts';
import './texts.ts';
import type { CourseMarker } from './types.ts';

type Props = {
  ids: AssignmentIds;
  submissionIds: string[];
  markers: readonly CourseMarker[];
  onClose: () => void;
  onDone: () => void;
};

/** Gives some work to a marker, or to two, or back to who teaches. */
export function AssignDialog({ ids, submissionIds, markers, onClose, onDone }: Props) {
  const { t } = useTranslation(['markers', 'errors']);
  const { register, handleSubmit, control } = useForm({
    defaultValues: { first: markers[0]?.userId ?? '', second: '' },
  });
  const first = useWatch({ control, name: 'first' });
  const isDouble = useQuery(markerQueries.allocation(ids)).data?.each === 2;
  const assign = useWrite('submissions.assign', {
    meta: { invalidates: [submissionQueries.all], success: t('assign.done'), handles: 'all' },
    onSuccess: () => {
      onClose();
      onDone();
    },
  });
  const choices = markers.map(({ userId, name }) => ({
    value: userId,
    label: name || t('nameless'),
  }));
  return (
    <FormDialog
      title={t('assign.title', { count: submissionIds.length })}
      text={t('assign.text')}
      problem={assign.error && t(`errors:${errorKey(assign.error)}`)}
      yes={t('assign.yes')}
      no={t('cancel')}
      disabled={assign.isPending}
      onSubmit={handleSubmit((typed) => {
        const chosen = isDouble && typed.first !== '' ? [typed.first, typed.second] : [typed.first];
        const different = [...new Set(chosen)].filter((userId) => userId !== '');
        assign.mutate({ params: ids, body: { submissionIds, markers: different } });
      })}
      onClose={onClose}
    >
      <SelectField
        label={t('assign.to')}
        choices={[...choices, { value: '', label: t('assign.me') }]}
        field={register('first')}
      />
      {isDouble && first !== '' && (
        <SelectField
          label={t('assign.second')}
          choices={[
            { value: '', label: t('assign.noSecond') },
            ...choices.filter(({ value }) => value !== first),
          ]}
          field={register('second')}
        />
      )}
    </FormDialog>
  );
}
