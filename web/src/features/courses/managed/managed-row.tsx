import { Flex } from '@chakra-ui/react/flex';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { CourseRow } from '#web/components/ui/course-row.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import type { MenuItem } from '#web/components/ui/menu.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import '../texts.ts';
import '#web/features/catalog/texts.ts';
import type { TaughtCourse } from '../types.ts';
import { DuplicateDialog } from './duplicate-dialog.tsx';
import { PublishedSteps } from '../published-steps.tsx';
import { StateBadge } from '#web/features/catalog/state-badge.tsx';
import { type Refusal, useCourseState } from './use-course-state.ts';

const nextOf = { draft: 'publish', published: 'withdraw', archived: 'restore' } as const;

type Props = {
  course: TaughtCourse;
  /** The way to what is done more rarely: these things, and what the page's composer has besides. */
  menu: (course: TaughtCourse, items: MenuItem[]) => ReactNode;
};

/** One course of a teacher: how it stands, and the ways to edit it, to see it and to change its state. */
export function ManagedRow({ course, menu }: Props) {
  const { t } = useTranslation(['courses', 'catalog']);
  const { local } = useLanguage();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [copying, setCopying] = useState(false);
  const { courseId, code, state, students, lessons } = course;
  const [published, setPublished] = useState(false);
  const next = useCourseState(course, nextOf[state], (refused) => {
    setRefusal(refused);
    setPublished(refused === null && state === 'draft');
  });
  const archive = useCourseState(course, 'archive', setRefusal);
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
  const items: MenuItem[] = [
    {
      label: t('manage.view'),
      icon: <Icon name="play" />,
      onChoose: () => void navigate(paths.course(courseId)),
    },
    {
      label: t('manage.duplicate.action'),
      icon: <Icon name="grid" />,
      onChoose: () => setCopying(true),
    },
    ...(state === 'published'
      ? [{ label: t('manage.to.withdraw'), icon: <Icon name="leave" />, onChoose: next.take }]
      : []),
    ...(state === 'archived'
      ? []
      : [{ label: t('manage.to.archive'), icon: <Icon name="book" />, onChoose: archive.take }]),
  ];
  return (
    <>
      <CourseRow course={course} level="h2" meta={meta}>
        <Flex gap="4" align="center">
          <StateBadge state={state} />
          {state !== 'published' && (
            <Button
              size="sm"
              variant={state === 'draft' && lessons > 0 ? 'secondary' : 'outline'}
              aria-label={t(`manage.toOf.${nextOf[state]}`, { title })}
              aria-disabled={next.pending}
              onClick={next.take}
            >
              {t(`manage.to.${nextOf[state]}`)}
            </Button>
          )}
        </Flex>
        <Flex gap="2" wrap="wrap">
          <ButtonLink
            to={paths.editCourse(courseId)}
            size="sm"
            variant="outline"
            aria-label={t('manage.editOf', { title })}
          >
            {t('manage.edit')}
          </ButtonLink>
          <ButtonLink
            to={paths.structure(courseId)}
            size="sm"
            // Of a course without a lesson, the next thing to do is to write one.
            variant={lessons === 0 ? 'secondary' : 'outline'}
            aria-label={t('manage.structureOf', { title })}
          >
            {t('manage.structure')}
          </ButtonLink>
          {menu(course, items)}
        </Flex>
      </CourseRow>
      {refusal && <Notice kind="error">{t(`manage.${refusal}`)}</Notice>}
      {published && state === 'published' && <PublishedSteps courseId={courseId} />}
      {copying && <DuplicateDialog course={course} onClose={() => setCopying(false)} />}
    </>
  );
}
