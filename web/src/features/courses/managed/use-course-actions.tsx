import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/ui/icon.tsx';
import type { MenuItem } from '#web/components/ui/menu.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import '../texts.ts';
import { DuplicateDialog } from './duplicate-dialog.tsx';
import { type ActedCourse, type Refusal, useCourseState } from './use-course-state.ts';

const nextOf = { draft: 'publish', published: 'withdraw', archived: 'restore' } as const;

/**
 * The actions on a course as a whole, wherever it is listed or opened: the states into which it can be brought, and
 * copying.
 */
export function useCourseActions(course: ActedCourse) {
  const { t } = useTranslation('courses');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [published, setPublished] = useState(false);
  const [copying, setCopying] = useState(false);
  const { state } = course;
  const next = useCourseState(course, nextOf[state], (refused, reached) => {
    setRefusal(refused);
    setPublished(reached === 'published');
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
    /** Rarer actions, for a menu. */
    items,
    /** Whether it was published just now. */
    published: published && state === 'published',
    /** Why it stays as it is, and what is asked before it is copied: below where that was chosen. */
    outcome: (
      <>
        {refusal && <Notice kind="error">{t(`manage.${refusal}`)}</Notice>}
        {copying && <DuplicateDialog course={course} onClose={() => setCopying(false)} />}
      </>
    ),
  };
}
