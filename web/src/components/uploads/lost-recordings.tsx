import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import type { KeptUpload } from '#web/lib/uploads/kept-uploads.ts';
import './texts.ts';
import { UnfinishedList } from './unfinished-list.tsx';

type Props = { files: readonly KeptUpload[]; onGiveUp: (one: KeptUpload) => void };

/** Recordings whose upload a reload cut off: unlike a file, what was recorded in a page cannot be chosen again. */
export function LostRecordings({ files, onGiveUp }: Props) {
  const { t } = useTranslation('uploads');
  return (
    <UnfinishedList files={files} text={t('unfinished.lost')} color="fg.warning">
      {(one) => (
        <Button
          size="sm"
          variant="quiet"
          aria-label={t('actionOf.dismiss', { name: one.fileName })}
          onClick={() => onGiveUp(one)}
        >
          {t('action.dismiss')}
        </Button>
      )}
    </UnfinishedList>
  );
}
