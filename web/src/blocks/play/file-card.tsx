import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonAnchor } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Loading } from '#web/components/ui/loading.tsx';
import { formatBytes } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import './texts.ts';
import type { Block, MediaLink } from '../types.ts';

const PdfView = lazy(() => import('#web/components/pdf/pdf-view.tsx'));

type Props = {
  block: Block;
  mediaId: string;
  /** Fetches the block anew; answers its fresh links. */
  freshLinks: () => Promise<readonly MediaLink[]>;
};

const hasEnded = ({ expiresAt }: MediaLink) => Date.parse(expiresAt) <= Date.now();

/** A file to take along. A link that has ended is renewed before it is followed. */
export function FileCard({ block, mediaId, freshLinks }: Props) {
  const { t } = useTranslation('player');
  const { language } = useLanguage();
  /** Where the document that is read here lies; null: none is. */
  const [readAt, setReadAt] = useState<string | null>(null);
  const file = block.links.find((link) => link.mediaId === mediaId);
  if (file === undefined) return <Text color="fg.muted">{t('mediaMissing')}</Text>;
  const freshUrl = async () =>
    (await freshLinks()).find((fresh) => fresh.mediaId === mediaId)?.url ?? null;
  const open = async () => {
    const url = await freshUrl();
    if (url !== null) location.assign(url);
  };
  const read = async () => setReadAt(hasEnded(file) ? await freshUrl() : file.url);
  return (
    <Card>
      <Flex wrap="wrap" align="center" justify="space-between" gap="4">
        <div>
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {file.fileName}
          </Text>
          <Text color="fg.muted" textStyle="sm">
            {formatBytes(file.bytes, language)}
          </Text>
        </div>
        <Flex gap="2" wrap="wrap">
          {file.contentType === 'application/pdf' && (
            <Button
              variant="outline"
              aria-expanded={readAt !== null}
              onClick={() => (readAt === null ? void read() : setReadAt(null))}
            >
              {t(readAt === null ? 'readHere' : 'closeHere')}
            </Button>
          )}
          <ButtonAnchor
            href={file.url}
            download={file.fileName}
            variant="outline"
            onClick={(event) => {
              if (!hasEnded(file)) return;
              event.preventDefault();
              void open();
            }}
          >
            {t('download')}
          </ButtonAnchor>
        </Flex>
      </Flex>
      {readAt !== null && (
        <Box mt="4">
          <Suspense fallback={<Loading />}>
            <PdfView url={readAt} name={file.fileName} />
          </Suspense>
        </Box>
      )}
    </Card>
  );
}
