import { useTranslation } from 'react-i18next';
import { courseDate } from '#shared/policies/course-instant.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import './texts.ts';
import type { NamedDate } from './types.ts';

/** A day of a course as a date with its day of the week, at its time; where the course has no first day, as that day. */
export function useDateWords(startsOn: string | null) {
  const { t } = useTranslation('dates');
  const { language } = useLanguage();
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (day: number, at: NamedDate['at']): string => {
    const on =
      startsOn === null
        ? t('day', { day: day + 1 })
        : new Intl.DateTimeFormat(language, {
            weekday: 'short',
            day: 'numeric',
            month: 'short',
            year: 'numeric',
            // As the calendar of the course has it: in no zone but its own.
            timeZone: 'UTC',
          }).format(new Date(courseDate(startsOn, day)));
    if (at === null) return on;
    const time = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' }).format(
      new Date(`1970-01-01T${at.time}Z`),
    );
    const words = t('onAt', { on, time });
    return at.timeZone === own
      ? words
      : t('inZone', { words, zone: at.timeZone.replaceAll('_', ' ') });
  };
}
