import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import type { SendMedia } from './bring-in/send-picture.ts';
import './texts.ts';
import { useQuestionFilters } from './use-question-filters.ts';

const BringInDialog = lazy(async () => ({
  default: (await import('./bring-in/bring-in-dialog.tsx')).BringInDialog,
}));
const TakeOutDialog = lazy(async () => ({
  default: (await import('./take-out/take-out-dialog.tsx')).TakeOutDialog,
}));

type Props = {
  bankId: string;
  /** Sends a picture to the course of the bank. */
  send: SendMedia;
};

/** The ways of questions into a bank from files of other programs, and out of it. */
export function BankFiles({ bankId, send }: Props) {
  const { t } = useTranslation('banks');
  const [open, setOpen] = useState<'import' | 'export' | null>(null);
  const { query, isNarrowed } = useQuestionFilters();
  const onClose = () => setOpen(null);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen('import')}>
        {t('import')}
      </Button>
      <Button variant="outline" onClick={() => setOpen('export')}>
        {t('export')}
      </Button>
      <Suspense>
        {open === 'import' && <BringInDialog bankId={bankId} send={send} onClose={onClose} />}
        {open === 'export' && (
          <TakeOutDialog bankId={bankId} query={query} isNarrowed={isNarrowed} onClose={onClose} />
        )}
      </Suspense>
    </>
  );
}
