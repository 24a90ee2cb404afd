import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { isChanged, previewSetTotal } from '#shared/grading/preview.ts';
import { ChangePreview } from '#web/components/ui/change-preview.tsx';
import type { Book, PersonGrades } from '../types.ts';
import './person-texts.ts';
import { useCellWords } from './use-cell-words.ts';

type Total = PersonGrades['total'];
type Props = {
  book: Book;
  person: PersonGrades;
  /** What is to stand in place of the total; null: nothing any more; undefined: it cannot be read yet. */
  percent: number | null | undefined;
};

/** What setting a total, or taking that back, does to it, and to what its student sees, before it is done. */
export function TotalPreview({ book, person, percent }: Props) {
  const { t } = useTranslation('gradePerson');
  const cells = useCellWords();
  const words = ({ shown, letter, isPassed }: Total) =>
    [
      shown === null ? t('setTotal.preview.nothing') : cells.percent(shown),
      ...(letter === null ? [] : [letter]),
      ...(isPassed === null ? [] : [t(`setTotal.preview.${isPassed ? 'passed' : 'notPassed'}`)]),
    ].join(' · ');
  const to = percent === undefined ? null : previewSetTotal(book, person.marks, percent);
  const rows = to
    ? [
        { of: 'book' as const, from: person.total, to },
        // A total that is set is what its student is shown as well; what they are shown without says the server, which
        // knows what is released.
        { of: 'student' as const, from: person.own, to: percent === null ? person.ownBeneath : to },
      ]
    : [];
  const [inBook, forStudent] = rows.map((row) => isChanged(row));
  return (
    <ChangePreview
      title={t('setTotal.preview.title')}
      says={
        rows.length === 0
          ? t('setTotal.preview.unread')
          : forStudent
            ? t('setTotal.preview.seen')
            : t(`setTotal.preview.${inBook ? 'unseen' : 'same'}`)
      }
      note={
        book.items.some(({ isHidden }) => isHidden) && (
          <Text textStyle="sm" color="fg.muted" mb="2">
            {t('setTotal.preview.hidden')}
          </Text>
        )
      }
      error={null}
      retry={() => undefined}
      head={[t('setTotal.preview.where'), t('setTotal.preview.from'), t('setTotal.preview.to')]}
      rows={rows}
      keyOf={({ of }) => of}
      nameOf={({ of }) => t(`setTotal.preview.${of}`)}
      cellsOf={(row) => [words(row.from), words(row.to)]}
      moreOf={String}
    />
  );
}
