import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import type { OwnItem } from '../types.ts';
import type { CategoryPart } from '../words/by-category.ts';
import { useGradeWords } from '../words/use-grade-words.ts';
import { ItemRow } from './item-row.tsx';
import './texts.ts';
import type { Tried } from './worked.ts';

type Props = {
  part: CategoryPart<OwnItem>;
  /** The only one: its name says nothing. */
  alone: boolean;
  courseId: string;
  tried: Tried | null;
  isPrinted: boolean;
  onTry: (itemId: string, points: number | null) => void;
};

/** The items of a category, with what they come to and how much that weighs. */
export function CategorySection({ part, alone, courseId, tried, isPrinted, onTry }: Props) {
  const { t } = useTranslation('ownGrades');
  const { local } = useLanguage();
  const words = useGradeWords();
  const id = useId();
  const { category, step, share, shareOfAll, items } = part;
  const weighs = step?.isExtra
    ? t('category.extra')
    : share !== null && shareOfAll !== null
      ? share === shareOfAll
        ? t('category.weight', { weight: words.percent(share) })
        : t('category.share', { share: words.percent(share), weight: words.percent(shareOfAll) })
      : null;
  const lang = category ? local(category.title).lang : undefined;
  return (
    <Box as="section" aria-labelledby={id} mb="10">
      <Flex wrap="wrap" columnGap="4" align="baseline" justify="space-between" mb="1">
        <Heading as="h2" size="2xl" id={id} lang={lang}>
          {words.nameOf(part, alone)}
        </Heading>
        {!alone && step?.percent != null && (
          <Text textStyle="xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {words.percent(step.percent)}
          </Text>
        )}
      </Flex>
      {weighs !== null && (
        <Text color="fg.muted" textStyle="sm" mb="1">
          {weighs}
        </Text>
      )}
      <Box as="ul" listStyleType="none" mt="2">
        {items.map((line) => (
          <ItemRow
            key={line.item.itemId}
            line={line}
            courseId={courseId}
            tried={tried}
            isPrinted={isPrinted}
            onTry={onTry}
          />
        ))}
      </Box>
    </Box>
  );
}
