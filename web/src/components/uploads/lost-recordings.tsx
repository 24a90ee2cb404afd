import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import type { KeptUpload } from '#web/lib/uploads/kept-uploads.ts';
import './texts.ts';

type Props = { files: readonly KeptUpload[]; onGiveUp: (one: KeptUpload) => void };

/** Recordings whose upload a reload cut off: unlike a file, what was recorded in a page cannot be chosen again. */
export function LostRecordings({ files, onGiveUp }: Props) {
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
            <Text textStyle="sm" color="fg.warning" flex="1 1 10rem">
              {t('unfinished.lost')}
            </Text>
            <Button
              size="sm"
              variant="quiet"
              aria-label={t('actionOf.dismiss', { name: one.fileName })}
              onClick={() => onGiveUp(one)}
            >
              {t('action.dismiss')}
            </Button>
          </Flex>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
