import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '#web/components/form/choice-group.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { tagsOf } from '#web/questions/question-words.ts';
import '../texts.ts';
import { ChangeDialog, type ChangeDialogProps } from './change-dialog.tsx';

type Fields = { tags: string; what: 'addTags' | 'removeTags' };

/** Adds tags to all chosen questions, or takes them away. */
export function TagsDialog({
  onSet,
  ...rest
}: ChangeDialogProps & { onSet: (what: Fields['what'], tags: string[]) => void }) {
  const { t } = useTranslation('banks');
  const { register, handleSubmit, formState } = useForm<Fields>({
    defaultValues: { tags: '', what: 'addTags' },
  });
  const submit = handleSubmit(({ tags, what }) => onSet(what, tagsOf(tags)));
  return (
    <ChangeDialog title={t('dialog.tagsTitle')} onSubmit={submit} {...rest}>
      <TextField
        label={t('dialog.tagsField')}
        autoComplete="off"
        error={formState.errors.tags && t('dialog.tagsMissing')}
        field={register('tags', {
          validate: (text) => {
            const tags = tagsOf(text);
            return tags.length > 0 && tags.length <= 20 && tags.every(({ length }) => length <= 40);
          },
        })}
      />
      <ChoiceGroup
        legend={t('dialog.tagsTitle')}
        choices={[
          { value: 'addTags', label: t('dialog.add') },
          { value: 'removeTags', label: t('dialog.remove') },
        ]}
        field={register('what')}
        compact
      />
    </ChangeDialog>
  );
}
