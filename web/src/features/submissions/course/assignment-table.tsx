import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { DataTable } from '#web/components/ui/data-table.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { AssessedHead, WaysCell } from '#web/course/assessed-cells.tsx';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { reviewPath } from '../review-path.ts';
import '../texts.ts';
import type { CourseAssignment } from '../types.ts';

type Props = { courseId: string; assignments: readonly CourseAssignment[] };

/** The assignments of a course: how each stands, who handed in, and the ways to all that is done with it. */
export function AssignmentTable({ courseId, assignments }: Props) {
  const { t } = useTranslation('submissions');
  return (
    <DataTable aria-label={t('course.list')}>
      <thead>
        <tr>
          <th scope="col">{t('head.assignment')}</th>
          <th scope="col">{t('head.state')}</th>
          <th scope="col">{t('course.handedIn')}</th>
          <th scope="col">{t('course.toMark')}</th>
          <th scope="col">{t('course.actions')}</th>
        </tr>
      </thead>
      <tbody>
        {assignments.map((one) => (
          <AssignmentRow key={one.assignmentId} course={courseId} assignment={one} />
        ))}
      </tbody>
    </DataTable>
  );
}

/** Whether students have it, and until when it can be handed in. */
function Standing({ assignment }: { assignment: CourseAssignment }) {
  const { t } = useTranslation('submissions');
  const { language } = useLanguage();
  const { isPublished, isEmpty, dueAt, closesAt } = assignment;
  const dates = [
    ...(dueAt === null ? [] : [t('course.due', { when: formatMinute(dueAt, language) })]),
    ...(closesAt === null ? [] : [t('course.closes', { when: formatMinute(closesAt, language) })]),
  ];
  return (
    <>
      <Badge
        variant={isPublished ? 'subtle' : 'outline'}
        colorPalette={isPublished ? 'green' : 'gray'}
      >
        {t(isPublished ? 'course.published' : 'course.draft')}
      </Badge>
      <Text textStyle="sm" color={isEmpty ? 'fg.warning' : 'fg.muted'} mt="1">
        {isEmpty ? t('course.isEmpty') : dates.join(' · ') || t('course.noDates')}
      </Text>
    </>
  );
}

function AssignmentRow({
  course,
  assignment: one,
}: {
  course: string;
  assignment: CourseAssignment;
}) {
  const { t } = useTranslation('submissions');
  const { local } = useLanguage();
  const { assignmentId: assignment, sums } = one;
  const title = local(one.title);
  const review = reviewPath({ course, assignment });
  const ways = [
    { label: t('course.build'), to: paths.assignmentBuilder(assignment) },
    { label: t('course.review'), to: review },
  ];
  const named = (action: string) => t('course.actionOn', { action, title: title.text });
  return (
    <tr>
      <AssessedHead title={one.title} module={one.module} to={review} />
      <td>
        <Standing assignment={one} />
      </td>
      <td data-label={t('course.handedIn')}>
        {sums.people === 0 ? t('course.nobody') : t('sums.people', { count: sums.people })}
      </td>
      <td data-label={t('course.toMark')}>
        {sums.submitted === 0 ? (
          t('course.nothing')
        ) : (
          <TextLink
            to={reviewPath({ course, assignment, list: 'submitted' })}
            aria-label={named(t('sums.submitted', { count: sums.submitted }))}
          >
            {t('sums.submitted', { count: sums.submitted })}
          </TextLink>
        )}
      </td>
      <WaysCell ways={ways} nameOf={named} />
    </tr>
  );
}
