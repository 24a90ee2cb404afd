import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaType } from '#shared/policies/media-types.ts';
import { fitsUse } from '#shared/policies/media-use.ts';
import { Button, ButtonAnchor } from '#web/components/ui/button.tsx';
import { formatBytes } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import './texts.ts';

/** A file that somebody handed in, or is about to. */
export type ListedFile = {
  mediaId: string;
  fileName: string;
  /** null: not known here, as the bytes are not. */
  contentType: MediaType | null;
  bytes: number | null;
  /** Where it can be fetched; null: nowhere now. */
  url: string | null;
  /** Until when; a tried file has no end. */
  expiresAt?: string | undefined;
};

type RowProps = {
  file: ListedFile;
  showsPictures: boolean;
  onRemove?: ((mediaId: string) => void) | undefined;
  onLinkEnded?: (() => void) | undefined;
};

function Row({ file, showsPictures, onRemove, onLinkEnded }: RowProps) {
  const { t } = useTranslation('uploads');
  const { language } = useLanguage();
  const { mediaId, fileName: name, contentType, bytes, url, expiresAt } = file;
  const asked = useRef(false);
  /** Once: a picture that cannot be drawn would ask for ever. */
  const onFailed = () => {
    if (asked.current) return;
    asked.current = true;
    onLinkEnded?.();
  };
  return (
    <chakra.li py="3" borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <Flex direction="column" flex="1 1 10rem" minW="0">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {name}
          </Text>
          <Text textStyle="sm" color="fg.muted">
            {bytes !== null && formatBytes(bytes, language)}
          </Text>
        </Flex>
        <Flex gap="1">
          {url !== null && (
            <ButtonAnchor
              href={url}
              target="_blank"
              rel="noopener"
              onClick={(event) => {
                if (expiresAt === undefined || Date.parse(expiresAt) > Date.now()) return;
                event.preventDefault();
                onLinkEnded?.();
              }}
              variant="quiet"
              size="sm"
              aria-label={t('file.openOf', { name })}
            >
              {t('file.open')}
            </ButtonAnchor>
          )}
          {onRemove && (
            <Button
              size="sm"
              variant="quiet"
              aria-label={t('file.removeOf', { name })}
              onClick={() => onRemove(mediaId)}
            >
              {t('file.remove')}
            </Button>
          )}
        </Flex>
      </Flex>
      {showsPictures && url !== null && contentType !== null && fitsUse(contentType, 'image') && (
        <chakra.img
          src={url}
          alt={t('file.pictureOf', { name })}
          loading="lazy"
          maxW="full"
          maxH="24rem"
          mt="2"
          borderRadius="l2"
          onError={onFailed}
        />
      )}
    </chakra.li>
  );
}

type Props = Omit<RowProps, 'file' | 'showsPictures'> & {
  files: readonly ListedFile[];
  /** Shows pictures beneath their names. */
  showsPictures?: boolean;
  label?: string;
};

/** Files with their names and sizes, each to be opened, and removed where it can be. */
export function FileList({ files, label, showsPictures = false, ...row }: Props) {
  const { t } = useTranslation('uploads');
  if (files.length === 0) return null;
  return (
    <chakra.ul listStyleType="none" aria-label={label ?? t('file.list')}>
      {files.map((file) => (
        <Row key={file.mediaId} file={file} showsPictures={showsPictures} {...row} />
      ))}
    </chakra.ul>
  );
}
