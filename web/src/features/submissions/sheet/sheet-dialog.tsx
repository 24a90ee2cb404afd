import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SwitchRow } from '#web/components/form/switch-row.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorNote } from '#web/components/ui/error-note.tsx';
import { FileButton } from '#web/components/ui/file-button.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import type { AssignmentIds, ListName } from '../types.ts';
import { SheetReport } from './sheet-report.tsx';
import { SheetResult } from './sheet-result.tsx';
import './texts.ts';
import { useMarkingSheet } from './use-marking-sheet.ts';

type Props = { ids: AssignmentIds; list: ListName; onClose: () => void };

/** Marks what is listed in a spreadsheet: its sheet, what came back in it, and then all of that at once. */
export function SheetDialog({ ids, list, onClose }: Props) {
  const { t } = useTranslation('markingSheet');
  const [asReady, setReady] = useState(false);
  const it = useMarkingSheet(ids, list);
  const { step, working } = it;
  const chooser = (
    <FileButton
      label={t(step.at === 'choose' ? 'choose' : 'other')}
      accept=".csv,.tsv,.txt,.xlsx,text/csv"
      onFiles={([file]) => file && void it.choose(file)}
    />
  );
  return (
    <Modal title={t('title')} place="wide" onClose={onClose}>
      {it.error && (
        <Box mb="4">
          <ErrorNote error={it.error} retry={it.again} />
        </Box>
      )}
      {step.at === 'choose' && (
        <>
          <Text mb="4">{t('text')}</Text>
          {step.because !== null && (
            <Box mb="4">
              <Notice kind="error">{t(`no.${step.because}`)}</Notice>
            </Box>
          )}
          <Flex gap="3" wrap="wrap">
            <Button
              size="sm"
              variant="outline"
              disabled={working !== null}
              onClick={() => void it.download()}
            >
              {t('download')}
            </Button>
            {chooser}
          </Flex>
        </>
      )}
      {step.at === 'looked' && (
        <>
          <SheetReport plan={step.plan} />
          {step.plan.changes.length > 0 && (
            <Box mt="5">
              <SwitchRow
                label={t('asReady')}
                hint={t('asReadyHint')}
                on={asReady}
                onChange={setReady}
              />
            </Box>
          )}
          <Flex gap="3" wrap="wrap" mt="5">
            {step.plan.changes.length > 0 && (
              <Button
                variant="primary"
                disabled={working !== null}
                onClick={() => void it.write(step.plan.changes, asReady)}
              >
                {t('write', { count: step.plan.changes.length })}
              </Button>
            )}
            {chooser}
          </Flex>
        </>
      )}
      {step.at === 'written' && (
        <>
          <SheetResult count={step.count} refused={step.refused} />
          <Flex gap="3" wrap="wrap" mt="5">
            {step.refused.length > 0 && (
              <Button
                variant="outline"
                disabled={working !== null}
                onClick={() =>
                  void it.write(
                    step.refused.map(({ change }) => change),
                    asReady,
                  )
                }
              >
                {t('again')}
              </Button>
            )}
            {chooser}
          </Flex>
        </>
      )}
      {working && (
        <Text role="status" mt="4">
          {t(working.what, { count: working.done })}
        </Text>
      )}
    </Modal>
  );
}
