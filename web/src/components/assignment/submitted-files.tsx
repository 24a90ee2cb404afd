import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import type { mediaLinkSchema } from '#shared/schemas/media.ts';
import { ButtonAnchor } from '#web/components/ui/button.tsx';
import { formatBytes } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { ShownFile } from './shown-file.tsx';
import type { SubmittedFile } from './submitted-file.ts';
import './texts.ts';

export type FileLink = Pick<z.infer<typeof mediaLinkSchema>, 'mediaId' | 'url' | 'expiresAt'>;

type Props = {
  /** Without a checksum where nobody needs to hold one against a receipt. */
  files: readonly (Omit<SubmittedFile, 'sha256'> & Partial<Pick<SubmittedFile, 'sha256'>>)[];
  links: readonly FileLink[];
  /** A link has ended: new ones are asked for. */
  onLinkEnded: () => void;
  /** What lies over a picture (`page` is null), or over a page. */
  drawOver?: ((mediaId: string, page: number | null) => ReactNode) | undefined;
};

const File = chakra('li', {
  base: { borderTopWidth: '1px', py: '4', listStyleType: 'none' },
});

/** Files that were handed in: what a browser shows safely is shown, and all can be taken along. */
export function SubmittedFiles({ files, links, onLinkEnded, drawOver }: Props) {
  const { t } = useTranslation('assignmentWords');
  const { language } = useLanguage();
  return (
    <ul>
      {files.map((file) => {
        const { mediaId, fileName, bytes, sha256 } = file;
        const link = links.find((one) => one.mediaId === mediaId);
        return (
          <File key={mediaId} data-media={mediaId}>
            <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="3">
              <chakra.div minW="0">
                <Text fontWeight="semibold" overflowWrap="anywhere">
                  {fileName}
                </Text>
                <Text textStyle="sm" color="fg.muted">
                  {formatBytes(bytes, language)}
                </Text>
              </chakra.div>
              {link && (
                <ButtonAnchor
                  size="sm"
                  variant="outline"
                  href={link.url}
                  download={fileName}
                  aria-label={t('files.downloadOf', { name: fileName })}
                  onClick={(event) => {
                    if (Date.parse(link.expiresAt) > Date.now()) return;
                    event.preventDefault();
                    onLinkEnded();
                  }}
                >
                  {t('files.download')}
                </ButtonAnchor>
              )}
            </Flex>
            {link ? (
              <ShownFile
                file={file}
                url={link.url}
                onFailed={onLinkEnded}
                drawOver={drawOver && ((page) => drawOver(mediaId, page))}
              />
            ) : (
              <Text color="fg.muted">{t('files.missing')}</Text>
            )}
            {sha256 !== undefined && (
              <chakra.details mt="2" textStyle="sm" color="fg.muted">
                <chakra.summary cursor="pointer">{t('files.hash')}</chakra.summary>
                <chakra.code overflowWrap="anywhere">{sha256}</chakra.code>
              </chakra.details>
            )}
          </File>
        );
      })}
    </ul>
  );
}
