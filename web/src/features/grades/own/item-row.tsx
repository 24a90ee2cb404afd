import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { isLateMark } from '#shared/grading/is-late-mark.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { TitleLink } from '#web/components/ui/text-link.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { mostPoints } from '#web/lib/points.ts';
import type { OwnItem } from '../types.ts';
import type { CategoryPart } from '../words/by-category.ts';
import { useGradeWords } from '../words/use-grade-words.ts';
import { ItemWhy } from './item-why.tsx';
import { TryField } from './try-field.tsx';
import './texts.ts';
import type { Tried } from './worked.ts';

type Props = {
  line: CategoryPart<OwnItem>['items'][number];
  courseId: string;
  /** null: nothing is tried. */
  tried: Tried | null;
  isPrinted: boolean;
  onTry: (itemId: string, points: number | null) => void;
};

type Place = (item: OwnItem, inLesson: string) => string | null;

/** Where one's work for an item is; null: no lesson stands for it. */
const places: Record<OwnItem['kind'], Place> = {
  assignment: ({ itemId }) => paths.assignment(itemId),
  quiz: ({ itemId, mark }, inLesson) => (mark ? paths.quizResults(itemId) : inLesson),
  manual: () => null,
};

function placeOf(item: OwnItem, courseId: string): string | null {
  const { moduleId, itemId, kind } = item;
  return moduleId === null ? null : places[kind](item, paths.content(courseId, moduleId, itemId));
}

/** Work comes to no more than its points unless somebody gave more; what is of none, as extra credit can be, to any. */
const mostTried = (most: number, real: number) => (most === 0 ? mostPoints : Math.max(most, real));

/** What is said in place of points. */
const withoutPoints = {
  open: 'open',
  marked: 'open',
  waiting: 'waiting',
  excused: 'noMark',
  missing: 'noMark',
} as const;

/** An item with what one got for it, and why it counts as it does. */
export function ItemRow({ line, courseId, tried, isPrinted, onTry }: Props) {
  const { t } = useTranslation('ownGrades');
  const { local } = useLanguage();
  const words = useGradeWords();
  const { item, dropped } = line;
  const { itemId, kind, mark } = item;
  const title = local(item.title);
  const to = placeOf(item, courseId);
  const most = mark?.earned?.most ?? item.most;
  const points = tried?.get(itemId) ?? mark?.points ?? null;
  const isTried = tried?.has(itemId) ?? false;
  const isLate = mark !== null && isLateMark(mark);
  return (
    <Flex
      as="li"
      wrap="wrap"
      columnGap="6"
      align="flex-start"
      py="3"
      borderTopWidth="1px"
      data-item={itemId}
    >
      <Box flex="1 1 16rem" minW="0">
        <Text lang={title.lang} overflowWrap="anywhere">
          {to === null ? (
            <chakra.span fontWeight="semibold">{title.text}</chakra.span>
          ) : (
            <TitleLink to={to}>{title.text}</TitleLink>
          )}
        </Text>
        <Flex gap="2" rowGap="1" wrap="wrap" align="center" textStyle="sm" color="fg.muted">
          <span>{t(`kind.${kind}`)}</span>
          {dropped && <Badge>{t(`dropped.${dropped}`)}</Badge>}
          {isLate && <Badge colorPalette="orange">{t('late')}</Badge>}
          {item.isExtra && <Badge>{t('extra')}</Badge>}
          {item.isKeptOut && <Badge>{t('keptOut')}</Badge>}
          {mark?.status === 'excused' && <Badge colorPalette="blue">{t('excused')}</Badge>}
          {mark?.status === 'missing' && <Badge colorPalette="red">{t('missing')}</Badge>}
          {isTried && <Badge colorPalette="gold">{t('try.badge')}</Badge>}
        </Flex>
      </Box>
      <Box minW="9rem" textAlign={{ base: 'start', md: 'end' }} fontVariantNumeric="tabular-nums">
        {points === null ? (
          <Text color="fg.muted">
            {t(withoutPoints[mark?.status ?? 'open'], { most: words.points(most) })}
          </Text>
        ) : (
          <>
            <Text
              fontWeight="semibold"
              {...(dropped && { textDecoration: 'line-through', color: 'fg.muted' })}
            >
              {t('points', {
                count: most / 10_000,
                points: words.points(points),
                most: words.points(most),
              })}
            </Text>
            {most > 0 && (
              <Text textStyle="sm" color="fg.muted">
                {words.percent(Math.round((points * 10_000) / most))}
              </Text>
            )}
          </>
        )}
      </Box>
      {tried !== null && !item.isKeptOut && (
        <TryField
          title={title.text}
          most={most}
          upTo={mostTried(most, mark?.points ?? 0)}
          value={tried.get(itemId) ?? null}
          onTake={(value) => onTry(itemId, value)}
        />
      )}
      {(mark !== null || item.figures !== null || isTried || item.isKeptOut) && (
        <ItemWhy line={line} isTried={isTried} isPrinted={isPrinted} title={title.text} />
      )}
    </Flex>
  );
}
