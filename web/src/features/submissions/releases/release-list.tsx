import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { LoadMore } from '#web/components/ui/load-more.tsx';
import { RowsSkeleton } from '#web/components/ui/rows-skeleton.tsx';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { isToCome } from '#web/lib/typed-instant.ts';
import { submissionQueries } from '../queries.ts';
import { reviewPath } from '../review-path.ts';
import '../texts.ts';
import type { AssignmentIds, MarksRelease } from '../types.ts';
import { ReleaseDialog } from './release-dialog.tsx';

/** The releases of an assignment and how far each has come, the newest first. */
export function ReleaseList({ ids }: { ids: AssignmentIds }) {
  const { t } = useTranslation('submissions');
  const list = useInfiniteQuery(submissionQueries.releases(ids));
  if (list.isPending) return <RowsSkeleton label={t('loading')} />;
  if (!list.data) return <ErrorState error={list.error} retry={() => void list.refetch()} />;
  const releases = list.data.pages.flatMap(({ items }) => items);
  if (releases.length === 0)
    return (
      <EmptyState
        title={t('releases.empty')}
        text={t('releases.emptyText')}
        action={
          <ButtonLink
            variant="outline"
            to={reviewPath({ course: ids.courseId, assignment: ids.assignmentId, list: 'marked' })}
          >
            {t('releases.toMarked')}
          </ButtonLink>
        }
      />
    );
  return (
    <>
      <Box as="ul" listStyleType="none" aria-label={t('views.releases')}>
        {releases.map((release) => (
          <One key={release.releaseId} ids={ids} release={release} />
        ))}
      </Box>
      <LoadMore list={list} />
    </>
  );
}

/** How a release stands, with how many of its marks are still by it. */
function standingOf({ releasedAt, state }: MarksRelease, left: number) {
  if (state === 'running') return 'running';
  if (releasedAt === null) return 'withheld';
  if (left === 0) return null;
  return isToCome(releasedAt) ? 'planned' : 'done';
}

function One({ ids, release }: { ids: AssignmentIds; release: MarksRelease }) {
  const { t } = useTranslation('submissions');
  const { language } = useLanguage();
  const id = useId();
  const [asking, setAsking] = useState<'later' | 'withheld' | null>(null);
  const { releaseId, releasedAt, by, at, released, moved } = release;
  const left = released - moved;
  // What nothing became of says that it is none.
  const stands = standingOf(release, released === 0 ? 1 : left);
  const said = [
    ...(stands === null ? [] : [t(`releases.${stands}`, { count: left })]),
    ...(moved > 0 ? [t('releases.moved', { count: moved })] : []),
  ];
  return (
    <Box as="li" py="4" borderTopWidth="1px">
      <Text fontWeight="semibold" id={id}>
        {releasedAt === null
          ? t('releases.takenBack')
          : t(stands === null ? 'releases.was' : 'releases.from', {
              when: formatMinute(releasedAt, language),
            })}
      </Text>
      <Text role="status">{said.join(' · ')}</Text>
      <Text textStyle="sm" color="fg.muted">
        {t('byAt', { name: by.name || t('nameless'), when: formatMinute(at, language) })}
      </Text>
      {stands === 'planned' && released > 0 && (
        <Flex gap="2" wrap="wrap" mt="2">
          {(['later', 'withheld'] as const).map((begins) => (
            <Button
              key={begins}
              size="sm"
              variant="outline"
              aria-describedby={id}
              onClick={() => setAsking(begins)}
            >
              {t(`releases.${begins === 'later' ? 'change' : 'takeBack'}`)}
            </Button>
          ))}
        </Flex>
      )}
      {asking && releasedAt !== null && (
        <ReleaseDialog
          ids={ids}
          submissionIds={null}
          count={left}
          of={{ releaseId, releasedAt }}
          begins={asking}
          onClose={() => setAsking(null)}
        />
      )}
    </Box>
  );
}
