import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { mostSetPercent } from '#shared/policies/grade-limits.ts';
import { FormDialog } from '#web/components/form/form-dialog.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { percentOf } from '#web/lib/percent.ts';
import { useWrite } from '#web/lib/use-write.ts';
import '../texts.ts';
import type { Book, PersonGrades, Row } from '../types.ts';
import './person-texts.ts';
import { bookQueries } from './queries.ts';
import { TotalPreview } from './total-preview.tsx';
import { useCellWords } from './use-cell-words.ts';

type Props = {
  courseId: string;
  book: Book;
  person: PersonGrades;
  /** That it comes to what it does by itself again. */
  isBack: boolean;
  onClose: () => void;
};

const percentIn = (text: string) => percentOf(text, mostSetPercent);

/** Sets somebody's total in place of what it comes to, or takes that back; both with a reason, and seen before. */
export function TotalDialog({ courseId, book, person, isBack, onClose }: Props) {
  const { t } = useTranslation(['gradePerson', 'grades', 'errors']);
  const words = useCellWords();
  const { shown } = person.total;
  const { register, handleSubmit, formState, control } = useForm({
    defaultValues: { percent: shown === null ? '' : words.percent(shown), reason: '' },
  });
  const { errors } = formState;
  const typed = percentIn(useWatch({ control, name: 'percent' }));
  const [problem, setProblem] = useState<unknown>(null);
  const client = useQueryClient();
  const withTotal = (page: { items: Row[] }, total: Row['total']) => ({
    ...page,
    items: page.items.map((row) => (row.userId === person.userId ? { ...row, total } : row)),
  });
  const { mutate, isPending } = useWrite('grades.setTotal', {
    meta: {
      invalidates: [bookQueries.person(courseId, person.userId).queryKey],
      success: t(isBack ? 'setTotal.taken' : 'setTotal.done'),
      handles: 'all',
    },
    onSuccess: ({ total }) => {
      // The rows have it within seconds.
      client.setQueriesData<InfiniteData<{ items: Row[] }>>(
        { queryKey: bookQueries.everyRow(courseId) },
        (rows) => rows && { ...rows, pages: rows.pages.map((page) => withTotal(page, total)) },
      );
      onClose();
    },
    onError: setProblem,
  });
  const send = handleSubmit(({ percent, reason }) => {
    setProblem(null);
    mutate({
      params: { courseId, userId: person.userId },
      body: {
        percent: isBack ? null : percentIn(percent),
        reason: reason.trim(),
        version: person.overrides[0]?.version ?? 0,
      },
    });
  });
  return (
    <FormDialog
      title={t(isBack ? 'setTotal.back' : 'setTotal.title', { who: words.name(person.name) })}
      text={t(isBack ? 'setTotal.backText' : 'setTotal.text')}
      problem={problem === null ? null : t(`errors:${errorKey(problem)}`)}
      yes={t('grades:typing.save')}
      no={t('grades:typing.cancel')}
      disabled={isPending}
      onSubmit={send}
      onClose={onClose}
    >
      {!isBack && (
        <TextField
          label={t('setTotal.percent')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          // What is typed replaces what the total comes to.
          onFocus={({ target }) => target.select()}
          error={errors.percent && t('setTotal.wrong', { most: words.percent(mostSetPercent) })}
          field={register('percent', { validate: (text) => percentIn(text) !== null })}
        />
      )}
      <TextField
        label={t('grades:typing.reason')}
        hint={t('setTotal.reasonHint')}
        maxLength={200}
        error={errors.reason && t('grades:typing.reasonMissing')}
        field={register('reason', { validate: (text) => text.trim() !== '' })}
      />
      <TotalPreview book={book} person={person} percent={isBack ? null : (typed ?? undefined)} />
    </FormDialog>
  );
}
