import { Grid } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ConflictNotice } from '#web/components/conflict/conflict-notice.tsx';
import { CheckboxField } from '#web/components/form/checkbox-field.tsx';
import { Form } from '#web/components/form/form.tsx';
import { LeaveGuard } from '#web/components/form/leave-guard.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { useSaveOver } from '#web/lib/use-save-over.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { wholeOf } from '#web/lib/whole-number.ts';
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

type Fields = Omit<EnrollmentKey, 'uses' | 'version'>;

const maxUsesOf = (text: string) => wholeOf(text, 1, 1e5);

const fieldsOf = ({ key, lastDay, maxUses, waivesPayment }: Values): Fields => ({
  key: key.trim() === '' ? null : key.trim(),
  lastDay: lastDay === '' ? null : lastDay,
  maxUses: maxUsesOf(maxUses),
  waivesPayment,
});

const labels = {
  key: 'label',
  lastDay: 'lastDay',
  maxUses: 'maxUses',
  waivesPayment: 'payment',
} as const satisfies Record<keyof Fields, string>;

const isMaxUses = (text: string) => text === '' || maxUsesOf(text) !== null;

type Props = {
  courseId: string;
  saved: EnrollmentKey;
  /** Whether the course has a price. */
  priced: boolean;
};

/** The key, its last day and how many may use it; an empty field sets none. */
export function KeyForm({ courseId, saved, priced }: Props) {
  const { t } = useTranslation(['rosters', 'errors', 'conflict']);
  const client = useQueryClient();
  const form = useForm<Values>({ defaultValues: valuesOf(saved) });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const set = useWrite('enrollments.setKey', {
    meta: { success: t('key.saved'), handles: 'all' },
  });
  const { conflict, error, save, settle } = useSaveOver<Fields, EnrollmentKey>({
    saved,
    send: (changes, version, { uses: _, ...latest }) =>
      set.mutateAsync({ params: { courseId }, body: { ...latest, ...changes, version } }),
    onSaved: (next) => {
      client.setQueryData(rosterQueries.key(courseId).queryKey, next);
      form.reset(valuesOf(next));
    },
  });
  const wordsOf = (name: keyof Fields, { [name]: value }: Partial<Fields>): string => {
    if (typeof value === 'boolean') return t(`key.${value ? 'waived' : 'notWaived'}`);
    return value === null || value === undefined ? t('conflict:nothing') : String(value);
  };
  return (
    <Form onSubmit={(event) => void handleSubmit((values) => save(fieldsOf(values)))(event)}>
      <LeaveGuard unsaved={formState.isDirty} />
      {error !== null && <Notice kind="error">{t(`errors:${errorKey(error)}`)}</Notice>}
      {conflict && (
        <ConflictNotice
          places={conflict.names.map((name) => ({
            key: name,
            name: t(`key.${labels[name]}`),
            mine: wordsOf(name, conflict.mine),
            theirs: wordsOf(name, conflict.theirs),
          }))}
          onSettle={(choices) => void handleSubmit((values) => settle(choices, fieldsOf(values)))()}
        />
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
