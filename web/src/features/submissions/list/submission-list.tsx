import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { Chooser } from '#web/components/ui/chooser.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { PageTurner } from '#web/components/ui/page-turner.tsx';
import { RowsSkeleton } from '#web/components/ui/rows-skeleton.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { paths } from '#web/lib/paths.ts';
import { useListPlace } from '#web/lib/use-list-place.ts';
import { DownloadButton } from '../download/download-button.tsx';
import { isNameless } from '../is-nameless.ts';
import { submissionQueries } from '../queries.ts';
import { listIn, listNames, reviewPath } from '../review-path.ts';
import '../texts.ts';
import type { AssignmentIds, MarksRelease } from '../types.ts';
import { SubmissionTable } from './submission-table.tsx';
import { SumsLine } from './sums-line.tsx';
import { useFollowingSums } from './use-following-sums.ts';

// What is done to several at once comes when some are chosen.
const SelectionBar = lazy(async () => ({
  default: (await import('./selection-bar.tsx')).SelectionBar,
}));
const MarkersBar = lazy(() => import('../markers/markers-bar.tsx'));
const SheetDialog = lazy(async () => ({
  default: (await import('../sheet/sheet-dialog.tsx')).SheetDialog,
}));
const BroughtBackDialog = lazy(() => import('../brought-back/brought-back-dialog.tsx'));
const ReleaseDialog = lazy(async () => ({
  default: (await import('../releases/release-dialog.tsx')).ReleaseDialog,
}));
const LastRelease = lazy(async () => ({
  default: (await import('../releases/last-release.tsx')).LastRelease,
}));

/** What was handed in for an assignment, a page at a time, narrowed as the address says. */
export function SubmissionList({ ids }: { ids: AssignmentIds }) {
  const { t } = useTranslation('submissions');
  const place = useListPlace();
  const [chosen, setChosen] = useState<string[]>([]);
  const [releasing, setReleasing] = useState(false);
  const [begun, setBegun] = useState<MarksRelease | null>(null);
  const [isBringing, setBringing] = useState(false);
  const [inSheet, setInSheet] = useState(false);
  const list = listIn(place.params.get('list'));
  const marker = place.params.get('marker');
  const { follow, refetchInterval } = useFollowingSums();
  const page = useQuery({
    ...submissionQueries.page(ids, list, place.cursor, marker),
    placeholderData: keepPreviousData,
    refetchInterval,
  });
  const sums = page.data?.sums ?? null;
  const begin = (release: MarksRelease) => {
    setBegun(release);
    follow(sums);
  };
  const change = (name: string, value: string | null) => {
    setChosen([]);
    place.change(name, value);
  };
  const retry = () =>
    // A place in a list that has changed is given up; anything else is asked again.
    errorKey(page.error) === 'invalid_cursor' ? change('cursor', null) : void page.refetch();
  const rows = page.data?.items ?? [];
  // What is chosen is what is seen.
  const seen = rows.filter(({ submissionId }) => chosen.includes(submissionId));
  const isEmpty = page.data?.nextCursor === null && rows.length === 0;
  const ready = sums?.marked ?? 0;
  const canEdit = page.data?.can.edit ?? false;
  const isNarrowed = list !== undefined || marker !== null;
  const clear = () => {
    change('list', null);
    change('marker', null);
  };
  return (
    <>
      <Flex gap="3" wrap="wrap" mb="4" justify="space-between">
        <Chooser
          label={t('filter.label')}
          value={list ?? 'all'}
          choices={['all' as const, ...listNames].map((value) => ({
            value,
            label: t(`filter.${value}`),
          }))}
          onChoose={(value) => change('list', value === 'all' ? null : value)}
        />
        <Flex gap="3" wrap="wrap">
          {rows.length > 0 && (
            <>
              <DownloadButton ids={ids} list={list} />
              <Button size="sm" variant="outline" onClick={() => setBringing(true)}>
                {t('download.back')}
              </Button>
              <Button size="sm" variant="outline" onClick={() => setInSheet(true)}>
                {t('sheet')}
              </Button>
            </>
          )}
          {ready > 0 && (
            <Button size="sm" variant="outline" onClick={() => setReleasing(true)}>
              {t('release.all', { count: ready })}
            </Button>
          )}
        </Flex>
      </Flex>
      {begun && (
        <Suspense>
          <LastRelease ids={ids} begun={begun} onMoved={begin} onDone={() => follow(sums)} />
        </Suspense>
      )}
      {canEdit && (
        <Suspense>
          <MarkersBar ids={ids} marker={marker} onChoose={(one) => change('marker', one)} />
        </Suspense>
      )}
      {sums && <SumsLine sums={sums} ofGroups={rows.some(({ group }) => group !== null)} />}
      {rows.some((row) => row.isLate && isNameless(row)) && (
        <Text color="fg.muted" mb="4">
          {t('namelessRows')}
        </Text>
      )}
      {page.isPending && <RowsSkeleton label={t('loading')} />}
      {page.isError && !page.data && <ErrorState error={page.error} retry={retry} />}
      {isEmpty && (
        <EmptyState
          drawing={isNarrowed ? 'search' : 'book'}
          title={t(isNarrowed ? 'empty.narrowed' : canEdit ? 'empty.all' : 'empty.yours')}
          text={isNarrowed || !canEdit ? undefined : t('empty.allText')}
          action={
            !isNarrowed && !canEdit ? (
              <ButtonLink variant="outline" to={paths.assignmentReview}>
                {t('queue.title')}
              </ButtonLink>
            ) : !isNarrowed ? (
              <ButtonLink
                variant="outline"
                to={reviewPath({
                  course: ids.courseId,
                  assignment: ids.assignmentId,
                  view: 'notSubmitted',
                })}
              >
                {t('empty.seeNotSubmitted')}
              </ButtonLink>
            ) : (
              <Button variant="outline" onClick={clear}>
                {t('filter.clear')}
              </Button>
            )
          }
        />
      )}
      {rows.length > 0 && (
        <Box opacity={page.isPlaceholderData ? 0.6 : 1} aria-busy={page.isPlaceholderData}>
          <SubmissionTable
            courseId={ids.courseId}
            rows={rows}
            following={{ all: false, list, from: place.cursor, marker }}
            chosen={seen.map(({ submissionId }) => submissionId)}
            onChoose={canEdit ? setChosen : null}
          />
        </Box>
      )}
      <Suspense>
        {seen.length > 0 && (
          <SelectionBar ids={ids} rows={seen} onClear={() => setChosen([])} onReleased={begin} />
        )}
        {inSheet && <SheetDialog ids={ids} list={list} onClose={() => setInSheet(false)} />}
        {isBringing && <BroughtBackDialog ids={ids} onClose={() => setBringing(false)} />}
        {releasing && (
          <ReleaseDialog
            ids={ids}
            submissionIds={null}
            count={ready}
            onClose={() => setReleasing(false)}
            onDone={begin}
          />
        )}
      </Suspense>
      {page.data && <PageTurner nextCursor={page.data.nextCursor} />}
    </>
  );
}
