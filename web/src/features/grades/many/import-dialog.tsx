import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorNote } from '#web/components/ui/error-note.tsx';
import { FileButton } from '#web/components/ui/file-button.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { ReportLead } from '#web/components/ui/report-lead.tsx';
import type { BookItem } from '../types.ts';
import { ChooseColumns } from './choose-columns.tsx';
import { isEnough } from './column-uses.ts';
import { ImportReport } from './import-report.tsx';
import { JobLine } from './job-line.tsx';
import { jobQueries } from './queries.ts';
import './texts.ts';
import { useImport } from './use-import.ts';
import { useJobWords } from './use-job-words.ts';

type Props = { courseId: string; items: readonly BookItem[]; onClose: () => void };

/** Brings marks in from a file: which column is what, what would become of each row, and then all of it at once. */
export function ImportDialog({ courseId, items, onClose }: Props) {
  const { t } = useTranslation('gradeJobs');
  const { item: nameOf } = useJobWords(items);
  const [only, ...others] = items;
  const isOfOne = only !== undefined && others.length === 0;
  const it = useImport(courseId, items);
  const { step, working } = it;
  const chooser = (
    <FileButton
      label={t(step.at === 'choose' ? 'import.choose' : 'import.other')}
      // Some name a table of text after the spreadsheet that opens it.
      accept=".xlsx,.csv,.tsv,.txt,.xls,text/csv"
      onFiles={([file]) => file && void it.choose(file)}
    />
  );
  return (
    <Modal
      title={isOfOne ? t('import.titleOfOne', { item: nameOf(only.itemId) }) : t('import.title')}
      place="wide"
      onClose={onClose}
    >
      {it.error && (
        <Box mb="4">
          <ErrorNote error={it.error} retry={it.again} />
          <Text mt="2">{t('import.nothingWritten')}</Text>
        </Box>
      )}
      {step.at === 'choose' && (
        <>
          <Text mb="3">{t('import.text')}</Text>
          {step.because !== null && (
            <Box mb="3">
              <Notice kind="error">{t(`import.because.${step.because}`)}</Notice>
            </Box>
          )}
          {chooser}
        </>
      )}
      {step.at === 'columns' && (
        <>
          <ChooseColumns
            file={step.file}
            sheet={step.sheet}
            uses={it.uses}
            items={items}
            onUse={it.use}
          />
          <Flex gap="3" wrap="wrap" mt="5">
            <Button
              variant="primary"
              disabled={working !== null || !isEnough(it.uses)}
              onClick={() => void it.look(step.file, step.sheet)}
            >
              {t('import.look')}
            </Button>
            {chooser}
          </Flex>
          {!isEnough(it.uses) && <Text mt="2">{t('import.needs')}</Text>}
        </>
      )}
      {step.at === 'looked' && (
        <>
          <ImportReport looked={step.looked} items={items} />
          <Flex gap="3" wrap="wrap" mt="5">
            <Button
              variant="primary"
              disabled={working !== null || step.looked.rows.length === 0}
              onClick={() => void it.write(step.file, step.looked)}
            >
              {t('import.write', { count: step.looked.rows.length })}
            </Button>
            <Button variant="outline" disabled={working !== null} onClick={it.back}>
              {t('import.back')}
            </Button>
          </Flex>
        </>
      )}
      {step.at === 'begun' && <Begun courseId={courseId} items={items} jobId={step.jobId} />}
      {working && (
        <Text role="status" mt="4">
          {t(`import.${working.what}`, { count: working.done, of: working.of ?? 0 })}
        </Text>
      )}
    </Modal>
  );
}

function Begun({ courseId, items, jobId }: Omit<Props, 'onClose'> & { jobId: string }) {
  const { t } = useTranslation('gradeJobs');
  const list = useInfiniteQuery(jobQueries.list(courseId));
  const job = list.data?.pages.flatMap((page) => page.items).find((one) => one.jobId === jobId);
  const isWritten = job !== undefined && job.state !== 'staging' && job.state !== 'running';
  return (
    <>
      <Box mb="3">
        <ReportLead>{t(isWritten ? 'import.written' : 'import.begun')}</ReportLead>
      </Box>
      <Box as="ul" listStyleType="none">
        {job && <JobLine courseId={courseId} job={job} items={items} />}
      </Box>
    </>
  );
}
