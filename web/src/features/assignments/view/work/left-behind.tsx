import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '#web/components/rich-text/rich-text.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { useTokens } from '#web/lib/session/use-session.ts';
import '../../texts.ts';
import { keptDraft } from '../draft/kept-draft.ts';

/** What was written on this device and never reached the server, where nothing can be handed in any more. */
export function LeftBehind({ assignmentId }: { assignmentId: string }) {
  const { t } = useTranslation('assignments');
  const userId = useTokens()?.userId ?? '';
  const [kept, setKept] = useState(() => keptDraft.find(userId, assignmentId));
  if (!kept) return null;
  const { text, link } = kept.fields;
  return (
    <Notice kind="warning">
      <Text>{t('leftBehind.text')}</Text>
      {text && (
        <Box bg="bg.panel" borderRadius="l2" p="4" my="3">
          <RichText document={text} links={[]} />
        </Box>
      )}
      {link !== null && <Text my="3">{link}</Text>}
      <Button
        size="sm"
        variant="outline"
        onClick={() => {
          keptDraft.keep(userId, assignmentId, null);
          setKept(null);
        }}
      >
        {t('leftBehind.drop')}
      </Button>
    </Notice>
  );
}
