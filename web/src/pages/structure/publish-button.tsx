import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import type { Structure } from '#web/features/lessons/structure/types.ts';
import '#web/features/lessons/structure/texts.ts';
import { useWrite } from '#web/lib/use-write.ts';

type Props = { course: Structure; onBlocked: () => void; onPublished: () => void };

/** Puts a course into the catalogue; where something is missing, it says how much and shows what. */
export function PublishButton({ course: { course, findings }, onBlocked, onPublished }: Props) {
  const { t } = useTranslation('structure');
  const { courseId, version, state } = course;
  const write = useWrite('courses.setState', {
    meta: { invalidates: [['structure', courseId], ['courses']] },
    onSuccess: onPublished,
    onError: onBlocked,
  });
  const blocking = findings.filter((one) => one.blocking).length;
  if (state === 'published') return null;
  if (blocking > 0)
    return (
      <Button variant="outline" onClick={onBlocked}>
        {t('publish.blocked', { count: blocking })}
      </Button>
    );
  return (
    <Button
      aria-disabled={write.isPending}
      onClick={() =>
        !write.isPending &&
        write.mutate({ params: { courseId }, body: { state: 'published', version } })
      }
    >
      {t('publish.now')}
    </Button>
  );
}
