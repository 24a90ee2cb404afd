import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { Total } from '#shared/grading/total.ts';
import { useGradeWords } from '../words/use-grade-words.ts';
import './texts.ts';

/** Says beside what is tried or planned that no mark changes a total that somebody set; nothing where nobody did. */
export function SetByHand({ trace }: Pick<Total, 'trace'>) {
  const { t } = useTranslation('ownGrades');
  const words = useGradeWords();
  const set = trace.find((step) => step.step === 'override');
  return (
    set && (
      <Text textStyle="sm" mt="2" maxW="prose">
        {t('total.isSet', { percent: words.percent(set.to) })}
      </Text>
    )
  );
}
