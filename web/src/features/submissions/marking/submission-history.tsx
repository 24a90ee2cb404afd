import { useTranslation } from 'react-i18next';
import { ChangeList } from '#web/components/ui/change-list.tsx';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatPoints } from '#web/lib/points.ts';
import '../texts.ts';
import type { SubmissionWork } from '../types.ts';

/** What the mark was, and who made it what it is, the newest first. */
export function SubmissionHistory({ history }: Pick<SubmissionWork, 'history'>) {
  const { t } = useTranslation('submissions');
  const { language } = useLanguage();
  const words = (points: number | null) =>
    points === null ? t('history.none') : formatPoints(points, language);
  return (
    <ChangeList
      title={t('history.title')}
      changes={history.map(({ at, by, because, reason, shownFrom, from, to }) => ({
        key: at + because,
        words:
          shownFrom === null
            ? t(`history.${because}`)
            : t('history.planned', { when: formatMinute(shownFrom, language) }),
        change:
          from === null && to === null
            ? null
            : from === to
              ? words(to)
              : t('history.change', { from: words(from), to: words(to) }),
        reason,
        by: t('byAt', { name: by.name || t('nameless'), when: formatMinute(at, language) }),
      }))}
    />
  );
}
