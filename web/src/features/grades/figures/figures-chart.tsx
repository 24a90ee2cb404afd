import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { DataTable } from '#web/components/ui/data-table.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatPercent } from '#web/lib/percent.ts';
import type { Figures } from '../types.ts';
import '../words/texts.ts';

const Svg = chakra('svg');
const Bar = chakra('rect');

/** The step of a percentage: twenty of five percent, and one for what is whole or more. */
const stepOf = (percent: number) => Math.min(20, Math.floor(percent / 500));

type Props = {
  figures: Figures;
  /** In hundredths of a percent, whose bar stands out; null: none does. */
  own?: number | null;
};

/** How the marks of an item lie: a small drawing, what it comes to in words, and the same as a table. */
export function FiguresChart({ figures, own = null }: Props) {
  const { t } = useTranslation('gradeWords');
  const { language } = useLanguage();
  const { n, mean, median, spread, steps } = figures;
  const percent = (value: number | null) => (value === null ? '–' : formatPercent(value, language));
  const highest = Math.max(1, ...steps);
  const facts = [
    [t('figures.n'), String(n)],
    [t('figures.median'), median === null ? percent(median) : `≈ ${percent(median)}`],
    [t('figures.mean'), percent(mean)],
    [t('figures.spread'), percent(spread)],
  ] as const;
  return (
    <Box maxW="26rem">
      <Svg
        role="img"
        aria-label={t('figures.label', { n, median: percent(median) })}
        viewBox="0 0 210 48"
        w="full"
        h="4.5rem"
        preserveAspectRatio="none"
      >
        {steps.map((count, at) => {
          const height = count === 0 ? 1 : 4 + (count / highest) * 42;
          const isOwn = own !== null && stepOf(own) === at;
          return (
            <Bar
              // A step is known by its place alone.
              // oxlint-disable-next-line react/no-array-index-key
              key={at}
              x={at * 10 + 1}
              y={48 - height}
              width="8"
              height={height}
              rx="1"
              fill={count === 0 ? 'border' : isOwn ? 'gold.solid' : 'gray.400'}
            />
          );
        })}
      </Svg>
      <Flex justify="space-between" textStyle="xs" color="fg.muted" aria-hidden>
        <span>{percent(0)}</span>
        <span>{percent(5000)}</span>
        <span>{percent(10_000)}</span>
      </Flex>
      <Flex as="dl" wrap="wrap" columnGap="5" rowGap="1" mt="2" textStyle="sm">
        {facts.map(([name, value]) => (
          <Flex key={name} gap="1.5">
            <Text as="dt" color="fg.muted">
              {name}
            </Text>
            <Text as="dd" fontWeight="medium" fontVariantNumeric="tabular-nums">
              {value}
            </Text>
          </Flex>
        ))}
      </Flex>
      <chakra.details mt="1" textStyle="sm" _print={{ display: 'none' }}>
        <chakra.summary cursor="pointer" color="fg.muted" minH="8" py="1">
          {t('figures.showTable')}
        </chakra.summary>
        <DataTable aria-label={t('figures.table')}>
          <thead>
            <tr>
              <th scope="col">{t('figures.range')}</th>
              <th scope="col">{t('figures.count')}</th>
            </tr>
          </thead>
          <tbody>
            {steps.flatMap((count, at) => {
              if (count === 0) return [];
              const range =
                at === 20
                  ? t('figures.full')
                  : t('figures.from', { from: percent(at * 500), to: percent(at * 500 + 499) });
              return [
                <tr key={range}>
                  <th scope="row">{range}</th>
                  <td data-label={t('figures.count')}>{count}</td>
                </tr>,
              ];
            })}
          </tbody>
        </DataTable>
      </chakra.details>
    </Box>
  );
}
