import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { mostGroups } from '#shared/schemas/groups.ts';
import { ChoiceGroup } from '#web/components/form/choice-group.tsx';
import { FormDialog } from '#web/components/form/form-dialog.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { groupQueries } from '#web/course/group-queries.ts';
import { errorKey } from '#web/lib/error-key.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { NameFields } from './name-fields.tsx';
import { previewQuery } from './queries.ts';
import './texts.ts';
import { nameIn } from './typed-name.ts';
import type { Division, SetIds } from './types.ts';

const isNumber = (text: string) =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= mostGroups;

/** So many people each group gets, unless somebody says otherwise or it has fewer places. */
const usualSize = 4;

type Props = {
  ids: SetIds;
  /** How many places each group of the set has. */
  most: number;
  onClose: () => void;
};

/** Divides who has no group yet by chance: says what it would come to before it is done. */
export function DivideDialog({ ids, most, onClose }: Props) {
  const { t } = useTranslation(['groups', 'errors']);
  const { register, handleSubmit, formState, control } = useForm({
    defaultValues: {
      by: 'size' as Division['by'],
      n: String(Math.min(usualSize, most)),
      en: 'Group',
      es: 'Grupo',
    },
  });
  const { errors } = formState;
  const [by, n] = useWatch({ control, name: ['by', 'n'] });
  const preview = useQuery({
    ...previewQuery(ids, { by, n: Number(n) }),
    enabled: isNumber(n),
  });
  const allot = useWrite('groups.allot', {
    meta: { invalidates: [groupQueries.all], success: t('divide.begun'), handles: 'all' },
    onSuccess: onClose,
  });
  const refusal = preview.data?.refusal ?? null;
  const error = allot.error ?? preview.error;
  const into = ({ groups: count, smallest, largest }: NonNullable<typeof preview.data>) =>
    smallest === largest
      ? t('divide.intoEven', { count, each: largest })
      : t('divide.into', { count, smallest, largest });
  return (
    <FormDialog
      title={t('divide.title')}
      text={t('divide.text')}
      problem={error && t(`errors:${errorKey(error)}`)}
      yes={t('divide.yes')}
      no={t('cancel')}
      disabled={allot.isPending || refusal !== null}
      onSubmit={handleSubmit((typed) => {
        const name = nameIn(typed);
        if (name === null || refusal !== null) return;
        allot.mutate({ params: ids, body: { by: typed.by, n: Number(typed.n), name } });
      })}
      onClose={onClose}
    >
      <ChoiceGroup
        legend={t('divide.by')}
        choices={(['size', 'groups'] as const).map((value) => ({
          value,
          label: t(`divide.${value}`),
        }))}
        field={register('by')}
      />
      <TextField
        label={t(by === 'size' ? 'divide.perGroup' : 'divide.howMany')}
        inputMode="numeric"
        maxW="8rem"
        error={errors.n && t('number', { most: mostGroups })}
        field={register('n', { validate: isNumber })}
      />
      <NameFields
        register={register}
        missing={errors.en !== undefined || errors.es !== undefined}
        most={70}
        hint={t('divide.nameHint')}
      />
      <Text role="status" fontWeight="medium" minH="6">
        {preview.data &&
          (refusal === null
            ? `${t('divide.people', { count: preview.data.people })} ${into(preview.data)}`
            : t(`refusal.${refusal}`))}
      </Text>
    </FormDialog>
  );
}
