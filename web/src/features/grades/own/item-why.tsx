import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useAdjustmentWords } from '#web/components/assignment/use-adjustment-words.ts';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { FiguresChart } from '../figures/figures-chart.tsx';
import type { OwnItem, OwnMark } from '../types.ts';
import type { CategoryPart } from '../words/by-category.ts';
import { useGradeWords } from '../words/use-grade-words.ts';
import './texts.ts';

type Props = {
  line: CategoryPart<OwnItem>['items'][number];
  isTried: boolean;
  isPrinted: boolean;
  title: string;
};

/** Why an item counts as it does, down to what being late took and when it was released; how all did, where that may be seen. */
export function ItemWhy({ line, isTried, isPrinted, title }: Props) {
  const { t } = useTranslation('ownGrades');
  const words = useGradeWords();
  const steps = useMarkSteps();
  const { mark, figures } = line.item;
  const most = mark?.earned?.most ?? line.item.most;
  const own = mark?.points != null && most > 0 ? Math.round((mark.points * 10_000) / most) : null;
  const lines = [...(mark && !isTried ? steps(mark) : []), words.itemLine(line)];
  return (
    <chakra.details flex="1 0 100%" textStyle="sm" {...(isPrinted && { open: true })}>
      <chakra.summary cursor="pointer" color="fg.muted" py="1" w="fit-content">
        {t('why.label')}
        <chakra.span srOnly>{`: ${title}`}</chakra.span>
      </chakra.summary>
      <Box as="ul" listStyleType="disc" ps="5" mt="1" mb="2" maxW="prose">
        {/* By their place: a rule that was taken back and used again says the same twice. */}
        {lines.map((text, at) => (
          <li key={at}>{text}</li>
        ))}
      </Box>
      {figures && (
        <Box mt="3" mb="3" _print={{ display: 'none' }}>
          <Text fontWeight="medium" mb="1">
            {t('why.figures')}
          </Text>
          <FiguresChart figures={figures} own={own} />
        </Box>
      )}
    </chakra.details>
  );
}

/** From what was earned to the mark, and when one could see it. */
function useMarkSteps() {
  const { t } = useTranslation('ownGrades');
  const { language } = useLanguage();
  const words = useGradeWords();
  const worked = useAdjustmentWords();
  return ({ earned, adjustments, points, status, releasedAt }: OwnMark): string[] => [
    ...(earned
      ? [
          t('why.earned', {
            count: earned.most / 10_000,
            points: words.points(earned.points),
            most: words.points(earned.most),
          }),
        ]
      : []),
    ...adjustments.flatMap((one) => worked(one)),
    ...(adjustments.length > 0 && points !== null
      ? [t('why.left', { count: points / 10_000, points: words.points(points) })]
      : []),
    // That a mark was seen once says nothing of one that is open again.
    ...(releasedAt === null || status === 'open'
      ? []
      : [t('why.released', { when: formatMinute(releasedAt, language) })]),
  ];
}
