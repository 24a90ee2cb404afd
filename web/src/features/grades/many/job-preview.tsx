import { useTranslation } from 'react-i18next';
import { ChangePreview } from '#web/components/ui/change-preview.tsx';
import type { BookItem } from '../types.ts';
import { previewOf } from './preview-of.ts';
import './texts.ts';
import type { JobPlan } from './types.ts';
import { useEverybody } from './use-everybody.ts';
import { useJobWords } from './use-job-words.ts';

type Props = { courseId: string; item: BookItem; plan: Exclude<JobPlan, { kind: 'import' }> };

/** Whose mark would become another, and from what to what. */
export function JobPreview({ courseId, item, plan }: Props) {
  const { t } = useTranslation('gradeJobs');
  const words = useJobWords([item]);
  const everybody = useEverybody(courseId);
  const changes = everybody.data ? previewOf(plan, item, everybody.data) : [];
  const isRelease = plan.kind === 'release';
  const points = (value: number | null) => (value === null ? '–' : words.points(value));
  const after = (to: number | null) =>
    plan.kind === 'fill' && plan.points === null ? t('missing') : points(to);
  return (
    <ChangePreview
      title={t('preview.title')}
      says={
        everybody.data
          ? t(isRelease ? 'preview.release' : 'preview.count', {
              count: changes.length,
              of: everybody.data.length,
            })
          : t('preview.looking', { count: everybody.count })
      }
      error={everybody.error}
      retry={() => void everybody.refetch()}
      head={[t('preview.name'), t('preview.from'), t('preview.to')]}
      rows={changes}
      keyOf={({ userId }) => userId}
      nameOf={({ name }) => words.name(name)}
      cellsOf={({ from, to }) => [isRelease ? t('preview.notReleased') : points(from), after(to)]}
      moreOf={(count) => t('preview.more', { count })}
    />
  );
}
