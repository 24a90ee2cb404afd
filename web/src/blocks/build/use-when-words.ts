import { useTranslation } from 'react-i18next';
import { courseInstant } from '#shared/policies/course-instant.ts';
import type { CourseTime } from '#shared/schemas/course-time.ts';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import './texts.ts';

/** When a time of a course is, in the reader's own time; as a day of the course where that has no start. */
export function useWhenWords(startsOn: string | null) {
  const { t } = useTranslation('build');
  const { language } = useLanguage();
  return (time: CourseTime): string => {
    const instant = courseInstant(startsOn, time);
    return instant === null
      ? t('when.day', { day: time.day + 1, time: time.time })
      : formatMinute(new Date(instant).toISOString(), language);
  };
}
