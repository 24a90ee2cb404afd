import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#web/components/form/form-dialog.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { DataTable } from '#web/components/ui/data-table.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import type { Point } from '#web/lib/written-number.ts';
import { useCellWords } from '../book/use-cell-words.ts';
import '../texts.ts';
import { isOver } from './is-over.ts';
import { notRead } from './not-read.ts';
import './paste-texts.ts';
import type { placed } from './pasted.ts';

type Props = ReturnType<typeof placed> & {
  inPercent: boolean;
  /** The point that the numbers of the block show; null: none. */
  shown: Point | null;
  /** The one that was given last. */
  reason: string;
  needsReason: boolean;
  onSay: (reason: string | null) => void;
  onClose: () => void;
};

/** So many cells are shown before they are written; the others are counted. */
const mostShown = 100;

/** What a block of a spreadsheet would change, before it does. */
export function PasteDialog(props: Props) {
  const { cells, left, inPercent, shown, reason, needsReason, onSay, onClose } = props;
  const { t } = useTranslation(['gradePaste', 'grades']);
  const { language } = useLanguage();
  const words = useCellWords(inPercent);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason } });
  const count = cells.filter(({ change }) => change !== null).length;
  const unread = cells.length - count;
  const over = cells.filter(
    ({ change, before, item }) => change !== null && isOver(change, before, item.most),
  ).length;
  const notes = [
    ...(over > 0 ? [t('over', { count: over })] : []),
    ...(unread > 0 ? [t('unread', { count: unread })] : []),
    ...(['outside', 'hidden', 'same'] as const).flatMap((why) =>
      left[why] > 0 ? [t(why, { count: left[why] })] : [],
    ),
    ...(cells.length > mostShown ? [t('more', { count: cells.length - mostShown })] : []),
  ];
  return (
    <FormDialog
      title={t('title')}
      text={t('text', { count })}
      yes={t('yes', { count })}
      no={t('grades:typing.cancel')}
      disabled={count === 0}
      onSubmit={handleSubmit(({ reason: why }) => onSay(why.trim() || null))}
      onClose={onClose}
    >
      {notes.map((note) => (
        <Text key={note} textStyle="sm" color="fg.muted">
          {note}
        </Text>
      ))}
      {cells.length > 0 && (
        // So that how much changes and what writes it stay in sight beside a long list.
        <Box
          role="region"
          aria-label={t('title')}
          maxH="40dvh"
          overflowY="auto"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          <DataTable>
            <thead>
              <tr>
                <th scope="col">{t('cell')}</th>
                <th scope="col">{t('now')}</th>
                <th scope="col">{t('then')}</th>
              </tr>
            </thead>
            <tbody>
              {cells.slice(0, mostShown).map(({ row, item, before, text, change }) => (
                <tr key={`${row.userId} ${item.itemId}`}>
                  <th scope="row">{words.cell(row, item)}</th>
                  <td data-label={t('now')}>{words.mark(before ?? undefined, item)}</td>
                  <td data-label={t('then')}>
                    {!change
                      ? t(
                          `notRead.${notRead(text, { inPercent, most: item.most, language, shown })}`,
                          {
                            text,
                          },
                        )
                      : isOver(change, before, item.most)
                        ? t('overOf', {
                            points: words.change(change, item),
                            most: inPercent
                              ? words.percent(10_000)
                              : words.points(before?.most ?? item.most),
                          })
                        : words.change(change, item)}
                  </td>
                </tr>
              ))}
            </tbody>
          </DataTable>
        </Box>
      )}
      {needsReason && (
        <TextField
          label={t('grades:typing.reason')}
          hint={t('reasonHint')}
          maxLength={200}
          error={formState.errors.reason && t('grades:typing.reasonMissing')}
          field={register('reason', { validate: (why) => why.trim() !== '' })}
        />
      )}
    </FormDialog>
  );
}
