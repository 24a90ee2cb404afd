import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { RowsSkeleton } from '#web/components/ui/rows-skeleton.tsx';
import { paths } from '#web/lib/paths.ts';
import { datedRows } from './dated-rows.ts';
import { DatesEditor } from './dates-editor.tsx';
import { dateQueries } from './queries.ts';
import './texts.ts';

/** All dates of a course in one place, for those who teach it: what opens, starts, is due and closes on which day. */
export default function DatesView({ courseId }: { courseId: string }) {
  const { t } = useTranslation('dates');
  const { data, error, isPending, refetch } = useQuery(dateQueries.get(courseId));
  if (isPending) return <RowsSkeleton label={t('loading')} />;
  if (!data) return <ErrorState error={error} retry={() => void refetch()} />;
  const rows = datedRows(data);
  if (rows.length === 0)
    return (
      <EmptyState
        title={t('empty')}
        text={t('emptyText')}
        action={<ButtonLink to={paths.structure(courseId)}>{t('toContent')}</ButtonLink>}
      />
    );
  return <DatesEditor course={data.structure.course} rows={rows} />;
}
