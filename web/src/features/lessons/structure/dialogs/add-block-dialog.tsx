import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { minutesOf } from '#shared/blocks/registry.ts';
import '#web/blocks/texts.ts';
import {
  type ChosenFile,
  filledContent,
  type FilledKind,
  isAddressed,
} from '#web/blocks/beginnings.ts';
import { FormDialog } from '#web/components/form/form-dialog.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { isMinutes, newBlock } from '../new-block.ts';
import { useOutlineContext } from '../outline-context.ts';
import type { Place } from '../types.ts';
import '../texts.ts';
import { KindFields, type KindValues } from './kind-fields.tsx';

type Props = { kind: FilledKind; place: Place; onClose: () => void };
type Values = KindValues & { title: string };

/** A block that shows something which is there already: an address, or a file of the course. */
export function AddBlockDialog({ kind, place, onClose }: Props) {
  const { t } = useTranslation(['structure', 'blocks']);
  const { language } = useLanguage();
  const { course, commands } = useOutlineContext();
  const [file, setFile] = useState<ChosenFile | null>(null);
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { title: '', address: '', minutes: '5' },
  });
  const { errors } = formState;
  const add = ({ title, address, minutes }: Values) => {
    const name = title.trim();
    const length = Number(minutes);
    const content = filledContent(kind, { address: address.trim(), file, minutes: length });
    if (name === '') return setError('title', { type: 'empty' }, { shouldFocus: true });
    if (!isMinutes(length)) return setError('minutes', { type: 'number' }, { shouldFocus: true });
    if (content === null)
      return setError('address', { type: kind }, { shouldFocus: isAddressed(kind) });
    onClose();
    const block = newBlock(course, language, name, content, minutesOf(content, length));
    return void commands.addBlock(place, block, name);
  };
  return (
    <FormDialog
      title={t('fill.title', { kind: t(`blocks:kind.${kind}`) })}
      yes={t('fill.add')}
      no={t('cancel')}
      onSubmit={handleSubmit(add)}
      onClose={onClose}
    >
      <TextField
        label={t('fields.title')}
        maxLength={120}
        field={register('title')}
        error={errors.title && t('invalid.title')}
      />
      <KindFields
        kind={kind}
        file={file}
        onFile={setFile}
        address={register('address')}
        minutes={register('minutes')}
        errors={errors}
      />
    </FormDialog>
  );
}
