import { Flex } from '@chakra-ui/react/flex';
import { Progress } from '@chakra-ui/react/progress';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';

type Props = { done: number; total: number };

/** How much of a course is done, as a bar and in words. */
export function ProgressBar({ done, total }: Props) {
  const { t } = useTranslation();
  const percent = total === 0 ? 0 : Math.min(100, Math.round((100 * done) / total));
  const words = t('progress', { done, total, percent });
  return (
    <Progress.Root
      value={percent}
      size="sm"
      colorPalette="gold"
      w="full"
      translations={{ value: () => words }}
    >
      <Flex align="center" gap="3">
        <Progress.Track flex="1" borderRadius="full" aria-label={t('progressLabel')}>
          <Progress.Range />
        </Progress.Track>
        <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {words}
        </Text>
      </Flex>
    </Progress.Root>
  );
}
