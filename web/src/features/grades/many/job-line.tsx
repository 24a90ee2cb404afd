import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { Meter } from '#web/components/ui/meter.tsx';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { bookQueries } from '../book/queries.ts';
import type { BookItem } from '../types.ts';
import { isOnItsWay, readBookAnew } from './queries.ts';
import './texts.ts';
import type { Job } from './types.ts';
import { useJobWords } from './use-job-words.ts';

type Props = { courseId: string; job: Job; items: readonly BookItem[] };

/** What was done to the marks of many, how far it has come, what it left, and the way back. */
export function JobLine({ courseId, job, items }: Props) {
  const { t } = useTranslation('gradeJobs');
  const { language } = useLanguage();
  const words = useJobWords(items);
  const [asking, setAsking] = useState(false);
  const undo = useWrite('grades.undoJob', {
    meta: { invalidates: [bookQueries.all(courseId)] },
    onSuccess: () => setAsking(false),
  });
  const client = useQueryClient();
  const isMoving = isOnItsWay(job);
  // What it has changed is shown once it is through.
  useEffect(() => {
    if (!isMoving) return undefined;
    return () => void readBookAnew(client, courseId);
  }, [client, courseId, isMoving]);
  const { state, reason, by, at, done, of, left, leftCount, undone } = job;
  const progress = t('progress', { done, count: of });
  return (
    <Box as="li" py="4" borderTopWidth="1px">
      <Flex gap="4" justify="space-between" align="start" wrap="wrap">
        <Box flex="1 1 16rem">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {words.plan(job.plan)}
          </Text>
          {reason !== null && <Text overflowWrap="anywhere">{reason}</Text>}
          <Text textStyle="sm" color="fg.muted">
            {t('byAt', { name: words.name(by.name), when: formatMinute(at, language) })}
          </Text>
        </Box>
        {job.canUndo && (
          <Button
            size="sm"
            variant="outline"
            aria-label={`${t('undo.action')} ${words.plan(job.plan)}`}
            onClick={() => setAsking(true)}
          >
            {t('undo.action')}
          </Button>
        )}
      </Flex>
      {isMoving ? (
        <Flex gap="4" align="center" mt="2" maxW="md">
          <Meter
            label={t(`state.${state}`)}
            percent={of === 0 ? 0 : Math.round((100 * done) / of)}
            words={progress}
          />
          <Text textStyle="sm">{progress}</Text>
        </Flex>
      ) : (
        <Text mt="1" role="status">
          {state === 'done' && t('changed', { count: job.changed })}
          {state === 'staging' && t('state.staging')}
          {state === 'undone' &&
            undone !== null &&
            t('undone', {
              name: words.name(undone.by.name),
              when: formatMinute(undone.at, language),
            })}
        </Text>
      )}
      {leftCount > 0 && (
        <Box as="details" mt="2" textStyle="sm">
          <Box as="summary" cursor="pointer">
            {t('left.count', { count: leftCount })}
          </Box>
          <Box as="ul" listStyleType="disc" ps="5" mt="1">
            {left.map(({ person, itemId, because }) => (
              <li key={`${person.userId} ${itemId}`}>
                {t('left.one', {
                  name: words.name(person.name),
                  item: words.item(itemId),
                  because: t(`because.${because}`),
                })}
              </li>
            ))}
          </Box>
        </Box>
      )}
      {asking && (
        <ConfirmDialog
          title={t('undo.title')}
          text={t('undo.text')}
          yes={t('undo.yes')}
          no={t('cancel')}
          pending={undo.isPending}
          onYes={() => undo.mutate({ params: { courseId }, body: { jobId: job.jobId } })}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
}
