import { useTranslation } from 'react-i18next';
import { ChangeList } from '#web/components/ui/change-list.tsx';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatPoints } from '#web/lib/points.ts';
import '../texts.ts';
import type { Work } from '../types.ts';

/** What the score of an attempt was, and who made it what it is, the newest first. */
export function WorkHistory({ history }: Pick<Work, 'history'>) {
  const { t } = useTranslation('attempts');
  const { language } = useLanguage();
  const words = (points: number | null) =>
    points === null ? t('history.none') : formatPoints(points, language);
  return (
    <ChangeList
      title={t('history.title')}
      changes={history.map(({ at, by, because, from, to }) => ({
        key: at + because.kind,
        words: t(`history.${because.kind}`),
        change:
          from === null && to === null
            ? null
            : t('history.change', { from: words(from), to: words(to) }),
        reason: 'reason' in because ? because.reason : null,
        by: t('byAt', { name: by.name || t('nameless'), when: formatMinute(at, language) }),
      }))}
    />
  );
}
