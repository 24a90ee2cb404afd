import { lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
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
  /** Leads to the questions that came in. */
  onShow: () => void;
};

/** The ways of questions into a bank from files of other programs, and out of it. */
export function BankFiles({ bankId, send, onShow }: Props) {
  const { t } = useTranslation('banks');
  const [open, setOpen] = useState<'import' | 'export' | null>(null);
  const { query, isNarrowed, clear } = useQuestionFilters();
  const onClose = () => setOpen(null);
  const show = () => {
    // A dialog that closes gives the focus back: the way on begins behind that.
    flushSync(onClose);
    // What came in is perhaps none of what the list was narrowed to.
    if (isNarrowed) clear();
    onShow();
  };
  return (
    <>
      <Button variant="outline" onClick={() => setOpen('import')}>
        {t('import')}
      </Button>
      <Button variant="outline" onClick={() => setOpen('export')}>
        {t('export')}
      </Button>
      <Suspense>
        {open === 'import' && (
          <BringInDialog bankId={bankId} send={send} onClose={onClose} onShow={show} />
        )}
        {open === 'export' && (
          <TakeOutDialog bankId={bankId} query={query} isNarrowed={isNarrowed} onClose={onClose} />
        )}
      </Suspense>
    </>
  );
}
