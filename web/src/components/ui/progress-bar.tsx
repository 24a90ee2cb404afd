import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Meter } from './meter.tsx';

type Props = { done: number; total: number };

/** The done part of a course, as a bar and in words. */
export function ProgressBar({ done, total }: Props) {
  const { t } = useTranslation();
  const percent = total === 0 ? 0 : Math.min(100, Math.round((100 * done) / total));
  const words = t('progress', { done, total, percent });
  return (
    <Flex align="center" gap="3" w="full">
      <Meter percent={percent} label={t('progressLabel')} words={words} />
      <Text
        textStyle="sm"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
        whiteSpace="nowrap"
        // As wide as it may get, so that bars below each other end at the same place.
        data-widest={t('progress', { done: total, total, percent: 100 })}
        _after={{
          content: 'attr(data-widest) / ""',
          display: 'block',
          h: '0',
          overflow: 'hidden',
          visibility: 'hidden',
        }}
      >
        {words}
      </Text>
    </Flex>
  );
}
