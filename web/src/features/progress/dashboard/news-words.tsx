import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { formatScore } from '#web/blocks/quiz/format.ts';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import '../texts.ts';
import type { News } from '../types.ts';

type ChangedMark = Extract<News, { kind: 'mark' | 'work' | 'grade' | 'total' }>;

type ChangedTotal = Pick<Extract<News, { kind: 'total' }>, 'from' | 'to' | 'letters' | 'nowPasses'>;

/** What happened, below what it happened to. */
export function NewsWords({ news }: { news: News }) {
  const { t } = useTranslation('progress');
  const { local } = useLanguage();
  const course = local(news.course);
  if (news.kind === 'dates') return <MovedDates news={news} />;
  if (news.kind !== 'lesson' && news.kind !== 'place') return <MarkWords news={news} />;
  return (
    <Text textStyle="sm" color="fg.muted">
      {news.kind === 'lesson' ? (
        <>
          {t(`news.${news.what}`)}: <span lang={course.lang}>{course.text}</span>
        </>
      ) : (
        t(`news.place.${news.what}`)
      )}
    </Text>
  );
}

/** Which dates were moved, each from when to when. */
function MovedDates({ news: { dates, course } }: { news: Extract<News, { kind: 'dates' }> }) {
  const { t } = useTranslation('progress');
  const { language, local } = useLanguage();
  const { lang, text } = local(course);
  const when = (instant: string | null) =>
    instant === null ? '' : formatMinute(instant, language);
  return (
    <>
      {dates.map(({ name, from, to }) => {
        const how = to === null ? 'gone' : from === null ? 'set' : 'moved';
        return (
          <Text key={name} fontVariantNumeric="tabular-nums">
            {t(`news.dates.${name}.${how}`, { from: when(from), to: when(to) })}
          </Text>
        );
      })}
      <Text textStyle="sm" color="fg.muted" lang={lang}>
        {text}
      </Text>
    </>
  );
}

/** From what to what a mark was changed, and why. */
function MarkWords({ news }: { news: ChangedMark }) {
  const { t } = useTranslation('progress');
  const { local } = useLanguage();
  const course = local(news.course);
  // Of what is said with each news of an excuse, a file or what took it back says nothing.
  const isExcusedBy = news.kind === 'grade' && news.isExcused && news.what !== 'excused';
  return (
    <>
      {(isExcusedBy ||
        news.kind === 'mark' ||
        news.kind === 'total' ||
        news.from !== null ||
        news.to !== null) && (
        <Text fontVariantNumeric="tabular-nums">
          {news.kind === 'total' ? <Total change={news} /> : <Points news={news} />}
        </Text>
      )}
      {news.kind !== 'total' && news.total !== null && (
        <Text fontVariantNumeric="tabular-nums">
          <Total change={news.total} />
        </Text>
      )}
      <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        {t(`news.mark.because.${becauseOf(news)}`)}
        {news.reason !== null && ` ${news.reason}`}
      </Text>
      {news.kind !== 'total' && (
        <Text textStyle="sm" color="fg.muted" lang={course.lang}>
          {course.text}
        </Text>
      )}
    </>
  );
}

/** Of what no lesson stands for, the words are those of a mark for anything. */
function becauseOf(news: ChangedMark) {
  if (news.kind !== 'grade') return news.what;
  return news.what === 'excused' || news.what === 'unexcused'
    ? (`${news.what}Here` as const)
    : news.what;
}

/** A total as its own grades show it, with the letter beside it. */
function Total({ change: { from, to, letters, nowPasses } }: { change: ChangedTotal }) {
  const { t } = useTranslation('progress');
  const { language } = useLanguage();
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  const said = (value: number | null, letter: string | null) => {
    const figure = percent.format((value ?? 0) / 10_000);
    return letter === null ? figure : `${figure} (${letter})`;
  };
  const [was, is] = [said(from, letters.from), said(to, letters.to)];
  const isSame = from === to && letters.from === letters.to;
  const passing = from === null ? null : nowPasses;
  const passWords =
    passing === null ? '' : `. ${t(`news.total.${passing ? 'passes' : 'passesNot'}`)}`;
  if (isSame && nowPasses === null) return t('news.total.kept');
  if (to === null) return t('news.total.gone', { from: was });
  if (from === null || isSame) return `${t('news.total.given', { to: is })}${passWords}`;
  return `${t('news.total.changed', { from: was, to: is })}${passWords}`;
}

function Points({ news }: { news: Exclude<ChangedMark, { kind: 'total' }> }) {
  const { kind, from, to } = news;
  const { t } = useTranslation('progress');
  const { language } = useLanguage();
  const points = (value: number) => formatScore(value, language);
  // An answer stands apart from a mark that was changed along with it, and claims nothing of that.
  const isAnswer = kind === 'work' && news.what === 'lookAnswered';
  if (kind === 'grade' && news.isExcused) return t('news.mark.because.excusedHere');
  if (from === to && !isAnswer) return t('news.mark.kept');
  const count = (to ?? from ?? 0) / 10_000;
  if (to === null) return t('news.mark.gone', { count, from: points(from ?? 0) });
  if (from === null || from === to) return t('news.mark.given', { count, to: points(to) });
  return t('news.mark.changed', { count, from: points(from), to: points(to) });
}
