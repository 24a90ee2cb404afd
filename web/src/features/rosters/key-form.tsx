import { Grid } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '#web/components/form/checkbox-field.tsx';
import { Form } from '#web/components/form/form.tsx';
import { LeaveGuard } from '#web/components/form/leave-guard.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { rosterQueries } from './queries.ts';
import './texts.ts';
import type { EnrollmentKey } from './types.ts';

type Values = { key: string; lastDay: string; maxUses: string; waivesPayment: boolean };

const valuesOf = ({ key, lastDay, maxUses, waivesPayment }: EnrollmentKey): Values => ({
  key: key ?? '',
  lastDay: lastDay ?? '',
  maxUses: maxUses === null ? '' : String(maxUses),
  waivesPayment,
});

const isMaxUses = (text: string) => /^\d{0,6}$/.test(text) && text !== '0' && Number(text) <= 1e5;

type Props = {
  courseId: string;
  saved: EnrollmentKey;
  /** Whether the course has a price. */
  priced: boolean;
};

/** The key, its last day and how many may use it; an empty field sets none. */
export function KeyForm({ courseId, saved, priced }: Props) {
  const { t } = useTranslation(['rosters', 'errors']);
  const client = useQueryClient();
  const form = useForm<Values>({ defaultValues: valuesOf(saved) });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const set = useWrite('enrollments.setKey', {
    meta: { success: t('key.saved'), handles: 'all' },
    onSuccess: (next) => {
      client.setQueryData(rosterQueries.key(courseId).queryKey, next);
      form.reset(valuesOf(next));
    },
    onError: (error) => {
      // The newer version is read, what was typed stays: saving again is then meant.
      if (errorKey(error) === 'stale_version')
        void client.invalidateQueries({ queryKey: rosterQueries.key(courseId).queryKey });
    },
  });
  const save = handleSubmit(({ key, lastDay, maxUses, waivesPayment }) =>
    set.mutate({
      params: { courseId },
      body: {
        key: key.trim() === '' ? null : key.trim(),
        lastDay: lastDay === '' ? null : lastDay,
        maxUses: maxUses === '' ? null : Number(maxUses),
        waivesPayment,
        version: saved.version,
      },
    }),
  );
  const refused = set.error === null ? null : errorKey(set.error);
  return (
    <Form onSubmit={(event) => void save(event)}>
      <LeaveGuard unsaved={formState.isDirty} />
      {refused && (
        <Notice kind="error">
          {refused === 'stale_version' ? t('key.stale') : t(`errors:${refused}`)}
        </Notice>
      )}
      <TextField
        label={t('key.label')}
        hint={t('key.hint')}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        field={register('key', {
          validate: (text) => text.trim() === '' || text.trim().length >= 6,
        })}
        error={errors.key && t('key.tooShort')}
      />
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5">
        <TextField
          label={t('key.lastDay')}
          hint={t('key.lastDayHint')}
          type="date"
          field={register('lastDay')}
        />
        <TextField
          label={t('key.maxUses')}
          hint={t('key.maxUsesHint')}
          inputMode="numeric"
          field={register('maxUses', { validate: isMaxUses })}
          error={errors.maxUses && t('key.maxUsesWrong')}
        />
      </Grid>
      {priced && <CheckboxField field={register('waivesPayment')}>{t('key.waives')}</CheckboxField>}
      <Text color="fg.muted">{t('key.uses', { count: saved.uses })}</Text>
      <Button type="submit" variant="secondary" alignSelf="start" disabled={set.isPending}>
        {t('key.save')}
      </Button>
    </Form>
  );
}
