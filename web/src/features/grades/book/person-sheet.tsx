import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAdjustmentWords } from '#web/components/assignment/use-adjustment-words.ts';
import { ErrorNote } from '#web/components/ui/error-note.tsx';
import { Sheet } from '#web/components/ui/sheet.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { isToCome } from '#web/lib/typed-instant.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import '../texts.ts';
import type { Book, BookItem, PersonGrades, Row } from '../types.ts';
import { CellActions } from '../typing/cell-actions.tsx';
import type { Hands } from '../typing/use-hands.tsx';
import { byCategory } from '../words/by-category.ts';
import { useGradeWords } from '../words/use-grade-words.ts';
import { ChangeHistory } from './change-history.tsx';
import './person-texts.ts';
import { bookQueries } from './queries.ts';
import { SetTotal } from './set-total.tsx';
import { useCellWords } from './use-cell-words.ts';
import { workPath } from './work-path.ts';

type Props = {
  courseId: string;
  book: Book;
  row: Row;
  hands: Hands;
  /** The cell that it is about; null: all of the person's. */
  itemId: string | null;
  onClose: () => void;
};

/** A cell with how its mark came to be, or all of somebody's: each step to the total, and the history. */
export function PersonSheet({ courseId, book, row, hands, itemId, onClose }: Props) {
  const { userId, name } = row;
  const { t } = useTranslation('grades');
  const cells = useCellWords();
  const { data: person, error, refetch } = useQuery(bookQueries.person(courseId, userId));
  const item = book.items.find((one) => one.itemId === itemId);
  return (
    <Sheet title={cells.name(name)} reads onClose={onClose}>
      {person ? (
        <>
          {item && (
            <MarkPart
              courseId={courseId}
              book={book}
              item={item}
              person={person}
              row={row}
              hands={hands}
            />
          )}
          <TotalPart courseId={courseId} book={book} person={person} isOpen={!item} />
          <ChangeHistory
            changes={item ? person.changes.filter((one) => one.itemId === itemId) : person.changes}
            titles={item ? [] : book.items}
          />
          <Text mt="6">
            <TextLink to={paths.courseLearner(courseId, userId)}>{t('person.profile')}</TextLink>
          </Text>
        </>
      ) : error ? (
        <ErrorNote error={error} retry={() => void refetch()} />
      ) : (
        <Skeleton h="20rem" role="status" aria-label={t('loading')} />
      )}
    </Sheet>
  );
}

type PartProps = Pick<Props, 'courseId' | 'book' | 'row' | 'hands'> & {
  item: BookItem;
  person: PersonGrades;
};

function MarkPart({ courseId, book, item, person, row, hands }: PartProps) {
  const { t } = useTranslation(['grades', 'gradePerson']);
  const { language, local } = useLanguage();
  const words = useGradeWords();
  const worked = useAdjustmentWords();
  const mark = person.marks.find((one) => one.itemId === item.itemId);
  const title = local(item.title);
  const most = mark?.earned?.most ?? item.most;
  const line = byCategory(book.scheme, book.items, person.trace)
    .flatMap(({ items }) => items)
    .find((one) => one.item.itemId === item.itemId);
  const to = workPath(courseId, item);
  const before = row.marks.find(({ itemId }) => itemId === item.itemId) ?? null;
  const cell = { row, item, before };
  const steps = item.isHidden
    ? [t('hidden.why')]
    : [
        ...(mark?.earned
          ? [
              t('gradePerson:mark.earned', {
                count: mark.earned.most / 10_000,
                points: words.points(mark.earned.points),
                most: words.points(mark.earned.most),
              }),
            ]
          : []),
        ...(mark?.adjustments ?? []).flatMap((one) => worked(one)),
        ...(mark && mark.status !== 'open'
          ? [
              mark.releasedAt === null
                ? t('gradePerson:mark.notReleased')
                : t(`gradePerson:mark.${isToCome(mark.releasedAt) ? 'planned' : 'released'}`, {
                    when: formatMinute(mark.releasedAt, language),
                  }),
            ]
          : []),
        ...(line ? [words.itemLine(line)] : []),
      ];
  return (
    <Box mb="6">
      <Heading as="h3" size="md" lang={title.lang}>
        {title.text}
      </Heading>
      <Text textStyle="3xl" fontWeight="semibold" fontVariantNumeric="tabular-nums" mt="1">
        {item.isHidden
          ? t('hidden.cell')
          : mark?.points == null
            ? t(`status.${mark && mark.status !== 'marked' ? mark.status : 'open'}`)
            : t('gradePerson:mark.points', {
                count: most / 10_000,
                points: words.points(mark.points),
                most: words.points(most),
              })}
      </Text>
      <Box as="ul" listStyleType="disc" ps="5" mt="2" textStyle="sm">
        {steps.map((step, at) => (
          <li key={at}>{step}</li>
        ))}
      </Box>
      {!item.isHidden && (
        <Flex gap="2" wrap="wrap" mt="3" role="group" aria-label={t('act.of')}>
          <CellActions cell={cell} hands={hands} onEdit={() => hands.onAsk(cell)} />
        </Flex>
      )}
      {to !== null && (
        <Text mt="2">
          <TextLink to={to}>{t('item.toMarking')}</TextLink>
        </Text>
      )}
    </Box>
  );
}

type TotalProps = { courseId: string; book: Book; person: PersonGrades; isOpen: boolean };

function TotalPart({ courseId, book, person, isOpen }: TotalProps) {
  const { t } = useTranslation('grades');
  const words = useGradeWords();
  const { total, own } = person;
  const shown = (percent: number | null) => (percent === null ? '–' : words.percent(percent));
  return (
    <Box borderTopWidth={isOpen ? undefined : '1px'} pt={isOpen ? undefined : '4'}>
      <Text color="fg.muted">{t('head.total')}</Text>
      <Text textStyle="2xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {[shown(total.shown), total.letter].filter((part) => part !== null).join(' · ')}
      </Text>
      {own.shown !== total.shown && (
        <Text textStyle="sm" color="fg.muted">
          {t('person.own', { percent: shown(own.shown) })}
        </Text>
      )}
      <chakra.details open={isOpen} mt="1">
        <chakra.summary cursor="pointer" py="1" color="fg.muted">
          {t('person.why')}
        </chakra.summary>
        <Box as="ol" listStyleType="decimal" ps="6" mt="1" textStyle="sm">
          {words.totalLines(book.scheme, book.items, person.trace).map((line, at) => (
            <li key={at}>{line}</li>
          ))}
        </Box>
      </chakra.details>
      {isOpen && <SetTotal courseId={courseId} book={book} person={person} />}
    </Box>
  );
}
