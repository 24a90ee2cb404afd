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

type Heard = {
  /** The server takes no more, or holds what another device wrote: the page may say otherwise by now. */
  onRefused: () => void;
  /** It was handed in meanwhile, and not from here. */
  onElsewhere: () => void;
};

/** A draft that somebody works at: on this device in the moment in which it is written, and soon on the server. */
export function useDraft(page: AssignmentPage, { onRefused, onElsewhere }: Heard) {
  const userId = useTokens()?.userId ?? '';
  const isConnected = useConnection();
  const { courseId, assignmentId } = page;
  const [newest, setNewest] = useState(0);
  const [keeper] = useState(() =>
    createDraftKeeper({
      saved: page.draft ?? noDraft,
      kept: keptDraft.find(userId, assignmentId),
      keep: (draft) => keptDraft.keep(userId, assignmentId, draft),
      send: async ({ text, link, files, selfAssessment }, version) => {
        const { newest: number, ...saved } = await write('assignments.saveDraft', {
          params: { courseId, assignmentId },
          body: {
            version: version === 0 ? null : version,
            draft: { text, link, files: files.map(({ mediaId }) => mediaId), selfAssessment },
          },
        });
        setNewest(number);
        return saved;
      },
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
  const isRefused = state.refusal !== null || state.conflict !== null;
  useEffect(() => {
    if (isRefused) refused();
  }, [isRefused]);
  const elsewhere = useEffectEvent(onElsewhere);
  const isElsewhere = newest > (page.submissions[0]?.number ?? 0);
  useEffect(() => {
    if (isElsewhere) elsewhere();
  }, [isElsewhere]);
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
