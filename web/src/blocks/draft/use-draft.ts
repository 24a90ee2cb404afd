import { useEffect, useState } from 'react';
import { same } from '#web/lib/same.ts';
import { useTokens } from '#web/lib/session/use-session.ts';
import { useConnection } from '#web/lib/use-connection.ts';
import { useStore } from '#web/lib/use-store.ts';
import type { createDraft, SavedBy } from './create-draft.ts';
import { type KeptDraft, keptDrafts } from './kept-drafts.ts';
import { leaving } from './leaving.ts';

/** What the device keeps of a draft, and kept before: for `createDraft`. */
type Kept<Content> = {
  keep: (draft: { seen: Content; content: Content } | null) => void;
  offered: KeptDraft<Content> | null;
};

/**
 * What somebody writes, from its first letter to the server, over reloads and times without a connection.
 * @param id what is written; its page is another one for another id
 * @param content as it was saved last
 */
export function useDraft<
  Content,
  Theirs extends { content: Content; version: number; savedBy: SavedBy | null },
>(
  kind: 'lesson' | 'question' | 'work',
  id: string,
  content: Content,
  create: (kept: Kept<Content>) => ReturnType<typeof createDraft<Content, Theirs>>,
) {
  const userId = useTokens()?.userId ?? '';
  const online = useConnection();
  const [save] = useState(() => {
    const drafts = keptDrafts<Content>(kind);
    const kept = drafts.find(userId, id);
    return create({
      offered: kept && !same(kept.content, content) ? kept : null,
      keep: (draft) => {
        if (draft) drafts.keep(userId, id, { ...draft, at: Date.now() });
        else drafts.drop(userId, id);
      },
    });
  });
  const state = useStore(save);
  // Whoever goes on to something else leaves nothing behind that only waited for the typing to rest.
  useEffect(() => () => leaving.add(id, save.leave()), [id, save]);
  useEffect(() => {
    if (online) void save.reconnect();
  }, [online, save]);
  return { state, save };
}
