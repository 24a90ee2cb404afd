import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { OwnSubmission } from '#web/blocks/assignment/types.ts';
import { useAdjustmentWords } from '#web/components/assignment/use-adjustment-words.ts';
import { usePointWords } from '#web/components/assignment/use-point-words.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatPoints } from '#web/lib/points.ts';
import '../../texts.ts';

type Mark = NonNullable<NonNullable<OwnSubmission['feedback']>['mark']>;

/** The mark, and how it came to be: what was earned, and each step that changed something. */
export function WorkedMark({ mark: { earned, adjustments, points } }: { mark: Mark }) {
  const { t } = useTranslation('assignments');
  const { language } = useLanguage();
  const words = usePointWords();
  const worked = useAdjustmentWords();
  const total =
    points === null
      ? t('feedback.noMark')
      : earned === null
        ? words.most(points)
        : words.earned(points, earned.most);
  return (
    <Box>
      <Text color="fg.muted" textStyle="sm">
        {t('feedback.mark')}
      </Text>
      <Text textStyle="3xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {total}
      </Text>
      {adjustments.length > 0 && (
        <Box mt="2">
          {earned !== null && (
            <Text>
              {t('feedback.earned', { points: words.earned(earned.points, earned.most) })}
            </Text>
          )}
          {adjustments.map((adjustment, at) => (
            <Flex key={at} as="ul" direction="column" listStyleType="none" mt="1">
              {worked(adjustment).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </Flex>
          ))}
          {points !== null && (
            <Text mt="1">{t('feedback.worked', { points: formatPoints(points, language) })}</Text>
          )}
        </Box>
      )}
    </Box>
  );
}
