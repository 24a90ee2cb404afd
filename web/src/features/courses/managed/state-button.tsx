import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { useWrite } from '#web/lib/use-write.ts';
import '../authoring/texts.ts';
import type { TaughtCourse } from '../types.ts';

const states = {
  publish: 'published',
  withdraw: 'draft',
  archive: 'archived',
  restore: 'draft',
} as const;

/** Why a course stays as it is, where the row itself says so. */
export type Refusal = 'notReady' | 'stale';

const refusals: Partial<Record<string, Refusal>> = {
  course_not_ready: 'notReady',
  stale_version: 'stale',
};

type Props = {
  course: TaughtCourse;
  to: keyof typeof states;
  onRefused: (refusal: Refusal | null) => void;
};

/** Brings a course into another state; each of them can be taken back. */
export function StateButton({ course, to, onRefused }: Props) {
  const { t } = useTranslation('authoring');
  const { local } = useLanguage();
  const client = useQueryClient();
  const { courseId, version } = course;
  const write = useWrite('courses.setState', {
    meta: {
      invalidates: [['courses']],
      success: t(`manage.done.${to}`),
      handles: ['course_not_ready', 'stale_version'],
    },
    onSuccess: () => onRefused(null),
    onError: (error) => {
      const refusal = refusals[errorKey(error)] ?? null;
      onRefused(refusal);
      if (refusal === 'stale') void client.invalidateQueries({ queryKey: ['courses', 'taught'] });
    },
  });
  return (
    <Button
      size="sm"
      variant={to === 'publish' ? 'secondary' : 'quiet'}
      aria-label={t(`manage.toOf.${to}`, { title: local(course.title).text })}
      aria-disabled={write.isPending}
      onClick={() =>
        !write.isPending &&
        write.mutate({ params: { courseId }, body: { state: states[to], version } })
      }
    >
      {t(`manage.to.${to}`)}
    </Button>
  );
}
