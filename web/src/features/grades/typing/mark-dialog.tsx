import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CellChange } from '#shared/schemas/typed-marks.ts';
import { FormDialog } from '#web/components/form/form-dialog.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { useCellWords } from '../book/use-cell-words.ts';
import '../texts.ts';
import type { Cell } from './use-hands.tsx';

type Props = {
  cell: Cell;
  /** What was typed into the cell; null: nothing yet. */
  text: string | null;
  inPercent: boolean;
  /** The one that was given last. */
  reason: string;
  needsReason: (change: CellChange) => boolean;
  read: (text: string) => CellChange | null;
  onSay: (change: CellChange, reason: string | null) => void;
  onClose: () => void;
};

/** A mark that is set, with the reason where something else would stand there. */
export function MarkDialog(props: Props) {
  const { cell, text, inPercent, reason, needsReason, read, onSay, onClose } = props;
  const { t } = useTranslation('grades');
  const words = useCellWords(inPercent);
  const isOfBlock = cell.item.kind !== 'manual';
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { mark: text ?? words.toType(cell.before, cell.item), reason },
  });
  const { errors } = formState;
  const send = handleSubmit((typed) => {
    const change = read(typed.mark);
    if (change) onSay(change, typed.reason.trim() || null);
  });
  const isOf = t(inPercent ? 'typing.ofPercent' : 'typing.of', {
    most: words.points(cell.item.most),
  });
  const mark = (
    <TextField
      key="mark"
      label={t('typing.mark')}
      hint={isOf}
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
      // What is typed replaces what stands there; what was typed already is gone on with.
      {...(text === null && { onFocus: ({ target }) => target.select() })}
      error={errors.mark && t(inPercent ? 'typing.wrongPercent' : 'typing.wrong')}
      field={register('mark', { validate: (typed) => read(typed) !== null })}
    />
  );
  const why = (
    <TextField
      key="reason"
      label={t(isOfBlock ? 'typing.reason' : 'typing.reasonMaybe')}
      hint={t('typing.reasonHint')}
      maxLength={200}
      error={errors.reason && t('typing.reasonMissing')}
      field={register('reason', {
        validate: (said, { mark: typed }) => {
          const change = read(typed);
          return said.trim() !== '' || change === null || !needsReason(change);
        },
      })}
    />
  );
  return (
    <FormDialog
      title={words.cell(cell.row, cell.item)}
      {...(isOfBlock && { text: t('typing.override') })}
      yes={t('typing.save')}
      no={t('typing.cancel')}
      onSubmit={send}
      onClose={onClose}
    >
      {/* Whoever typed the mark into its cell has the reason left to say, where one is needed. */}
      {text === null || !isOfBlock ? [mark, why] : [why, mark]}
    </FormDialog>
  );
}
