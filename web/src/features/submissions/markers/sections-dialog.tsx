import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#shared/contract/client.ts';
import { mostMarkedGroups } from '#shared/policies/marker-limits.ts';
import { FormDialog } from '#web/components/form/form-dialog.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { markerQueries } from './queries.ts';
import { SectionChoices } from './section-choices.tsx';
import './texts.ts';
import type { CourseMarker, Section } from './types.ts';

type Props = {
  courseId: string;
  marker: CourseMarker;
  name: string;
  sections: readonly Section[];
  onClose: () => void;
};

const isCurrent = (value: unknown): value is Pick<CourseMarker, 'groupIds' | 'version'> =>
  typeof value === 'object' && value !== null && 'groupIds' in value && 'version' in value;

/** Says which sections are a marker's. What somebody else chose meanwhile is shown, and chosen from again. */
export function SectionsDialog({ courseId, marker, name, sections, onClose }: Props) {
  const { t } = useTranslation(['markers', 'errors']);
  const there = sections.map(({ groupId }) => groupId);
  const ofThere = (groupIds: readonly string[]) =>
    groupIds.filter((groupId) => there.includes(groupId));
  const [version, setVersion] = useState(marker.version);
  const [isConflict, setConflict] = useState(false);
  const { register, handleSubmit, formState, reset } = useForm({
    defaultValues: { groupIds: ofThere(marker.groupIds) },
  });
  const change = useWrite('submissions.changeMarker', {
    meta: {
      invalidates: [markerQueries.list(courseId).queryKey],
      success: t('sections.done'),
      handles: 'all',
    },
    onSuccess: onClose,
    onError: (error) => {
      const current = error instanceof ApiError ? error.problem?.current : undefined;
      setConflict(isCurrent(current));
      if (!isCurrent(current)) return;
      setVersion(current.version);
      reset({ groupIds: ofThere(current.groupIds) });
    },
  });
  const problem = isConflict
    ? t('sections.conflict')
    : change.error && t(`errors:${errorKey(change.error)}`);
  return (
    <FormDialog
      title={t('sections.title', { name })}
      text={t('sections.text', { name })}
      problem={problem}
      yes={t('sections.yes')}
      no={t('cancel')}
      disabled={change.isPending || sections.length === 0}
      onSubmit={handleSubmit(({ groupIds }) =>
        change.mutate({
          params: { courseId, userId: marker.userId },
          body: { groupIds, version },
        }),
      )}
      onClose={onClose}
    >
      <SectionChoices
        courseId={courseId}
        sections={sections}
        error={formState.errors.groupIds && t('sections.tooMany', { most: mostMarkedGroups })}
        field={register('groupIds', { validate: (ids) => ids.length <= mostMarkedGroups })}
      />
    </FormDialog>
  );
}
