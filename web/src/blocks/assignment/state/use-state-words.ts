import { useTranslation } from 'react-i18next';
import { formatLeft } from '#web/lib/i18n/format-left.ts';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import type { ServerClock } from '#web/lib/server-clock.ts';
import type { OwnAssignment } from '../types.ts';
import './texts.ts';

/** What is read of somebody's work to say how it stands. */
export type WorkFacts = Pick<
  OwnAssignment,
  'label' | 'state' | 'opensAt' | 'dueAt' | 'closesAt' | 'submittedAt' | 'locks'
>;

const dayMs = 86_400_000;

/** The sentence on how somebody's work stands, and by when it is to be done; urgent where little time is left. */
export function useStateWords() {
  const { t } = useTranslation('ownAssignments');
  const { language } = useLanguage();
  return (facts: WorkFacts, clock: ServerClock): { text: string; urgent: boolean } => {
    const { label, state, opensAt, dueAt, closesAt, submittedAt, locks } = facts;
    const now = clock.now();
    const at = (instant: string) => formatMinute(instant, language);
    const calm = (text: string) => ({ text, urgent: false });
    const isPast = (instant: string) => Date.parse(instant) <= now;
    const timed = (key: 'dueIn' | 'closesIn', instant: string) => {
      const left = clock.until(instant) ?? 0;
      return {
        text: t(key, { when: at(instant), left: formatLeft(left, language) }),
        urgent: left < 2 * dayMs,
      };
    };
    if (state === 'returned') return { text: t('returned'), urgent: true };
    if (label === 'late' && submittedAt !== null)
      return calm(t('submittedLate', { when: at(submittedAt) }));
    if (label !== 'pending' && label !== 'notSubmitted' && submittedAt !== null)
      return calm(t('submittedOn', { when: at(submittedAt) }));
    if (closesAt !== null && isPast(closesAt)) return calm(t('closed', { when: at(closesAt) }));
    const [lock] = locks;
    if (lock)
      return calm(lock.reason === 'opensAt' ? t('opens', { when: at(lock.at) }) : t('locked'));
    if (opensAt !== null && !isPast(opensAt)) return calm(t('opens', { when: at(opensAt) }));
    if (dueAt !== null && isPast(dueAt))
      return {
        text:
          closesAt === null
            ? t('stillOpen', { when: at(dueAt) })
            : t('stillOpenUntil', { when: at(dueAt), closes: at(closesAt) }),
        urgent: true,
      };
    if (dueAt !== null) return timed('dueIn', dueAt);
    return closesAt === null ? calm(t('noDue')) : timed('closesIn', closesAt);
  };
}
