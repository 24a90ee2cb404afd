import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Form } from '#web/components/form/form.tsx';
import { SelectField } from '#web/components/form/select-field.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { isMinutes } from '../is-minutes.ts';
import { attemptQueries } from '../queries.ts';
import '../texts.ts';
import type { QuizIds } from '../types.ts';

type Values = { minutes: string; userId: string; reason: string };

/** Gives more minutes to everybody whose attempt runs, or to one of them, with a reason that they read. */
export function MinutesForm({ ids }: { ids: QuizIds }) {
  const { t } = useTranslation(['attempts', 'errors']);
  const client = useQueryClient();
  const running = useQuery(attemptQueries.page(ids, { state: 'open' }, null));
  const form = useForm<Values>({ defaultValues: { minutes: '10', userId: '', reason: '' } });
  const { register, handleSubmit, formState, reset } = form;
  const { errors } = formState;
  const give = useWrite('attempts.giveMinutes', {
    meta: { success: t('minutes.done'), handles: 'all' },
    onSuccess: (controls) => {
      client.setQueryData(attemptQueries.controls(ids).queryKey, controls);
      reset();
    },
  });
  const send = handleSubmit(({ minutes, userId, reason }) =>
    give.mutate({
      params: ids,
      body: { minutes: Number(minutes), userId: userId || null, reason: reason.trim() },
    }),
  );
  const people = running.data?.items ?? [];
  return (
    <Form onSubmit={(event) => void send(event)}>
      {give.error !== null && <Notice kind="error">{t(`errors:${errorKey(give.error)}`)}</Notice>}
      <TextField
        label={t('minutes.label')}
        inputMode="numeric"
        maxW="8rem"
        error={errors.minutes && t('minutes.wrong')}
        field={register('minutes', { validate: isMinutes })}
      />
      <SelectField
        label={t('minutes.who')}
        choices={[
          { value: '', label: t('minutes.everybody') },
          ...people.map(({ userId, name }) => ({ value: userId, label: name || t('nameless') })),
        ]}
        field={register('userId')}
      />
      <TextField
        label={t('reason.label')}
        hint={t('minutes.reasonHint')}
        maxLength={200}
        error={errors.reason && t('reason.missing')}
        field={register('reason', { validate: (text) => text.trim() !== '' })}
      />
      <div>
        <Button type="submit" disabled={give.isPending}>
          {t('minutes.give')}
        </Button>
      </div>
    </Form>
  );
}
