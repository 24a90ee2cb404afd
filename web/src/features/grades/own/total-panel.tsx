import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { countedIn } from '#shared/grading/counted-in.ts';
import type { Total } from '#shared/grading/total.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import type { OwnGrades } from '../types.ts';
import { useGradeWords } from '../words/use-grade-words.ts';
import { GradeLine } from './grade-line.tsx';
import { SetByHand } from './set-by-hand.tsx';
import './texts.ts';

type Props = Pick<OwnGrades, 'scheme' | 'items' | 'setByHand'> & {
  real: Total;
  /** What it would be with the marks that are tried; null: none is. */
  worked: Total | null;
  isTrying: boolean;
  isPrinted: boolean;
  onEnd: () => void;
};

const Steps = chakra('ol', {
  base: { listStyleType: 'decimal', ps: '6', mt: '2', display: 'grid', gap: '1.5', maxW: 'prose' },
});

/** One's total, large, with how it came to be; while marks are tried, what it would be, and the way back. */
export function TotalPanel(props: Props) {
  const { scheme, items, setByHand, real, worked, isTrying, isPrinted, onEnd } = props;
  const { t } = useTranslation('ownGrades');
  const words = useGradeWords();
  const { shown, letter, isPassed, trace } = worked ?? real;
  const counted = items.filter(({ isKeptOut }) => !isKeptOut);
  const marked = countedIn(trace);
  return (
    <Box
      as="section"
      aria-label={t('total.label')}
      bg={isTrying ? 'bg.gold' : 'bg.panel'}
      borderWidth={isTrying ? '2px' : '1px'}
      borderStyle={isTrying ? 'dashed' : 'solid'}
      borderColor={isTrying ? 'gold.500' : 'border'}
      borderRadius="l3"
      p={isTrying ? { base: '3', md: '6' } : { base: '5', md: '7' }}
      position={isTrying ? 'sticky' : 'static'}
      top="0"
      // It stays in sight beside what is tried, and leaves room for that also where its steps are open.
      maxH={isTrying && !isPrinted ? 'min(50dvh, 18rem)' : undefined}
      overflowY={isTrying && !isPrinted ? 'auto' : undefined}
      zIndex={isTrying ? '2' : undefined}
      // At a zoom of 400 % it would leave no room for what is tried: what it comes to is read aloud, and a scroll away.
      {...(isTrying && { css: { '@media (max-height: 22rem)': { position: 'static' } } })}
      data-total=""
    >
      <Flex wrap="wrap" gap="4" justify="space-between" align="flex-start">
        <Box aria-live="polite" flex="1 1 14rem">
          <Text color="fg.muted">{t(worked ? 'total.tried' : 'total.label')}</Text>
          <Flex align="baseline" wrap="wrap" columnGap="4">
            <Text
              textStyle={shown === null || isTrying ? '3xl' : '5xl'}
              lineHeight="1.15"
              fontWeight="semibold"
              fontVariantNumeric="tabular-nums"
            >
              {shown === null ? t('total.none') : words.percent(shown)}
            </Text>
            {letter !== null && (
              <Text textStyle="3xl" fontWeight="semibold" color="fg.gold">
                {letter}
              </Text>
            )}
            {isPassed !== null && (
              <Badge colorPalette={isPassed ? 'green' : 'gray'}>
                {t(isPassed ? 'total.passed' : 'total.notPassed')}
              </Badge>
            )}
          </Flex>
          {worked && (
            <Text textStyle="sm">
              {t('total.really', {
                percent: real.shown === null ? t('total.none') : words.percent(real.shown),
              })}
            </Text>
          )}
          {isTrying && <SetByHand trace={real.trace} />}
        </Box>
        {isTrying && (
          <Box maxW="22rem">
            <Text textStyle="sm" hideBelow="md">
              {t('try.text')}
            </Text>
            <Button size="sm" mt="2" variant="primary" onClick={onEnd}>
              {t('try.end')}
            </Button>
          </Box>
        )}
      </Flex>
      {shown !== null && (
        <Box hideBelow={isTrying ? 'md' : undefined}>
          <GradeLine percent={shown} scheme={scheme} />
        </Box>
      )}
      {!isTrying && (
        <Text mt="3" color="fg.muted" textStyle="sm">
          {t('total.madeOf', { marked, count: counted.length })}
        </Text>
      )}
      {(!isTrying || worked) && shown !== null && (
        <chakra.details mt="2" {...(isPrinted && { open: true })}>
          <chakra.summary cursor="pointer" fontWeight="medium" minH="10" py="2">
            {t(worked ? 'total.whyTried' : 'total.why')}
          </chakra.summary>
          <Steps>
            {words.totalLines(scheme, items, trace, setByHand).map((line, at) => (
              <li key={at}>{line}</li>
            ))}
          </Steps>
        </chakra.details>
      )}
    </Box>
  );
}
