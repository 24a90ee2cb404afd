import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#web/components/form/form-dialog.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { useCellWords } from '../book/use-cell-words.ts';
import '../texts.ts';
import type { Cell } from './use-hands.tsx';

type Props = { cell: Cell; onSay: (label: string | null) => void; onClose: () => void };

/** A word of one's own beside a mark. */
export function LabelDialog({ cell, onSay, onClose }: Props) {
  const { t } = useTranslation('grades');
  const words = useCellWords();
  const { register, handleSubmit } = useForm({
    defaultValues: { label: cell.before?.label ?? '' },
  });
  return (
    <FormDialog
      title={words.cell(cell.row, cell.item)}
      text={t('label.text')}
      yes={t('typing.save')}
      no={t('typing.cancel')}
      onSubmit={handleSubmit(({ label }) => onSay(label.trim() || null))}
      onClose={onClose}
    >
      <TextField label={t('label.field')} maxLength={30} field={register('label')} />
    </FormDialog>
  );
}
