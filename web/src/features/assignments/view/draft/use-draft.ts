import i18next from 'i18next';
import { useEffect, useEffectEvent, useState } from 'react';
import type { AssignmentPage } from '#web/blocks/assignment/types.ts';
import { errorKey } from '#web/lib/error-key.ts';
import { useTokens } from '#web/lib/session/use-session.ts';
import { useConnection } from '#web/lib/use-connection.ts';
import { useStore } from '#web/lib/use-store.ts';
import { write } from '#web/lib/write.ts';
import { createDraftKeeper } from './draft-keeper.ts';
import { keptDraft } from './kept-draft.ts';
import { noDraft } from './no-draft.ts';

/** A draft that somebody works at: on this device in the moment in which it is written, and soon on the server. */
export function useDraft(page: AssignmentPage, onRefused: () => void) {
  const userId = useTokens()?.userId ?? '';
  const isConnected = useConnection();
  const { courseId, assignmentId } = page;
  const [keeper] = useState(() =>
    createDraftKeeper({
      saved: page.draft ?? noDraft,
      kept: keptDraft.find(userId, assignmentId),
      keep: (draft) => keptDraft.keep(userId, assignmentId, draft),
      send: ({ text, link, files, selfAssessment }, version) =>
        write('assignments.saveDraft', {
          params: { courseId, assignmentId },
          body: {
            version: version === 0 ? null : version,
            draft: { text, link, files: files.map(({ mediaId }) => mediaId), selfAssessment },
          },
        }),
      why: (error) => i18next.t(`errors:${errorKey(error)}`),
    }),
  );
  const state = useStore(keeper);
  useEffect(() => {
    if (page.draft) keeper.hear(page.draft);
  }, [page.draft, keeper]);
  // Also what this device had kept of earlier goes now.
  useEffect(() => {
    if (isConnected) void keeper.flush();
  }, [isConnected, keeper]);
  const refused = useEffectEvent(onRefused);
  useEffect(() => {
    if (state.refusal !== null) refused();
  }, [state.refusal]);
  useEffect(() => {
    const look = () => {
      if (document.hidden) void keeper.flush();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      void keeper.flush();
      keeper.stop();
    };
  }, [keeper]);
  return { keeper, state };
}
