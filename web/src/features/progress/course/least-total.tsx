import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Notice } from '#web/components/ui/notice.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { ownGradeQueries } from '#web/course/own-grade-queries.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { formatPercent } from '#web/lib/percent.ts';
import '../texts.ts';

type Props = {
  courseId: string;
  /** In hundredths of a percent. */
  completeFrom: number;
};

/** What one's total must come to, and comes to now, where a course is not finished without it. */
export function LeastTotal({ courseId, completeFrom }: Props) {
  const { t } = useTranslation('progress');
  const { language } = useLanguage();
  const shown = useQuery(ownGradeQueries.ofCourse(courseId)).data?.total.shown;
  if (shown === undefined) return null;
  const least = formatPercent(completeFrom, language);
  return (
    <Notice>
      {shown === null
        ? t('course.total.none', { least })
        : t(shown >= completeFrom ? 'course.total.reached' : 'course.total.below', {
            least,
            total: formatPercent(shown, language),
          })}{' '}
      <TextLink to={paths.ownGrades(courseId)}>{t('course.total.see')}</TextLink>
    </Notice>
  );
}
