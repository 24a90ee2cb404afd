import { Badge } from '@chakra-ui/react/badge';
import { Flex } from '@chakra-ui/react/flex';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { CourseRow } from '#web/components/ui/course-row.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import '../authoring/texts.ts';
import '../texts.ts';
import type { TaughtCourse } from '../types.ts';
import { DuplicateButton } from './duplicate-button.tsx';
import { type Refusal, StateButton } from './state-button.tsx';

/** One course of a teacher: how it stands, and the ways to edit it, to see it and to change its state. */
export function ManagedRow({ course, more }: { course: TaughtCourse; more: ReactNode }) {
  const { t } = useTranslation(['authoring', 'courses']);
  const { local } = useLanguage();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { courseId, code, state, students, lessons } = course;
  const title = local(course.title).text;
  const learners = t('courses:students', { count: students });
  const meta = (
    <>
      {`${code} · ${t('courses:lessons', { count: lessons })} · `}
      <TextLink
        to={paths.courseEnrollments(courseId)}
        aria-label={t('manage.learnersOf', { learners, title })}
      >
        {learners}
      </TextLink>
    </>
  );
  return (
    <>
      <CourseRow course={course} level="h2" meta={meta}>
        <Badge size="lg" colorPalette={state === 'published' ? 'green' : 'gray'}>
          {t(`courses:courseState.${state}`)}
        </Badge>
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
            variant="outline"
            aria-label={t('manage.structureOf', { title })}
          >
            {t('manage.structure')}
          </ButtonLink>
          {state !== 'archived' && (
            <StateButton
              course={course}
              to={state === 'published' ? 'withdraw' : 'publish'}
              onRefused={setRefusal}
            />
          )}
          <StateButton
            course={course}
            to={state === 'archived' ? 'restore' : 'archive'}
            onRefused={setRefusal}
          />
          <ButtonLink
            to={paths.course(courseId)}
            size="sm"
            variant="quiet"
            aria-label={t('manage.viewOf', { title })}
          >
            {t('manage.view')}
          </ButtonLink>
          <DuplicateButton course={course} />
          {more}
        </Flex>
      </CourseRow>
      {refusal && <Notice kind="error">{t(`manage.${refusal}`)}</Notice>}
    </>
  );
}
