import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import './texts.ts';
import type { QuestionFigures } from './types.ts';

/** The name of a question for those who teach: its own, else the first words of its stem. */
export function useQuestionName() {
  const { t } = useTranslation('attempts');
  const { local } = useLanguage();
  return (question: QuestionFigures['question'] | undefined): string => {
    if (!question) return t('analysis.gone');
    const { name, stem } = question;
    if (name !== null) return name;
    return stem.en === undefined && stem.es === undefined
      ? t('analysis.unnamed')
      : local(stem).text;
  };
}
