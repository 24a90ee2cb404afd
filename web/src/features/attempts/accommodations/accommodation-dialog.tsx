import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ConflictNotice } from '#web/components/conflict/conflict-notice.tsx';
import { FormDialog } from '#web/components/form/form-dialog.tsx';
import { SelectField } from '#web/components/form/select-field.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { instantOf, typedInstant } from '#web/lib/typed-instant.ts';
import { useSaveOver } from '#web/lib/use-save-over.ts';
import '../texts.ts';
import type { Accommodation, QuizIds, Whose } from '../types.ts';
import { useNameOf, useSetAccommodation } from './use-set-accommodation.ts';
import { WhoseChoice } from './whose-choice.tsx';

type Props = {
  ids: QuizIds;
  /** What is changed; null: something new. */
  before: Accommodation | null;
  onClose: () => void;
};

const isUpTo = (most: number) => (text: string) =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) <= most;

/** What is different for one person or a group: first for whom, then what. */
export function AccommodationDialog({ ids, before, onClose }: Props) {
  const [whose, setWhose] = useState<Whose | null>(before?.of ?? null);
  if (whose === null)
    return <WhoseChoice courseId={ids.courseId} onChoose={setWhose} onClose={onClose} />;
  return <AccommodationForm ids={ids} before={before} whose={whose} onClose={onClose} />;
}

type Fields = Pick<
  Accommodation,
  'morePercent' | 'moreAttempts' | 'opensAt' | 'closesAt' | 'reason'
>;
type Saved = Fields & { version: number };

/** Where there is none yet, or none any more. */
const none: Saved = {
  morePercent: 25,
  moreAttempts: 0,
  opensAt: null,
  closesAt: null,
  reason: '',
  version: 0,
};

const typedIn = (one: Saved) => ({
  morePercent: String(one.morePercent),
  moreAttempts: String(one.moreAttempts),
  opensAt: typedInstant(one.opensAt),
  closesAt: typedInstant(one.closesAt),
  reason: one.reason,
});
type Typed = ReturnType<typeof typedIn>;

const fieldsOf = (typed: Typed): Fields => ({
  morePercent: Number(typed.morePercent),
  moreAttempts: Number(typed.moreAttempts),
  opensAt: instantOf(typed.opensAt),
  closesAt: instantOf(typed.closesAt),
  reason: typed.reason.trim(),
});

/** No more than what is sent: the answer of the server says who set it besides. */
const fieldsIn = ({ morePercent, moreAttempts, opensAt, closesAt, reason }: Fields): Fields => ({
  morePercent,
  moreAttempts,
  opensAt,
  closesAt,
  reason,
});

const isStale = (error: unknown) => error !== null && errorKey(error) === 'stale_version';

function AccommodationForm({ ids, before, whose, onClose }: Props & { whose: Whose }) {
  const { t } = useTranslation(['attempts', 'errors', 'conflict']);
  const { language } = useLanguage();
  // It was taken away meanwhile: what is typed is then something new.
  const [isGone, setGone] = useState(false);
  const saved: Saved = isGone ? none : (before ?? none);
  const { register, handleSubmit, formState, setValue } = useForm({
    defaultValues: {
      where: before && before.quizId === null ? 'course' : 'quiz',
      ...typedIn(saved),
    },
  });
  const { errors } = formState;
  const nameOf = useNameOf();
  const { set, isPending } = useSetAccommodation(ids.courseId, {
    success: t('access.saved'),
    handles: 'all',
  });
  const where = useRef<string>('quiz');
  const { conflict, error, save, settle } = useSaveOver<Fields, Saved>({
    saved,
    send: async (changes, version, { version: _, ...latest }) => {
      const { accommodation } = await set(whose, {
        quizId: where.current === 'course' ? null : ids.quizId,
        version: version === 0 ? null : version,
        accommodation: { ...fieldsIn(latest), ...changes },
      });
      return accommodation ?? none;
    },
    onSaved: onClose,
    onTaken: (fields) => {
      const typed = typedIn({ ...none, ...fields });
      for (const name of Object.keys(fields) as (keyof Fields)[]) setValue(name, typed[name]);
    },
  });
  const send = handleSubmit(async ({ where: chosen, ...typed }) => {
    where.current = chosen;
    const outcome = await save(fieldsOf(typed), isGone ? none : undefined);
    if (outcome.is === 'failed' && isStale(outcome.error)) setGone(true);
  });
  const wordsOf = (name: keyof Fields, { [name]: value }: Partial<Fields>): string => {
    if (value === null || value === undefined || value === '') return t('conflict:nothing');
    if (name === 'opensAt' || name === 'closesAt') return formatMinute(String(value), language);
    return String(value);
  };
  return (
    <FormDialog
      title={nameOf(whose)}
      text={t(whose.kind === 'person' ? 'access.text' : 'access.groupText')}
      problem={
        error === null
          ? null
          : isGone && isStale(error)
            ? t('access.gone')
            : t(`errors:${errorKey(error)}`)
      }
      yes={t('access.save')}
      no={t('cancel')}
      disabled={isPending}
      onSubmit={send}
      onClose={onClose}
    >
      {conflict && (
        <ConflictNotice
          places={conflict.names.map((name) => ({
            key: name,
            name: name === 'reason' ? t('reason.label') : t(`access.${name}`),
            mine: wordsOf(name, conflict.mine),
            theirs: wordsOf(name, conflict.theirs),
          }))}
          onSettle={(choices) =>
            void handleSubmit(({ where: _, ...typed }) => settle(choices, fieldsOf(typed)))()
          }
        />
      )}
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
