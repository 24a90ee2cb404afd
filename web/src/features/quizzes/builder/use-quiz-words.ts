import { useTranslation } from 'react-i18next';
import { useWhenWords } from '#web/blocks/build/use-when-words.ts';
import { formatSpan } from '#web/blocks/quiz/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import './texts.ts';
import type { Quiz } from './types.ts';

type Shows = Quiz['shows'];
const shownIn = (phase: Shows[keyof Shows]) => Object.values(phase).filter(Boolean).length;

/** What results show, and when, as one of a few cases. */
function showsCase({ afterSubmit, afterClose }: Shows, closes: boolean, attempts: number) {
  const first = shownIn(afterSubmit);
  const later = closes ? shownIn(afterClose) : first;
  const all = Object.keys(afterSubmit).length;
  // As long as somebody can try again, feedback and the right answers are kept back.
  if (first === all) return attempts > 1 ? 'allLast' : 'all';
  if (first === 0) return later === 0 ? 'nothing' : 'later';
  if (first === 1 && afterSubmit.score) return later > 1 ? 'scoreFirst' : 'score';
  return later > first ? 'someFirst' : 'some';
}

/** The rules of a quiz as one sentence: "2 attempts, the best counts, 30 minutes, …". */
export function useQuizWords(startsOn: string | null) {
  const { t } = useTranslation('quizBuilder');
  const { language } = useLanguage();
  const whenOf = useWhenWords(startsOn);
  const sentence = (quiz: Quiz): string => {
    const span = (minutes: number) => formatSpan(minutes * 60, language);
    const parts = [
      t('sum.attempts', { count: quiz.attempts }),
      ...(quiz.attempts > 1 ? [t(`sum.counts.${quiz.counts}`)] : []),
      ...(quiz.attempts > 1 && quiz.wait > 0 ? [t('sum.wait', { time: span(quiz.wait) })] : []),
      quiz.minutes === null ? t('sum.noLimit') : span(quiz.minutes),
      ...(quiz.opens ? [t('sum.opens', { when: whenOf(quiz.opens) })] : []),
      ...(quiz.closes ? [t('sum.closes', { when: whenOf(quiz.closes) })] : []),
      ...(quiz.oneByOne ? [t(quiz.back ? 'sum.oneByOne' : 'sum.noBack')] : []),
      ...(quiz.needsCode ? [t('sum.code')] : []),
      t(`sum.shows.${showsCase(quiz.shows, quiz.closes !== null, quiz.attempts)}`),
      ...(quiz.passPercent === null ? [] : [t('sum.pass', { percent: quiz.passPercent })]),
    ];
    const [first = '', ...rest] = parts;
    return `${[first.charAt(0).toLocaleUpperCase(language) + first.slice(1), ...rest].join(', ')}.`;
  };
  return { sentence };
}
