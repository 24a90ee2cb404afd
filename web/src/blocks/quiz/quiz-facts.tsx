import { useTranslation } from 'react-i18next';
import { shownLater, shownResult } from '#shared/policies/shown-result.ts';
import type { contract } from '#shared/contract/index.ts';
import type { Response } from '#shared/contract/route.ts';
import { FactList } from '#web/components/ui/fact-list.tsx';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatScore, formatSpan } from './format.ts';
import './fact-texts.ts';
import './texts.ts';

export type QuizPage = Response<typeof contract.quizzes.get>;

/** How much of a result shows as soon as the attempt is submitted; null: nothing. */
function shownAtOnce(result: ReturnType<typeof shownResult>): 'all' | 'score' | 'part' | null {
  const shown = Object.values(result).filter(Boolean).length;
  if (shown === 0) return null;
  if (shown === Object.keys(result).length) return 'all';
  return shown === 1 && result.score ? 'score' : 'part';
}

/** When what of a result shows, for the attempt that would come next: each moment that adds something. */
function shownWhen({ shows, closesAt }: QuizPage, isLast: boolean) {
  const at = { isClosed: false, isLast, othersRun: false };
  const now = shownAtOnce(shownResult(shows, { isEnded: true, ...at }));
  const later = shownLater(shows, { closes: closesAt !== null, ...at });
  const moments = [
    ...(now === null ? [] : [now]),
    ...(later.afterLast ? (['afterLast'] as const) : []),
    ...(later.afterClose ? (['afterClose'] as const) : []),
  ];
  return moments.length > 0 ? moments : (['never'] as const);
}

/** The rules of a quiz in words: what somebody has to know before they begin. */
export function QuizFacts({ quiz }: { quiz: QuizPage }) {
  const { t } = useTranslation(['quizFacts', 'quizzes']);
  const { language } = useLanguage();
  const { minutes, time, closesAt, opensAt, own, attempts, passPercent } = quiz;
  const at = (instant: string) => formatMinute(instant, language);
  const span = (seconds: number) => formatSpan(seconds, language);
  // Nothing begins any more then, so that nothing is left of the time to tell, and no code is asked for.
  const isOver = closesAt !== null && closesAt <= quiz.now;
  const spent =
    time.seconds === null
      ? t('noLimit')
      : time.because === 'closes' && closesAt !== null
        ? minutes === null
          ? t('untilClose', { when: at(closesAt) })
          : t('shortened', {
              time: span(time.seconds),
              of: span(minutes * 60),
              when: at(closesAt),
            })
        : t('limit', { time: span(time.seconds) });
  // One that was reset is made up for by another one.
  const counting = own.filter(({ isReset }) => !isReset);
  const used = t('used', { used: counting.length, count: attempts });
  const facts: { name: string; lines: string[] }[] = [
    {
      name: t('questions'),
      lines: [
        t('points', {
          count: quiz.questions,
          points: formatScore(quiz.points, language),
        }),
      ],
    },
    ...(isOver && time.because === 'closes'
      ? []
      : [
          {
            name: t('time'),
            lines: [spent, ...(time.because === 'minutes' ? [t('over')] : [])],
          },
        ]),
    {
      name: t('attempts'),
      lines: [attempts > 1 ? `${used} ${t(`quizzes:facts.counts.${quiz.counts}`)}` : used],
    },
  ];
  const { accommodation } = quiz;
  if (accommodation !== null) {
    const { morePercent, moreAttempts, ownDates } = accommodation;
    const words = [
      ...(morePercent > 0 && minutes !== null ? [t('more', { percent: morePercent })] : []),
      ...(moreAttempts > 0 ? [t('moreAttempts', { count: moreAttempts })] : []),
      ...(ownDates ? [t('ownDates')] : []),
    ];
    if (words.length > 0)
      facts.push({
        name: t(accommodation.from === 'group' ? 'differentByGroup' : 'different'),
        lines: [new Intl.ListFormat(language, { type: 'unit' }).format(words)],
      });
  }
  if (quiz.wait > 0 && attempts > 1)
    facts.push({
      name: t('between'),
      lines: [t('wait', { time: span(quiz.wait * 60) })],
    });
  if (opensAt !== null) facts.push({ name: t('opens'), lines: [at(opensAt)] });
  if (closesAt !== null)
    facts.push(
      isOver
        ? { name: t('closed'), lines: [at(closesAt)] }
        : { name: t('closes'), lines: [`${at(closesAt)}. ${t(`closing.${quiz.closing}`)}`] },
    );
  if (passPercent !== null)
    facts.push({ name: t('pass'), lines: [t('percent', { percent: passPercent })] });
  if (quiz.needsCode && !isOver) facts.push({ name: t('code'), lines: [t('asksCode')] });
  if (quiz.oneByOne)
    facts.push({
      name: t('order'),
      lines: [t(quiz.back ? 'oneByOne' : 'noBack')],
    });
  // Once it has closed, the results themselves say what shows.
  if (!isOver)
    facts.push({
      name: t('result'),
      lines: shownWhen(quiz, counting.length + 1 >= attempts).map((when) => t(`shows.${when}`)),
    });
  return <FactList facts={facts} />;
}
