import { Box } from '@chakra-ui/react/box';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { submissionQueries } from '../queries.ts';
import '../texts.ts';
import type { AssignmentIds, MarksRelease } from '../types.ts';
import { ReleaseStanding } from './release-standing.tsx';

type Props = {
  ids: AssignmentIds;
  begun: MarksRelease;
  onMoved: (next: MarksRelease) => void;
  /** What became of the marks is decided; what is counted of them follows. */
  onDone: () => void;
};

/** What was just pressed, where it was pressed: how far it has come, and how it is moved or taken back before anybody sees it. */
export function LastRelease({ ids, begun, onMoved, onDone }: Props) {
  const { t } = useTranslation('submissions');
  const list = useInfiniteQuery(submissionQueries.releases(ids));
  const releases = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const release = releases.find(({ releaseId }) => releaseId === begun.releaseId) ?? begun;
  const client = useQueryClient();
  const { state } = release;
  const done = useEffectEvent(() => {
    // The list beside it shows what became of the marks.
    void client.invalidateQueries({ queryKey: submissionQueries.all });
    onDone();
  });
  useEffect(() => {
    if (state === 'done') done();
  }, [state]);
  const root = useRef<HTMLElement>(null);
  // The button that was pressed goes with what it released, also that by which it is taken back.
  useEffect(() => root.current?.focus(), [begun.releaseId]);
  return (
    <Box
      as="section"
      aria-label={t('releases.last')}
      ref={root}
      tabIndex={-1}
      mb="4"
      borderBottomWidth="1px"
    >
      <ReleaseStanding ids={ids} release={release} onMoved={onMoved} />
    </Box>
  );
}
