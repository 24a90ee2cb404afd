import { useTranslation } from 'react-i18next';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import type { ServerClock } from '#web/lib/server-clock.ts';
import type { OwnQuiz } from './queries.ts';
import './texts.ts';

const dayMs = 86_400_000;

/** The sentence on when a quiz can be taken, or what keeps it shut; urgent where little time is left. */
export function useWhenWords(quiz: OwnQuiz, clock: ServerClock): { text: string; urgent: boolean } {
  const { t } = useTranslation('ownQuizzes');
  const { language } = useLanguage();
  const { locks, opensAt, closesAt, minutes, state, used, attempts } = quiz;
  const now = clock.now();
  const calm = (text: string) => ({ text, urgent: false });
  const at = (instant: string) => formatMinute(instant, language);
  const [lock] = locks;
  if (closesAt !== null && Date.parse(closesAt) <= now)
    return calm(t('closed', { when: at(closesAt) }));
  if (lock)
    return calm(lock.reason === 'opensAt' ? t('opens', { when: at(lock.at) }) : t('locked'));
  if (opensAt !== null && Date.parse(opensAt) > now) return calm(t('opens', { when: at(opensAt) }));
  const isUsedUp = state === 'completed' && used >= attempts;
  const limit = minutes === null || isUsedUp ? null : t('minutes', { count: minutes });
  if (closesAt !== null)
    return {
      text: [t('closes', { when: at(closesAt) }), ...(limit === null ? [] : [limit])].join(' · '),
      urgent: state === 'notStarted' && Date.parse(closesAt) - now < 2 * dayMs,
    };
  return calm(isUsedUp ? '' : (limit ?? t('noLimit')));
}
