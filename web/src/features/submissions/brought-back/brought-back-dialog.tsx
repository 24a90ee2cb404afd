import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorNote } from '#web/components/ui/error-note.tsx';
import { FileButton, takesFolders } from '#web/components/ui/file-button.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import type { AssignmentIds } from '../types.ts';
import { FilesReport } from './files-report.tsx';
import { FilesResult } from './files-result.tsx';
import './texts.ts';
import { useBroughtBack } from './use-brought-back.ts';

type Props = { ids: AssignmentIds; onClose: () => void };

/** Takes back the files of what was handed in, with what was written into them: a look first, then all of it. */
export default function BroughtBackDialog({ ids, onClose }: Props) {
  const { t } = useTranslation('broughtBack');
  const { step, working, error, again, choose, give } = useBroughtBack(ids);
  const waits = working !== null;
  return (
    <Modal title={t('title')} place="wide" onClose={onClose}>
      {error && (
        <Box mb="4">
          <ErrorNote error={error} retry={again} />
        </Box>
      )}
      {step.at === 'choose' && <Text mb="4">{t('text')}</Text>}
      {step.at === 'choose' && step.because !== null && (
        <Box mb="4">
          <Notice kind="error">{t(`no.${step.because}`)}</Notice>
        </Box>
      )}
      {step.at === 'looked' && <FilesReport plan={step.plan} />}
      {step.at === 'given' && <FilesResult count={step.count} refused={step.refused} />}
      <Flex gap="3" wrap="wrap" mt="5">
        {step.at === 'looked' && step.plan.given.length > 0 && (
          <Button variant="primary" disabled={waits} onClick={() => void give(step.plan.given)}>
            {t('give', { count: step.plan.given.length })}
          </Button>
        )}
        {step.at === 'given' && step.refused.length > 0 && (
          <Button
            variant="outline"
            disabled={waits}
            onClick={() => void give(step.refused.map(({ given }) => given))}
          >
            {t('again')}
          </Button>
        )}
        {!waits && (
          <>
            <FileButton
              label={t(step.at === 'choose' ? 'choose' : 'other')}
              accept=""
              many
              onFiles={(files) => files.length > 0 && void choose(files)}
            />
            {takesFolders() && (
              <FileButton
                label={t(step.at === 'choose' ? 'folder' : 'otherFolder')}
                accept=""
                folder
                onFiles={(files) => files.length > 0 && void choose(files)}
              />
            )}
          </>
        )}
      </Flex>
      {working && (
        <Text role="status" mt="4">
          {t(working.what, { count: working.done })}
        </Text>
      )}
    </Modal>
  );
}
