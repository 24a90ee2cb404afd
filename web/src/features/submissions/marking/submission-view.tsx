import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSingleKeys } from '#web/lib/use-single-keys.ts';
import { type Following, submissionPath } from '../review-path.ts';
import '../texts.ts';
import type { SubmissionWork } from '../types.ts';
import { HandedIn } from './handed-in.tsx';
import { MarkingPanel } from './marking-panel.tsx';
import { NoteForm } from './note-form.tsx';
import { ReadMarking } from './read-marking.tsx';
import { SubmissionHistory } from './submission-history.tsx';
import { SubmissionNotices } from './submission-notices.tsx';
import type { useNeighbors } from './use-neighbors.ts';

type Props = {
  work: SubmissionWork;
  name: string;
  following: Following;
  neighbors: ReturnType<typeof useNeighbors>;
  onLinkEnded: () => void;
};

/** Whether somebody came here to mark, by a key or a button of the one before. */
const marksIn = (state: unknown): boolean =>
  state !== null && typeof state === 'object' && 'marks' in state;

/** The work on one side, and where it is marked on the other; on a phone one below the other. */
export function SubmissionView({ work, name, following, neighbors, onLinkEnded }: Props) {
  const { t } = useTranslation('submissions');
  const navigate = useNavigate();
  const { state } = useLocation();
  const root = useRef<HTMLDivElement>(null);
  const { before, next } = neighbors;
  const go = (to: string | undefined) =>
    to !== undefined && void navigate(submissionPath(to, following), { state: { marks: true } });
  useSingleKeys({
    j: () => go(next),
    k: () => go(before),
    n: () => {
      const note = root.current?.querySelector<HTMLDetailsElement>('[data-note]');
      if (!note) return;
      note.open = true;
      note.querySelector('textarea')?.focus();
    },
  });
  const isOpen = !work.isOutdated && !work.receipt.isWithdrawn && work.state !== 'returned';
  return (
    <Grid
      ref={root}
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(24rem, 30rem)' }}
      gap={{ base: '8', lg: '10' }}
      alignItems="start"
    >
      <Box as="section" aria-label={t('work.label')} minW="0">
        <SubmissionNotices work={work} following={following} />
        <HandedIn work={work} following={following} onLinkEnded={onLinkEnded} />
        <SubmissionHistory history={work.history} />
      </Box>
      <Box
        as="section"
        aria-label={t('marking.label')}
        minW="0"
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="l3"
        px={{ base: '4', md: '5' }}
        pt="4"
        position={{ lg: 'sticky' }}
        top={{ lg: '4' }}
        maxH={{ lg: 'calc(100dvh - 2rem)' }}
        overflowY={{ lg: 'auto' }}
        // What has the focus stays above the bar at its foot.
        scrollPaddingBottom={{ lg: '24' }}
      >
        {isOpen ? (
          <MarkingPanel
            work={work}
            name={name}
            beginsHere={marksIn(state)}
            onNext={next === undefined ? null : () => go(next)}
          />
        ) : (
          <ReadMarking work={work} />
        )}
        <NoteForm work={work} />
      </Box>
    </Grid>
  );
}
