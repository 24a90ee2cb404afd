import { useTranslation } from 'react-i18next';
import type { contract } from '#shared/contract/index.ts';
import type { Response } from '#shared/contract/route.ts';
import { FactList } from '#web/components/ui/fact-list.tsx';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatScore, formatSpan } from './format.ts';
import './texts.ts';

type Fact = { name: string; words: string };

export type QuizPage = Response<typeof contract.quizzes.get>;

/** The rules of a quiz in words: what somebody has to know before they begin. */
export function QuizFacts({ quiz }: { quiz: QuizPage }) {
  const { t } = useTranslation('quizzes');
  const { language } = useLanguage();
  const { minutes, time, closesAt, opensAt, own, attempts, passPercent } = quiz;
  const at = (instant: string) => formatMinute(instant, language);
  const span = (seconds: number) => formatSpan(seconds, language);
  const spent =
    time.seconds === null
      ? t('facts.noLimit')
      : time.because === 'closes' && closesAt !== null
        ? minutes === null
          ? t('facts.untilClose', { when: at(closesAt) })
          : t('facts.shortened', {
              time: span(time.seconds),
              of: span(minutes * 60),
              when: at(closesAt),
            })
        : t('facts.limit', { time: span(time.seconds) });
  // One that was reset is made up for by another one.
  const counting = own.filter(({ isReset }) => !isReset);
  const used = t('facts.used', { used: counting.length, count: attempts });
  const facts: Fact[] = [
    {
      name: t('facts.questions'),
      words: t('facts.points', {
        count: quiz.questions,
        points: formatScore(quiz.points, language),
      }),
    },
    { name: t('facts.time'), words: spent },
    {
      name: t('facts.attempts'),
      words: attempts > 1 ? `${used} ${t(`facts.counts.${quiz.counts}`)}` : used,
    },
  ];
  const { accommodation } = quiz;
  if (accommodation !== null) {
    const { morePercent, moreAttempts, ownDates } = accommodation;
    const words = [
      ...(morePercent > 0 && minutes !== null ? [t('facts.more', { percent: morePercent })] : []),
      ...(moreAttempts > 0 ? [t('facts.moreAttempts', { count: moreAttempts })] : []),
      ...(ownDates ? [t('facts.ownDates')] : []),
    ];
    if (words.length > 0)
      facts.push({
        name: t(accommodation.from === 'group' ? 'facts.differentByGroup' : 'facts.different'),
        words: new Intl.ListFormat(language, { type: 'unit' }).format(words),
      });
  }
  if (quiz.wait > 0 && attempts > 1)
    facts.push({
      name: t('facts.between'),
      words: t('facts.wait', { time: span(quiz.wait * 60) }),
    });
  if (opensAt !== null) facts.push({ name: t('facts.opens'), words: at(opensAt) });
  if (closesAt !== null)
    facts.push({
      name: t('facts.closes'),
      words: `${at(closesAt)}. ${t(`facts.closing.${quiz.closing}`)}`,
    });
  if (passPercent !== null)
    facts.push({ name: t('facts.pass'), words: t('facts.percent', { percent: passPercent }) });
  if (quiz.needsCode) facts.push({ name: t('facts.code'), words: t('facts.asksCode') });
  if (quiz.oneByOne)
    facts.push({
      name: t('facts.order'),
      words: t(quiz.back ? 'facts.oneByOne' : 'facts.noBack'),
    });
  return <FactList facts={facts.map(({ name, words }) => ({ name, lines: [words] }))} />;
}
