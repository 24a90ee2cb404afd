import { useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { useEffect, useState } from 'react';
import { mediaOf } from '#shared/blocks/registry.ts';
import { api } from '#web/lib/api.ts';
import { errorKey } from '#web/lib/error-key.ts';
import { same } from '#web/lib/same.ts';
import { useTokens } from '#web/lib/session/use-session.ts';
import { useConnection } from '#web/lib/use-connection.ts';
import type { Files } from '#web/blocks/form/files.ts';
import { useStore } from '#web/lib/use-store.ts';
import { lessonEditQueries } from '../queries.ts';
import type { Block } from '../types.ts';
import { createAutosave } from './autosave.ts';
import { leaving } from './leaving.ts';
import { keptDrafts } from './kept-drafts.ts';

/** The draft of a block, from its first letter to the server. */
export function useBlockDraft(block: Block, files: Files, onSaved: (() => void) | undefined) {
  const client = useQueryClient();
  const userId = useTokens()?.userId ?? '';
  const online = useConnection();
  const [save] = useState(() => {
    const { courseId, moduleId, blockId } = block;
    const kept = keptDrafts.find(userId, blockId);
    return createAutosave({
      block,
      offered: kept && !same(kept.content, block.content) ? kept : null,
      send: async (content, version) => {
        const params = { courseId, moduleId, blockId };
        return (await api('lessons.updateBlock', { params, body: { version, content } })).version;
      },
      keep: (draft) => {
        if (draft) keptDrafts.keep({ userId, blockId, ...draft, at: Date.now() });
        else keptDrafts.drop(userId, blockId);
      },
      onSaved: (saved) => {
        if (saved.links) files.takeLinks(saved.links);
        else files.complete(mediaOf(saved.content));
        // Whatever begins with this lesson again begins with what was saved last.
        client.setQueryData(
          lessonEditQueries.begin(block).queryKey,
          (before) => before && { ...before, ...saved },
        );
        onSaved?.();
        // Queries that show the lesson elsewhere are asked again when they are looked at.
        void client.invalidateQueries({
          queryKey: ['courses', 'one', courseId],
          refetchType: 'none',
        });
      },
      why: (error) => i18next.t(`errors:${errorKey(error)}`),
    });
  });
  const state = useStore(save);
  // Whoever goes on to something else leaves nothing behind that only waited for the typing to rest.
  useEffect(() => () => leaving.add(block.blockId, save.leave()), [block.blockId, save]);
  useEffect(() => {
    if (online) void save.flush();
  }, [online, save]);
  return { state, save };
}
