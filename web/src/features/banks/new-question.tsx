import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import './texts.ts';

const NewQuestionDialog = lazy(async () => ({
  default: (await import('./dialogs/new-question-dialog.tsx')).NewQuestionDialog,
}));

type Props = {
  bankId: string;
  /** The address of a question of this bank. */
  addressOf: (questionId: string) => string;
  /** Whether its questions may have files. */
  takesFiles: boolean;
};

/** The way to a new question of a bank. */
export function NewQuestion(props: Props) {
  const { t } = useTranslation('banks');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="plus" />
        {t('new')}
      </Button>
      {open && (
        <Suspense>
          <NewQuestionDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
