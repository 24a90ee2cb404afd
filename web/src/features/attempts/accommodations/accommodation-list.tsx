import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { DataTable } from '#web/components/ui/data-table.tsx';
import { ErrorNote } from '#web/components/ui/error-note.tsx';
import { LoadMore } from '#web/components/ui/load-more.tsx';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { attemptQueries } from '../queries.ts';
import '../texts.ts';
import type { Accommodation, QuizIds } from '../types.ts';
import { AccommodationDialog } from './accommodation-dialog.tsx';
import { useNameOf, useSetAccommodation } from './use-set-accommodation.ts';

/** What is different for single people and for groups at a quiz: what holds for it, and for all quizzes of its course. */
export function AccommodationList({ ids }: { ids: QuizIds }) {
  const { t } = useTranslation('attempts');
  const list = useInfiniteQuery(attemptQueries.accommodations(ids.courseId));
  const [edited, setEdited] = useState<Accommodation | 'new' | null>(null);
  if (list.isPending) return <Skeleton h="8rem" role="status" aria-label={t('loading')} />;
  if (!list.data) return <ErrorNote error={list.error} retry={() => void list.refetch()} />;
  const rows = list.data.pages
    .flatMap(({ items }) => items)
    .filter(({ quizId }) => quizId === null || quizId === ids.quizId);
  return (
    <>
      {rows.length > 0 && (
        <DataTable aria-label={t('access.title')}>
          <thead>
            <tr>
              <th scope="col">{t('head.name')}</th>
              <th scope="col">{t('access.what')}</th>
              <th scope="col">{t('access.where')}</th>
              <th scope="col">{t('reason.label')}</th>
              <th scope="col">{t('access.actions')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row
                key={
                  (row.of.kind === 'person' ? row.of.userId : row.of.groupId) + (row.quizId ?? '')
                }
                ids={ids}
                row={row}
                onEdit={() => setEdited(row)}
              />
            ))}
          </tbody>
        </DataTable>
      )}
      {rows.length === 0 && <Text mb="2">{t('access.none')}</Text>}
      <LoadMore list={list} />
      <Button variant="outline" mt="4" onClick={() => setEdited('new')}>
        {t('access.add')}
      </Button>
      {edited !== null && (
        <AccommodationDialog
          ids={ids}
          before={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

type RowProps = { ids: QuizIds; row: Accommodation; onEdit: () => void };

function Row({ ids, row, onEdit }: RowProps) {
  const { t } = useTranslation('attempts');
  const { language, local } = useLanguage();
  const [asking, setAsking] = useState(false);
  const { set, isPending } = useSetAccommodation(ids.courseId, { success: t('access.removed') });
  const { of, quizId, morePercent, moreAttempts, opensAt, closesAt, reason, version } = row;
  const name = useNameOf()(of);
  const words = [
    morePercent > 0 && t('access.percent', { percent: morePercent }),
    moreAttempts > 0 && t('access.attempts', { count: moreAttempts }),
    opensAt !== null && t('access.opens', { when: formatMinute(opensAt, language) }),
    closesAt !== null && t('access.closes', { when: formatMinute(closesAt, language) }),
  ].filter((one) => one !== false);
  return (
    <tr>
      <th scope="row">
        {name}
        {of.kind === 'group' && (
          <Text textStyle="sm" fontWeight="normal" color="fg.muted">
            {t('access.groupOf', { set: local(of.setName).text })}
          </Text>
        )}
      </th>
      <td data-label={t('access.what')}>
        {words.length === 0 ? t('access.nothing') : words.join(' · ')}
      </td>
      <td data-label={t('access.where')}>
        {t(`access.in.${quizId === null ? 'course' : 'quiz'}`)}
      </td>
      <td data-label={t('reason.label')}>{reason}</td>
      <td>
        <Flex gap="2" wrap="wrap" justify={{ md: 'flex-end' }}>
          <Button
            size="sm"
            variant="outline"
            aria-label={t('access.changeOf', { name })}
            onClick={onEdit}
          >
            {t('access.change')}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('access.removeOf', { name })}
            onClick={() => setAsking(true)}
          >
            {t('access.remove')}
          </Button>
        </Flex>
        {asking && (
          <ConfirmDialog
            title={t('access.removeOf', { name })}
            text={t('access.removeText')}
            yes={t('access.remove')}
            no={t('cancel')}
            pending={isPending}
            onYes={() =>
              void set(of, { quizId, version, accommodation: null }).then(
                () => setAsking(false),
                () => undefined,
              )
            }
            onClose={() => setAsking(false)}
          />
        )}
      </td>
    </tr>
  );
}
