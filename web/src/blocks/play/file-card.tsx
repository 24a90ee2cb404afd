import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { ButtonAnchor } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { formatBytes } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import './texts.ts';
import type { Block, MediaLink } from '../types.ts';

type Props = {
  block: Block;
  mediaId: string;
  /** Fetches the block anew; answers its fresh links. */
  freshLinks: () => Promise<readonly MediaLink[]>;
};

/** A file to take along. A link that has ended is renewed before it is followed. */
export function FileCard({ block, mediaId, freshLinks }: Props) {
  const { t } = useTranslation('player');
  const { language } = useLanguage();
  const file = block.links.find((link) => link.mediaId === mediaId);
  if (file === undefined) return <Text color="fg.muted">{t('mediaMissing')}</Text>;
  const open = async () => {
    const link = (await freshLinks()).find((fresh) => fresh.mediaId === mediaId);
    if (link) location.assign(link.url);
  };
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
        <ButtonAnchor
          href={file.url}
          download={file.fileName}
          variant="outline"
          onClick={(event) => {
            if (Date.parse(file.expiresAt) > Date.now()) return;
            event.preventDefault();
            void open();
          }}
        >
          {t('download')}
        </ButtonAnchor>
      </Flex>
    </Card>
  );
}
