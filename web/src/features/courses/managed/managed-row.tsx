import { Flex } from '@chakra-ui/react/flex';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { CourseRow } from '#web/components/ui/course-row.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import type { MenuItem } from '#web/components/ui/menu.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import '../texts.ts';
import '#web/course/texts.ts';
import type { TaughtCourse } from '../types.ts';
import { StateBadge } from '#web/course/state-badge.tsx';
import { PublishedSteps } from '../published-steps.tsx';
import { useCourseActions } from './use-course-actions.tsx';

type Props = {
  course: TaughtCourse;
  /** The way to what is done more rarely: these things, and what the page's composer has besides. */
  menu: (course: TaughtCourse, items: MenuItem[]) => ReactNode;
};

/** One course of a teacher: how it stands, the way into its workspace, and what can be done with it from here. */
export function ManagedRow({ course, menu }: Props) {
  const { t } = useTranslation(['courses', 'catalog']);
  const { local } = useLanguage();
  const navigate = useNavigate();
  const { next, items, outcome, published } = useCourseActions(course);
  const { courseId, code, state, students, lessons } = course;
  const title = local(course.title).text;
  const learners = t('catalog:students', { count: students });
  const meta = (
    <>
      {`${code} · ${t('catalog:lessons', { count: lessons })} · `}
      <TextLink
        to={paths.courseEnrollments(courseId)}
        aria-label={t('manage.learnersOf', { learners, title })}
      >
        {learners}
      </TextLink>
    </>
  );
  const view = {
    label: t('manage.view'),
    icon: <Icon name="play" />,
    onChoose: () => void navigate(paths.course(courseId)),
  };
  return (
    <>
      <CourseRow course={course} level="h2" meta={meta} to={paths.courseOverview(courseId)}>
        <Flex gap="4" align="center">
          <StateBadge state={state} />
          {state !== 'published' && (
            <Button
              size="sm"
              variant={state === 'draft' && lessons > 0 ? 'secondary' : 'outline'}
              aria-label={t(`manage.toOf.${state === 'draft' ? 'publish' : 'restore'}`, { title })}
              aria-disabled={next.pending}
              onClick={next.take}
            >
              {t(`manage.to.${next.name}`)}
            </Button>
          )}
        </Flex>
        <Flex gap="2" wrap="wrap">
          <ButtonLink
            to={paths.structure(courseId)}
            size="sm"
            // The next thing to do in a course without a lesson is to write one.
            variant={lessons === 0 ? 'secondary' : 'outline'}
            aria-label={t('manage.structureOf', { title })}
          >
            {t('manage.structure')}
          </ButtonLink>
          {menu(course, [view, ...items])}
        </Flex>
      </CourseRow>
      {outcome}
      {published && <PublishedSteps courseId={courseId} />}
    </>
  );
}
