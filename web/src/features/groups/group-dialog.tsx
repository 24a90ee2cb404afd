import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#web/components/form/form-dialog.tsx';
import { groupQueries } from '#web/course/group-queries.ts';
import { errorKey } from '#web/lib/error-key.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { NameFields } from './name-fields.tsx';
import './texts.ts';
import { nameIn, typedName } from './typed-name.ts';
import type { GroupRow, SetIds } from './types.ts';

type Props = {
  ids: SetIds;
  /** What is renamed, as it is listed now; null: a new group. */
  group: GroupRow | null;
  onClose: () => void;
};

/** Makes a group, or gives one another name. */
export function GroupDialog({ ids, group, onClose }: Props) {
  const { t } = useTranslation(['groups', 'errors']);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: typedName(group?.name ?? null),
  });
  const meta = {
    invalidates: [groupQueries.all],
    success: t('group.saved'),
    handles: 'all',
  } as const;
  const onSuccess = onClose;
  const create = useWrite('groups.create', { meta, onSuccess });
  const rename = useWrite('groups.update', {
    meta,
    onSuccess,
  });
  const error = create.error ?? rename.error;
  const save = handleSubmit((typed) => {
    const name = nameIn(typed);
    if (name === null) return;
    if (group === null) create.mutate({ params: ids, body: { name } });
    else
      rename.mutate({
        params: { ...ids, groupId: group.groupId },
        body: { name, version: group.version },
      });
  });
  return (
    <FormDialog
      title={t(group === null ? 'group.new' : 'group.rename')}
      problem={error && t(`errors:${errorKey(error)}`)}
      yes={t('save')}
      no={t('cancel')}
      disabled={create.isPending || rename.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <NameFields
        register={register}
        missing={formState.errors.en !== undefined || formState.errors.es !== undefined}
        most={80}
      />
    </FormDialog>
  );
}
