import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { MediaType } from '#shared/policies/media-types.ts';
import { Button } from '#web/components/ui/button.tsx';
import { FileButton } from '#web/components/ui/file-button.tsx';
import type { KeptUpload } from '#web/lib/uploads/kept-uploads.ts';
import { endingsOf } from './file-groups.ts';
import './texts.ts';

type Props = {
  files: readonly KeptUpload[];
  accepts: readonly MediaType[];
  onGoOn: (one: KeptUpload, file: File) => void;
  onGiveUp: (one: KeptUpload) => void;
};

/** Uploads that a reload cut off: a page may not open a file again by itself. */
export function UnfinishedFiles({ files, accepts, onGoOn, onGiveUp }: Props) {
  const { t } = useTranslation('uploads');
  if (files.length === 0) return null;
  return (
    <chakra.ul listStyleType="none" aria-label={t('unfinished.list')}>
      {files.map((one) => (
        <chakra.li key={one.mediaId} py="3">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {one.fileName}
          </Text>
          <Flex gap="3" align="center" justify="space-between" wrap="wrap">
            <Text textStyle="sm" color="fg.muted" flex="1 1 10rem">
              {t('unfinished.text')}
            </Text>
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
          </Flex>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
