import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#web/components/ui/button.tsx';
import '../texts.ts';
import type { BookItem } from '../types.ts';

const JobsDialog = lazy(async () => ({
  default: (await import('./jobs-dialog.tsx')).JobsDialog,
}));
const ImportDialog = lazy(async () => ({
  default: (await import('./import-dialog.tsx')).ImportDialog,
}));

type Props = { courseId: string; items: readonly BookItem[] };

/** The ways to marks from a file, which an address may ask for at once, also for one item alone, and to what was done to the marks of many. */
export function ManyTools({ courseId, items }: Props) {
  const { t } = useTranslation('grades');
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState<'import' | 'jobs' | null>(
    params.has('import') ? 'import' : null,
  );
  // The work on one assignment is marked from a file of its own.
  const asked = items.filter(({ itemId }) => itemId === params.get('import'));
  const close = () => {
    setOpen(null);
    if (!params.has('import')) return;
    params.delete('import');
    setParams(params, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpen('import')}>
        {t('many.import')}
      </Button>
      <Button size="sm" variant="outline" onClick={() => setOpen('jobs')}>
        {t('many.jobs')}
      </Button>
      <Suspense>
        {open === 'import' && (
          <ImportDialog
            courseId={courseId}
            items={asked.length > 0 ? asked : items}
            onClose={close}
          />
        )}
        {open === 'jobs' && <JobsDialog courseId={courseId} items={items} onClose={close} />}
      </Suspense>
    </>
  );
}
