import { lazy, Suspense, useRef } from 'react';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { useSingleKeys } from '#web/lib/use-single-keys.ts';
import type { Following } from '../review-path.ts';
import type { Marking, SubmissionWork } from '../types.ts';
import { CommentsPart } from './comments/comments-part.tsx';
import { firstPlace } from './comments/first-place.ts';
import { SelectionButton } from './comments/selection-button.tsx';
import { selectedPlace } from './comments/selected-place.ts';
import { useAnchors } from './comments/use-anchors.ts';
import { DoubleSide } from './double/double-side.tsx';
import { HandedIn } from './handed-in.tsx';
import { MarkingPanel } from './marking-panel.tsx';
import { NoteForm } from './note-form.tsx';
import { SubmissionHistory } from './submission-history.tsx';
import { SubmissionNotices } from './submission-notices.tsx';
import { useMarkingDraft } from './use-marking-draft.ts';
import { WorkSides } from './work-sides.tsx';

// What sends files comes behind what is marked.
const MarkingFiles = lazy(() => import('./marking-files.tsx'));

type Props = {
  work: SubmissionWork;
  name: string;
  following: Following;
  beginsHere: boolean;
  onNext: (() => void) | null;
  onLinkEnded: () => void;
};

/** A work that is to be marked: what is said of a place of it stands at that place and in the marking. */
export function OpenWork({ work, name, following, beginsHere, onNext, onLinkEnded }: Props) {
  const { language } = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  const marking = useMarkingDraft(work, name);
  const { state, save } = marking;
  const waits = state.conflict !== null || state.offered !== null;
  const anchors = useAnchors(work, state.content.comments, (comments) =>
    // What is changed is a draft again, until it is said to be ready.
    save.change({ ...save.get().content, comments, isReady: false }),
  );
  const changeFiles = (files: Marking['files']) =>
    save.change({ ...save.get().content, files, isReady: false });
  useSingleKeys({
    a: () => {
      if (waits || anchors.isFull) return;
      const selected = selectedPlace(root.current);
      if (selected) anchors.add(selected);
      else anchors.propose(firstPlace(work, language, root.current));
    },
  });
  const { comments, proposed } = anchors;
  return (
    <WorkSides
      reviewed={work}
      workRef={root}
      work={
        <>
          <SubmissionNotices work={work} following={following} />
          <HandedIn
            work={work}
            following={following}
            comments={comments}
            proposed={proposed}
            onPropose={anchors.propose}
            onLinkEnded={onLinkEnded}
          />
          {!waits && !anchors.isFull && <SelectionButton root={root} onComment={anchors.add} />}
          <SubmissionHistory history={work.history} />
        </>
      }
      marking={
        <>
          <DoubleSide work={work} />
          <MarkingPanel work={work} marking={marking} beginsHere={beginsHere} onNext={onNext}>
            <CommentsPart work={work} root={root} anchors={anchors} disabled={waits} />
            {!waits && (
              <Suspense>
                <MarkingFiles
                  work={work}
                  files={state.content.files}
                  current={() => save.get().content.files}
                  onChange={changeFiles}
                  onLinkEnded={onLinkEnded}
                />
              </Suspense>
            )}
          </MarkingPanel>
          <NoteForm work={work} />
        </>
      }
    />
  );
}
