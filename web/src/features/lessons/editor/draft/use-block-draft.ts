import { useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { mediaOf } from '#shared/blocks/registry.ts';
import { api } from '#web/lib/api.ts';
import { errorKey } from '#web/lib/error-key.ts';
import { createDraft } from '#web/blocks/draft/create-draft.ts';
import { useDraft } from '#web/blocks/draft/use-draft.ts';
import type { Files } from '#web/blocks/form/files.ts';
import type { SavedBlock } from '#shared/schemas/outline.ts';
import { lessonEditQueries } from '../queries.ts';
import type { Block, Content } from '../types.ts';
import { lessonWays } from './lesson-ways.ts';

/** The draft of a block, from its first letter to the server. */
export function useBlockDraft(block: Block, files: Files, onSaved: (() => void) | undefined) {
  const client = useQueryClient();
  return useDraft<Content, SavedBlock>('lesson', block.blockId, block.content, (kept) => {
    const { courseId, moduleId, blockId } = block;
    return createDraft({
      ...kept,
      ...lessonWays,
      saved: block,
      send: async (content, version) => {
        const params = { courseId, moduleId, blockId };
        return (await api('lessons.updateBlock', { params, body: { version, content } })).version;
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
}
