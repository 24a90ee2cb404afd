import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { ReleaseDialog } from '../releases/release-dialog.tsx';
import '../texts.ts';
import type { SubmissionWork } from '../types.ts';
import { useAwaitedRelease } from './use-awaited-release.ts';

/** Lets its person see a mark that two agreed on. */
export function ReleaseRow({ work }: { work: SubmissionWork }) {
  const { t } = useTranslation('submissions');
  const [isAsking, setAsking] = useState(false);
  const release = useAwaitedRelease(work);
  const canRelease = work.state === 'marked' && !work.isOutdated && !release.waits;
  return (
    <Flex gap="2" wrap="wrap" align="center" mt="3" mb="5">
      <Button
        size="sm"
        // Whoever pressed it stays on it: a button that is disabled would let go of the focus.
        aria-disabled={!canRelease}
        onClick={() => canRelease && setAsking(true)}
      >
        {t('release.one')}
      </Button>
      {release.waits && <Text role="status">{t('release.comes')}</Text>}
      {isAsking && (
        <ReleaseDialog
          ids={{ courseId: work.courseId, assignmentId: work.assignmentId }}
          submissionIds={[work.submissionId]}
          count={1}
          isPlanned={work.releasedAt !== null}
          onClose={() => setAsking(false)}
          onDone={release.begin}
        />
      )}
    </Flex>
  );
}
