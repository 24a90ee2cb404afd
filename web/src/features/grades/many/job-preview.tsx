import { useTranslation } from 'react-i18next';
import { ChangePreview } from '#web/components/ui/change-preview.tsx';
import type { BookItem } from '../types.ts';
import { nothingOf, type Previewed } from './preview-of.ts';
import './texts.ts';
import type { JobPlan } from './types.ts';
import type { useEverybody } from './use-everybody.ts';
import { useJobWords } from './use-job-words.ts';

type Props = {
  item: BookItem;
  plan: Exclude<JobPlan, { kind: 'import' }>;
  everybody: ReturnType<typeof useEverybody>;
  changes: readonly Previewed[];
};

/** The words that say how many marks would be seen, would be later, or become others. */
const countOf = (plan: Props['plan']) =>
  plan.kind !== 'release'
    ? 'preview.count'
    : plan.from === null
      ? 'preview.release'
      : plan.from === 'withheld'
        ? 'preview.withheld'
        : 'preview.later';

/** Whose mark would become another, and from what to what. */
export function JobPreview({ item, plan, everybody, changes }: Props) {
  const { t } = useTranslation('gradeJobs');
  const words = useJobWords([item]);
  const points = (value: number | null) => (value === null ? '–' : words.points(value));
  const after = (to: number | null) =>
    plan.kind === 'fill' && plan.points === null ? t('missing') : points(to);
  return (
    <ChangePreview
      title={t('preview.title')}
      says={
        !everybody.data
          ? t('preview.looking', { count: everybody.count })
          : changes.length === 0
            ? t(`preview.nobody.${nothingOf(plan, item, everybody.data)}`)
            : t(countOf(plan), { count: changes.length, of: everybody.data.length })
      }
      error={everybody.error}
      retry={() => void everybody.refetch()}
      head={[t('preview.name'), t('preview.from'), t('preview.to')]}
      rows={changes}
      keyOf={({ userId }) => userId}
      nameOf={({ name }) => words.name(name)}
      cellsOf={({ from, to, plannedFor }) =>
        plan.kind === 'release'
          ? [
              words.seen(plannedFor ?? 'withheld'),
              plan.from === null ? points(to) : words.seen(plan.from),
            ]
          : [points(from), after(to)]
      }
      moreOf={(count) => t('preview.more', { count })}
    />
  );
}
