import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { pointsOf } from '#shared/grading/score.ts';
import { bestOf, creditOf, drawOf } from '#shared/questions/play.ts';
import type { QuestionContent, QuestionDraw, StoredAnswer } from '#shared/schemas/questions.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { steadyRandom } from '../preview/steady-random.ts';
import '../texts.ts';

/** An answer that is not all right, by the name of what it misses. */
export type Example = {
  name:
    | 'oneMissing'
    | 'oneWrong'
    | 'allChosen'
    | 'swapped'
    | 'oneOpen'
    | 'oneAreaMissing'
    | 'oneMarkWrong';
  answer: StoredAnswer;
};

type Props = {
  content: QuestionContent;
  /** Other answers made from the one that earns all. */
  examples: (best: StoredAnswer, draw: QuestionDraw) => Example[];
};

const onePoint = 10_000;

/** What a few answers would earn of one point, worked out by the rules that score attempts. */
export function WorkedExample({ content, examples }: Props) {
  const { t } = useTranslation('questions');
  const { language } = useLanguage();
  const draw = drawOf(content, steadyRandom(1));
  const best = bestOf(content, draw);
  if (best === null) return null;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 4 });
  const rows = [{ name: 'allRight' as const, answer: best }, ...examples(best, draw)].flatMap(
    ({ name, answer }) => {
      const credit = creditOf(content, draw, answer);
      return credit ? [{ name, points: pointsOf(credit, onePoint) / onePoint }] : [];
    },
  );
  return (
    <chakra.div bg="bg.subtle" borderRadius="l2" px="4" py="3">
      <chakra.p fontWeight="medium" fontSize="sm" mb="1">
        {t('example.title')}
      </chakra.p>
      <chakra.ul listStyleType="none" fontVariantNumeric="tabular-nums">
        {rows.map(({ name, points }) => (
          <li key={name}>
            {t('example.row', { answer: t(`example.${name}`), points: number.format(points) })}
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
