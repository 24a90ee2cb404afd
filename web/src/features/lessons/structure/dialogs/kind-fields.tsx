import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { plays } from '#shared/blocks/registry.ts';
import { type ChosenFile, type FilledKind, isAddressed } from '#web/blocks/beginnings.ts';
import { TextField } from '#web/components/form/text-field.tsx';
import '../texts.ts';
import { FileChoice } from './file-choice.tsx';

export type KindValues = { address: string; minutes: string };

type Props = {
  kind: FilledKind;
  file: ChosenFile | null;
  onFile: (file: ChosenFile) => void;
  address: UseFormRegisterReturn;
  minutes: UseFormRegisterReturn;
  errors: FieldErrors<KindValues>;
};

/** The fields of a new block: an address, or a file of the course; and how long it takes, if no file says so. */
export function KindFields({ kind, file, onFile, address, minutes, errors }: Props) {
  const { t } = useTranslation('structure');
  const isTyped = !plays(kind) || (file !== null && file.durationSeconds === null);
  return (
    <>
      {isAddressed(kind) ? (
        <TextField
          label={t('fill.address')}
          hint={t(`fill.hint.${kind}`)}
          type="url"
          field={address}
          error={errors.address && t(`invalid.${kind}`)}
        />
      ) : (
        <FileChoice kind={kind} onChange={onFile} error={errors.address && t('invalid.file')} />
      )}
      {isTyped && (
        <TextField
          label={t('fields.minutes')}
          inputMode="numeric"
          field={minutes}
          error={errors.minutes && t('invalid.minutes')}
        />
      )}
    </>
  );
}
