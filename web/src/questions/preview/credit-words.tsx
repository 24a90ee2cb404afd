import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { pointsOf } from '#shared/grading/score.ts';
import type { Credit } from '#shared/schemas/credit.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { useReasonWords } from '../review/use-reason-words.ts';
import '../texts.ts';

const onePoint = 10_000;

type Props = {
  /** null: it waits for a person, or has no points. */
  credit: Credit | null;
  /** What the question is worth, in ten-thousandths of a point. */
  most?: number;
};

/** The points of an answer, and how they came about. */
export function CreditWords({ credit, most = onePoint }: Props) {
  const { t } = useTranslation('questions');
  const { language } = useLanguage();
  const reasonOf = useReasonWords();
  const number = (points: number) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: 4 }).format(points / onePoint);
  if (credit === null) return <Text color="fg.muted">{t('credit.none')}</Text>;
  return (
    <div>
      <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {t('credit.points', {
          points: number(pointsOf(credit, most)),
          most: number(most),
          count: most / onePoint,
        })}
      </Text>
      <Text textStyle="sm" color="fg.muted">
        {reasonOf(credit)}
      </Text>
    </div>
  );
}
