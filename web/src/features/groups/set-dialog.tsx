import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { mostMembers } from '#shared/schemas/groups.ts';
import { CheckboxField } from '#web/components/form/checkbox-field.tsx';
import { ChoiceGroup } from '#web/components/form/choice-group.tsx';
import { FormDialog } from '#web/components/form/form-dialog.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { groupQueries } from '#web/course/group-queries.ts';
import { errorKey } from '#web/lib/error-key.ts';
import { localMinute } from '#web/lib/export-words.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { NameFields } from './name-fields.tsx';
import './texts.ts';
import { nameIn, typedName } from './typed-name.ts';
import type { GroupSet } from './types.ts';

type Ways = 'hand' | 'chance' | 'choice';

type Props = {
  courseId: string;
  /** What is changed, as it is listed now; null: a new set. */
  set: GroupSet | null;
  /** Hears of the set, and whether it is to be divided by chance next. */
  onSaved: (setId: string, divide: boolean) => void;
  onClose: () => void;
};

const isSize = (text: string) =>
  /^\d{1,2}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= mostMembers;

/** Makes a set of groups, or changes its rules: its name, who decides who is where, and how many a group takes. */
export function SetDialog({ courseId, set, onSaved, onClose }: Props) {
  const { t } = useTranslation(['groups', 'errors']);
  const closesAt = set?.choice?.closesAt ?? null;
  const { register, handleSubmit, formState, control } = useForm({
    defaultValues: {
      ...typedName(set?.name ?? null),
      way: (set?.choice ? 'choice' : 'hand') as Ways,
      until: closesAt === null ? '' : localMinute(closesAt).replace(' ', 'T'),
      most: String(set?.mostMembers ?? 5),
      isSections: set?.isSections ?? false,
    },
  });
  const { errors } = formState;
  const way = useWatch({ control, name: 'way' });
  const meta = {
    invalidates: [groupQueries.all],
    success: t('set.saved'),
    handles: 'all',
  } as const;
  const create = useWrite('groups.createSet', {
    meta,
    onSuccess: ({ setId }) => onSaved(setId, way === 'chance'),
  });
  const change = useWrite('groups.updateSet', {
    meta,
    onSuccess: ({ setId }) => onSaved(setId, false),
  });
  const error = create.error ?? change.error;
  const save = handleSubmit(({ until, most, isSections, ...typed }) => {
    const name = nameIn(typed);
    if (name === null) return;
    const rules = {
      name,
      isSections,
      choice:
        typed.way === 'choice'
          ? { closesAt: until === '' ? null : new Date(until).toISOString() }
          : null,
      mostMembers: Number(most),
    };
    if (set === null) create.mutate({ params: { courseId }, body: rules });
    else
      change.mutate({
        params: { courseId, setId: set.setId },
        body: { ...rules, version: set.version },
      });
  });
  const ways: Ways[] = set === null ? ['hand', 'chance', 'choice'] : ['hand', 'choice'];
  return (
    <FormDialog
      title={t(set === null ? 'set.new' : 'set.change')}
      {...(set !== null && { text: t('set.stay') })}
      problem={error && t(`errors:${errorKey(error)}`)}
      yes={t('save')}
      no={t('cancel')}
      disabled={create.isPending || change.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <NameFields
        register={register}
        missing={errors.en !== undefined || errors.es !== undefined}
        most={80}
        hint={t('set.nameHint')}
      />
      <ChoiceGroup
        legend={t('set.way')}
        choices={ways.map((value) => ({
          value,
          label: t(`way.${value}`),
          hint: t(`wayHint.${value}`),
        }))}
        field={register('way')}
      />
      {way === 'choice' && (
        <TextField
          label={t('set.until')}
          hint={t('set.untilHint')}
          type="datetime-local"
          field={register('until')}
        />
      )}
      <TextField
        label={t('set.most')}
        inputMode="numeric"
        maxW="8rem"
        error={errors.most && t('number', { most: mostMembers })}
        field={register('most', { validate: isSize })}
      />
      <CheckboxField field={register('isSections')}>{t('set.isSections')}</CheckboxField>
    </FormDialog>
  );
}
