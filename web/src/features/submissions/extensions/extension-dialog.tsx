import { Text } from '@chakra-ui/react/text';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#shared/contract/client.ts';
import { FormDialog } from '#web/components/form/form-dialog.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { instantOf, typedInstant } from '#web/lib/typed-instant.ts';
import { write } from '#web/lib/write.ts';
import '../texts.ts';
import type { AssignmentIds, Extension, Someone } from '../types.ts';
import { useEachPerson } from './use-each-person.ts';
import { usePeopleTitle } from './use-people-title.ts';

type Props = {
  ids: AssignmentIds;
  people: readonly Someone[];
  /** The extension that is changed; null: whatever these people have is put in place of. */
  before: Extension | null;
  onClose: () => void;
  onDone?: (() => void) | undefined;
};

type Other = Pick<Extension, 'dueAt' | 'closesAt' | 'moreAttempts' | 'reason'>;

/** The version of the extension that somebody has by now, from the refusal of a write that did not know it. */
const newerVersion = (error: unknown): number | null => {
  const problem = error instanceof ApiError ? error.problem : null;
  if (problem?.code !== 'stale_version') return null;
  const current = problem.current as { version?: unknown } | undefined;
  return typeof current?.version === 'number' ? current.version : null;
};

/** Sets other dates for one person. Where `over` says so, also in place of what somebody set meanwhile. */
async function extend(
  params: AssignmentIds & { userId: string },
  extension: Other,
  version: number | null,
  over: boolean,
): Promise<void> {
  try {
    await write('submissions.extend', { params, body: { version, extension } });
  } catch (error) {
    const newer = over ? newerVersion(error) : null;
    if (newer === null) throw error;
    await write('submissions.extend', { params, body: { version: newer, extension } });
  }
}

/** Other dates and more submissions, for one person or for several at once. */
export function ExtensionDialog({ ids, people, before, onClose, onDone }: Props) {
  const { t } = useTranslation('submissions');
  const titleOf = usePeopleTitle();
  const { register, handleSubmit, formState } = useForm({
    defaultValues: {
      dueAt: typedInstant(before?.dueAt ?? null),
      closesAt: typedInstant(before?.closesAt ?? null),
      moreAttempts: String(before?.moreAttempts ?? 0),
      reason: before?.reason ?? '',
    },
  });
  const { errors } = formState;
  const { run, isRunning, progress, problem } = useEachPerson({
    people,
    success: t('extend.done'),
    onEnd: () => {
      onClose();
      onDone?.();
    },
  });
  const send = handleSubmit(({ dueAt, closesAt, moreAttempts, reason }) => {
    const extension = {
      dueAt: instantOf(dueAt),
      closesAt: instantOf(closesAt),
      moreAttempts: Number(moreAttempts),
      reason: reason.trim(),
    };
    return run(({ userId }) =>
      extend({ ...ids, userId }, extension, before?.version ?? null, before === null),
    );
  });
  return (
    <FormDialog
      title={t('extend.title', { who: titleOf(people) })}
      text={t('extend.text')}
      problem={problem}
      yes={t('extend.yes')}
      no={t('cancel')}
      disabled={isRunning}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label={t('extend.dueAt')}
        hint={t('extend.asAll')}
        type="datetime-local"
        error={errors.dueAt && t('extend.nothing')}
        field={register('dueAt', {
          validate: (due, { closesAt, moreAttempts }) =>
            due !== '' || closesAt !== '' || Number(moreAttempts) !== 0,
        })}
      />
      <TextField
        label={t('extend.closesAt')}
        hint={t('extend.closesHint')}
        type="datetime-local"
        error={errors.closesAt && t('extend.closesFirst')}
        field={register('closesAt', {
          validate: (closes, { dueAt }) => closes === '' || dueAt === '' || dueAt <= closes,
        })}
      />
      <TextField
        label={t('extend.moreAttempts')}
        inputMode="numeric"
        maxW="8rem"
        error={errors.moreAttempts && t('extend.attemptsWrong')}
        field={register('moreAttempts', {
          validate: (text) => /^\d{1,2}$/.test(text.trim()) && Number(text) <= 20,
        })}
      />
      <TextField
        label={t('reason.label')}
        hint={t('extend.reasonHint')}
        maxLength={200}
        error={errors.reason && t('reason.missing')}
        field={register('reason', { validate: (text) => text.trim() !== '' })}
      />
      {progress !== null && <Text role="status">{progress}</Text>}
    </FormDialog>
  );
}
