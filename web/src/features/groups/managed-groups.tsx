import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { RowsSkeleton } from '#web/components/ui/rows-skeleton.tsx';
import { SetDialog } from './set-dialog.tsx';
import { SetList } from './set-list.tsx';
import { SetView } from './set-view.tsx';
import './texts.ts';
import { useSets } from './use-sets.ts';

/** The groups of a course for those who teach it: its sets, or the one that the address names. */
export function ManagedGroups({ courseId }: { courseId: string }) {
  const { t } = useTranslation('groups');
  const [params, setParams] = useSearchParams();
  const [makes, setMakes] = useState(false);
  const [divided, setDivided] = useState<string | null>(null);
  const { list, sets } = useSets(courseId);
  if (list.isPending) return <RowsSkeleton label={t('loading')} />;
  if (!sets) return <ErrorState error={list.error} retry={() => void list.refetch()} />;
  const set = sets.find(({ setId }) => setId === params.get('set'));
  if (set)
    return (
      <SetView
        key={set.setId}
        courseId={courseId}
        set={set}
        divides={divided === set.setId}
        onGone={() => setParams({})}
      />
    );
  const make = <Button onClick={() => setMakes(true)}>{t('set.new')}</Button>;
  return (
    <>
      {sets.length === 0 ? (
        <EmptyState title={t('empty')} text={t('emptyText')} action={make} />
      ) : (
        <>
          {make}
          <SetList sets={sets} />
        </>
      )}
      {makes && (
        <SetDialog
          courseId={courseId}
          set={null}
          onSaved={(setId, divide) => {
            setMakes(false);
            setDivided(divide ? setId : null);
            setParams({ set: setId });
          }}
          onClose={() => setMakes(false)}
        />
      )}
    </>
  );
}
