import { Box } from '@chakra-ui/react/box';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { inOrder } from '#web/components/comments/in-order.ts';
import { useSingleKeys } from '#web/lib/use-single-keys.ts';
import { type Following, submissionPath } from '../review-path.ts';
import '../texts.ts';
import type { SubmissionWork } from '../types.ts';
import { DoubleSide } from './double/double-side.tsx';
import { HandedIn } from './handed-in.tsx';
import { NoteForm } from './note-form.tsx';
import { OpenWork } from './open-work.tsx';
import { ReadMarking } from './read-marking.tsx';
import { ReleaseRow } from './release-row.tsx';
import { SubmissionHistory } from './submission-history.tsx';
import { SubmissionNotices } from './submission-notices.tsx';
import { useFocusAtTurn } from './use-focus-at-turn.ts';
import type { useNeighbors } from './use-neighbors.ts';
import { WorkSides } from './work-sides.tsx';

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

/** Of two who mark it apart, a third writes nothing, and what they agreed on is opened again first. */
const canMark = ({ double, second }: SubmissionWork): boolean =>
  double === null || (double.seat !== 'taken' && second !== 'agreed');

/** A work whose marking is not changed here any more. */
function ClosedWork({
  work,
  following,
  onLinkEnded,
}: Pick<Props, 'work' | 'following' | 'onLinkEnded'>) {
  const files = work.receipt.files.map(({ mediaId }) => mediaId);
  const comments = inOrder(work.marking?.comments ?? [], files);
  return (
    <WorkSides
      reviewed={work}
      work={
        <>
          <SubmissionNotices work={work} following={following} />
          <HandedIn
            work={work}
            following={following}
            comments={comments}
            onLinkEnded={onLinkEnded}
          />
          <SubmissionHistory history={work.history} />
        </>
      }
      marking={
        <>
          <DoubleSide work={work} />
          {canMark(work) || work.second === 'agreed' ? (
            <ReadMarking work={work} comments={comments} onLinkEnded={onLinkEnded} />
          ) : null}
          {work.second === 'agreed' && work.can.edit && <ReleaseRow work={work} />}
          <NoteForm work={work} />
        </>
      }
    />
  );
}

/** One submission and its marking, with the keys that lead to those before and after it. */
export function SubmissionView({ work, name, following, neighbors, onLinkEnded }: Props) {
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
  const isOpen =
    !work.isOutdated && !work.receipt.isWithdrawn && work.state !== 'returned' && canMark(work);
  useFocusAtTurn(root, isOpen);
  return (
    <Box ref={root}>
      {isOpen ? (
        <OpenWork
          work={work}
          name={name}
          following={following}
          beginsHere={marksIn(state)}
          onNext={next === undefined ? null : () => go(next)}
          onLinkEnded={onLinkEnded}
        />
      ) : (
        <ClosedWork work={work} following={following} onLinkEnded={onLinkEnded} />
      )}
    </Box>
  );
}
