import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import type { MediaType } from '#shared/policies/media-types.ts';
import { Button } from '#web/components/ui/button.tsx';
import { FileButton } from '#web/components/ui/file-button.tsx';
import type { KeptUpload } from '#web/lib/uploads/kept-uploads.ts';
import { endingsOf } from './file-groups.ts';
import './texts.ts';
import { UnfinishedList } from './unfinished-list.tsx';

type Props = {
  files: readonly KeptUpload[];
  accepts: readonly MediaType[];
  onGoOn: (one: KeptUpload, file: File) => void;
  onGiveUp: (one: KeptUpload) => void;
};

/** Uploads that a reload cut off: a page may not open a file again by itself. */
export function UnfinishedFiles({ files, accepts, onGoOn, onGiveUp }: Props) {
  const { t } = useTranslation('uploads');
  return (
    <UnfinishedList files={files} text={t('unfinished.text')} color="fg.muted">
      {(one) => (
        <Flex gap="1">
          <FileButton
            label={t('unfinished.again')}
            name={t('unfinished.againOf', { name: one.fileName })}
            variant="quiet"
            accept={endingsOf(accepts).join(',')}
            onFiles={([file]) => file && onGoOn(one, file)}
          />
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('actionOf.cancel', { name: one.fileName })}
            onClick={() => onGiveUp(one)}
          >
            {t('action.cancel')}
          </Button>
        </Flex>
      )}
    </UnfinishedList>
  );
}
