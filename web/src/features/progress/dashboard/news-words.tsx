import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { formatScore } from '#web/blocks/quiz/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import '../texts.ts';
import type { News } from '../types.ts';

type ChangedMark = Extract<News, { kind: 'mark' | 'work' }>;

/** What happened, below what it happened to. */
export function NewsWords({ news }: { news: News }) {
  const { t } = useTranslation('progress');
  const { local } = useLanguage();
  const course = local(news.course);
  if (news.kind === 'mark' || news.kind === 'work') return <MarkWords news={news} />;
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

/** From what to what a mark was changed, and why. */
function MarkWords({ news }: { news: ChangedMark }) {
  const { t } = useTranslation('progress');
  const { local } = useLanguage();
  const course = local(news.course);
  return (
    <>
      {(news.kind === 'mark' || news.from !== null || news.to !== null) && (
        <Text fontVariantNumeric="tabular-nums">
          <Points news={news} />
        </Text>
      )}
      <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        {t(`news.mark.because.${news.what}`)}
        {news.reason !== null && ` ${news.reason}`}
      </Text>
      <Text textStyle="sm" color="fg.muted" lang={course.lang}>
        {course.text}
      </Text>
    </>
  );
}

function Points({ news: { from, to } }: { news: ChangedMark }) {
  const { t } = useTranslation('progress');
  const { language } = useLanguage();
  const points = (value: number) => formatScore(value, language);
  if (from === to) return t('news.mark.kept');
  if (to === null) return t('news.mark.gone', { from: points(from ?? 0) });
  if (from === null) return t('news.mark.given', { to: points(to) });
  return t('news.mark.changed', { from: points(from), to: points(to) });
}
