import { chakra } from '@chakra-ui/react/styled-system';
import { Grid } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { numberFormat } from '#web/lib/number-format.ts';
import { easeOf, fewAnswers, type Figures, meaningOf } from './figure-words.ts';
import './texts.ts';

const Term = chakra('dt', { base: { textStyle: 'sm', color: 'fg.muted' } });
const Said = chakra('dd', { base: { ms: '0', fontVariantNumeric: 'tabular-nums' } });

/** How easy a question is and how well it separates, in numbers and in what these mean, beside each other with room. */
export function FigureTerms({ figures }: { figures: Figures }) {
  const { t } = useTranslation('questionFigures');
  const { language } = useLanguage();
  const { facility, discrimination, scored } = figures;
  const percent = numberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const decimal = numberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return (
    <>
      <Grid as="dl" gap="4" templateColumns="repeat(auto-fit, minmax(min(100%, 16rem), 1fr))">
        <div>
          <Term>{t('facility')}</Term>
          <Said>
            {facility !== null && <b>{percent.format(facility / 10_000)} · </b>}
            {t(`ease.${easeOf(figures)}`)}
          </Said>
        </div>
        <div>
          <Term>{t('discrimination')}</Term>
          <Said>
            {discrimination !== null && <b>{decimal.format(discrimination / 10_000)} · </b>}
            {t(`means.${meaningOf(figures)}`)}
          </Said>
        </div>
      </Grid>
      <Text textStyle="sm" color="fg.muted" mt="2">
        {t('scored', { count: scored })}
        {scored > 0 && scored < fewAnswers && ` ${t('few')}`}
      </Text>
    </>
  );
}
