import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#web/components/form/form-dialog.tsx';
import { SelectField } from '#web/components/form/select-field.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { LearnerChoice } from '#web/course/learner-choice.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { localMinute } from '#web/lib/export-words.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { attemptQueries } from '../queries.ts';
import '../texts.ts';
import type { Accommodation, QuizIds } from '../types.ts';

type Props = {
  ids: QuizIds;
  /** What is changed; null: something new. */
  before: Accommodation | null;
  onClose: () => void;
};

/** An instant as the browser's field has it, and back. */
const typedOf = (instant: string | null) =>
  instant === null ? '' : localMinute(instant).replace(' ', 'T');
const instantOf = (typed: string) => (typed === '' ? null : new Date(typed).toISOString());

const isUpTo = (most: number) => (text: string) =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) <= most;

/** What is different for one person: first who that is, then what. */
export function AccommodationDialog({ ids, before, onClose }: Props) {
  const { t } = useTranslation('attempts');
  const [person, setPerson] = useState(before?.person ?? null);
  if (person === null)
    return (
      <Modal title={t('access.add')} onClose={onClose}>
        <LearnerChoice
          courseId={ids.courseId}
          words={{ find: t('access.find'), nobody: t('access.nobody'), nameless: t('nameless') }}
          room="14rem"
          onChoose={setPerson}
        />
      </Modal>
    );
  return <AccommodationForm ids={ids} before={before} person={person} onClose={onClose} />;
}

function AccommodationForm({
  ids,
  before,
  person,
  onClose,
}: Props & { person: Accommodation['person'] }) {
  const { t } = useTranslation(['attempts', 'errors']);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: {
      where: before && before.quizId === null ? 'course' : 'quiz',
      morePercent: String(before?.morePercent ?? 25),
      moreAttempts: String(before?.moreAttempts ?? 0),
      opensAt: typedOf(before?.opensAt ?? null),
      closesAt: typedOf(before?.closesAt ?? null),
      reason: before?.reason ?? '',
    },
  });
  const { errors } = formState;
  const set = useWrite('attempts.setAccommodation', {
    meta: { invalidates: [attemptQueries.all], success: t('access.saved'), handles: 'all' },
    onSuccess: onClose,
  });
  const send = handleSubmit((values) =>
    set.mutate({
      params: { courseId: ids.courseId, userId: person.userId },
      body: {
        quizId: values.where === 'course' ? null : ids.quizId,
        version: before?.version ?? null,
        accommodation: {
          morePercent: Number(values.morePercent),
          moreAttempts: Number(values.moreAttempts),
          opensAt: instantOf(values.opensAt),
          closesAt: instantOf(values.closesAt),
          reason: values.reason.trim(),
        },
      },
    }),
  );
  return (
    <FormDialog
      title={person.name || t('nameless')}
      text={t('access.text')}
      problem={set.error && t(`errors:${errorKey(set.error)}`)}
      yes={t('access.save')}
      no={t('cancel')}
      disabled={set.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      {before === null && (
        <SelectField
          label={t('access.where')}
          choices={(['quiz', 'course'] as const).map((value) => ({
            value,
            label: t(`access.in.${value}`),
          }))}
          field={register('where')}
        />
      )}
      <TextField
        label={t('access.morePercent')}
        hint={t('access.morePercentHint')}
        inputMode="numeric"
        maxW="8rem"
        error={errors.morePercent && t('access.wrong', { most: 300 })}
        field={register('morePercent', { validate: isUpTo(300) })}
      />
      <TextField
        label={t('access.moreAttempts')}
        inputMode="numeric"
        maxW="8rem"
        error={errors.moreAttempts && t('access.wrong', { most: 20 })}
        field={register('moreAttempts', { validate: isUpTo(20) })}
      />
      <TextField
        label={t('access.opensAt')}
        hint={t('access.asAll')}
        type="datetime-local"
        field={register('opensAt')}
      />
      <TextField
        label={t('access.closesAt')}
        hint={t('access.asAll')}
        type="datetime-local"
        error={errors.closesAt && t('access.closesFirst')}
        field={register('closesAt', {
          validate: (closes, { opensAt }) => closes === '' || opensAt === '' || opensAt < closes,
        })}
      />
      <TextField
        label={t('reason.label')}
        hint={t('access.reasonHint')}
        maxLength={200}
        error={errors.reason && t('reason.missing')}
        field={register('reason', { validate: (text) => text.trim() !== '' })}
      />
    </FormDialog>
  );
}
