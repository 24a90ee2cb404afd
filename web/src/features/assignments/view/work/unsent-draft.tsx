import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { AssignmentPage } from '#web/blocks/assignment/types.ts';
import { FileList } from '#web/components/uploads/file-list.tsx';
import { RichText } from '#web/components/rich-text/rich-text.tsx';
import { Card } from '#web/components/ui/card.tsx';
import '../../texts.ts';

type Props = {
  draft: NonNullable<AssignmentPage['draft']>;
  links: AssignmentPage['links'];
  onLinkEnded: () => void;
};

/** A draft where nothing can be handed in any more: it is read, and its files are taken along. */
export default function UnsentDraft({ draft: { text, link, files }, links, onLinkEnded }: Props) {
  const { t } = useTranslation('assignments');
  if (!text && link === null && files.length === 0) return null;
  const listed = files.map((file) => {
    const known = links.find(({ mediaId }) => mediaId === file.mediaId);
    return { ...file, url: known?.url ?? null, expiresAt: known?.expiresAt };
  });
  return (
    <Card as="section" aria-labelledby="unsent">
      <Heading as="h2" size="lg" id="unsent">
        {t('unsent.title')}
      </Heading>
      <Text color="fg.muted">{t('unsent.text')}</Text>
      {text && (
        <Box mt="4">
          <RichText document={text} links={links} onLinkEnded={onLinkEnded} />
        </Box>
      )}
      {link !== null && (
        <Text mt="4" overflowWrap="anywhere">
          {link}
        </Text>
      )}
      {listed.length > 0 && (
        <Box mt="4">
          <FileList files={listed} onLinkEnded={onLinkEnded} />
        </Box>
      )}
    </Card>
  );
}
