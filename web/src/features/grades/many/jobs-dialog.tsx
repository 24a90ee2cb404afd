import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorNote } from '#web/components/ui/error-note.tsx';
import { PagedList } from '#web/components/ui/paged-list.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { RowsSkeleton } from '#web/components/ui/rows-skeleton.tsx';
import type { BookItem } from '../types.ts';
import { JobLine } from './job-line.tsx';
import { jobQueries, readBookAnew } from './queries.ts';
import './texts.ts';

type Props = { courseId: string; items: readonly BookItem[]; onClose: () => void };

/** What was done to the marks of many at once in a course, the newest first. */
export function JobsDialog({ courseId, items, onClose }: Props) {
  const { t } = useTranslation('gradeJobs');
  const list = useInfiniteQuery(jobQueries.list(courseId));
  const client = useQueryClient();
  // What was through before it was looked at, or is not yet when this is closed, is in no rows that were read before.
  useEffect(() => () => void readBookAnew(client, courseId), [client, courseId]);
  return (
    <Modal title={t('title')} place="wide" reads onClose={onClose}>
      <Text color="fg.muted" mb="3">
        {t('lead')}
      </Text>
      <PagedList
        list={list}
        loading={<RowsSkeleton label={t('loading')} />}
        empty={<Text>{t('none')}</Text>}
        failed={ErrorNote}
      >
        {(jobs) => (
          <Box as="ul" listStyleType="none">
            {jobs.map((job) => (
              <JobLine key={job.jobId} courseId={courseId} job={job} items={items} />
            ))}
          </Box>
        )}
      </PagedList>
    </Modal>
  );
}
