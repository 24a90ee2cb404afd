import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { mostMarkedGroups } from '#shared/policies/marker-limits.ts';
import { FormDialog } from '#web/components/form/form-dialog.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { markerQueries } from './queries.ts';
import { SectionChoices } from './section-choices.tsx';
import './texts.ts';
import type { Section } from './types.ts';

type Props = { courseId: string; sections: readonly Section[]; onClose: () => void };

/** Lets a colleague mark in the course, by their address. */
export function AddMarkerDialog({ courseId, sections, onClose }: Props) {
  const { t } = useTranslation(['markers', 'errors']);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { email: '', groupIds: [] as string[] },
  });
  const { errors } = formState;
  const add = useWrite('submissions.addMarker', {
    meta: {
      invalidates: [markerQueries.list(courseId).queryKey],
      success: t('add.done'),
      handles: 'all',
    },
    onSuccess: onClose,
  });
  const send = handleSubmit(({ email, groupIds }) =>
    add.mutate({ params: { courseId }, body: { email: email.trim(), groupIds } }),
  );
  return (
    <FormDialog
      title={t('add.title')}
      text={t('add.text')}
      problem={add.error && t(`errors:${errorKey(add.error)}`)}
      yes={t('add.yes')}
      no={t('cancel')}
      disabled={add.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label={t('add.email')}
        hint={t('add.hint')}
        type="email"
        autoComplete="off"
        error={errors.email && t('add.missing')}
        field={register('email', { validate: (text) => /^\S+@\S+$/.test(text.trim()) })}
      />
      <SectionChoices
        courseId={courseId}
        sections={sections}
        error={errors.groupIds && t('sections.tooMany', { most: mostMarkedGroups })}
        field={register('groupIds', { validate: (ids) => ids.length <= mostMarkedGroups })}
      />
    </FormDialog>
  );
}
