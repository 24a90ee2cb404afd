import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/ui/icon.tsx';
import type { MenuItem } from '#web/components/ui/menu.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { PublishedSteps } from '../published-steps.tsx';
import '../texts.ts';
import { DuplicateDialog } from './duplicate-dialog.tsx';
import { type ActedCourse, type Refusal, useCourseState } from './use-course-state.ts';

const nextOf = { draft: 'publish', published: 'withdraw', archived: 'restore' } as const;

/** What is done with a course as a whole, wherever it is listed or opened: into which state it can be brought, and copied. */
export function useCourseActions(course: ActedCourse) {
  const { t } = useTranslation('courses');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [published, setPublished] = useState(false);
  const [copying, setCopying] = useState(false);
  const { courseId, state } = course;
  const next = useCourseState(course, nextOf[state], (refused) => {
    setRefusal(refused);
    setPublished(refused === null && state === 'draft');
  });
  const archive = useCourseState(course, 'archive', setRefusal);
  const items: MenuItem[] = [
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
  return {
    /** The step that comes next for a course in its state. */
    next: { ...next, name: nextOf[state] },
    /** What is done more rarely, for a menu. */
    items,
    /** What came of it, and what is asked before: below where it was chosen. */
    outcome: (
      <>
        {refusal && <Notice kind="error">{t(`manage.${refusal}`)}</Notice>}
        {published && state === 'published' && <PublishedSteps courseId={courseId} />}
        {copying && <DuplicateDialog course={course} onClose={() => setCopying(false)} />}
      </>
    ),
  };
}
