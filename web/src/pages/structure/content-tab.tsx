import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { builderOf } from '#web/blocks/builders.ts';
import '#web/blocks/form/texts.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { Loading } from '#web/components/ui/loading.tsx';
import { useMediaPicker } from '#web/features/media/use-media-picker.tsx';
import { structureQueries } from '#web/features/lessons/structure/queries.ts';
import type { BlockRow } from '#web/features/lessons/structure/types.ts';

/** The editor is larger than the rest of the page, so it comes when it is first wanted. */
const BlockContentEditor = lazy(async () => {
  const { BlockContentEditor: editor } =
    await import('#web/features/lessons/editor/block-content-editor.tsx');
  return { default: editor };
});

/** The content of a block. What that means for its row and for publishing is looked at again when one leaves. */
export function ContentTab({ courseId, block }: { courseId: string; block: BlockRow }) {
  const { t } = useTranslation('lessons');
  const client = useQueryClient();
  const saved = useRef(false);
  const { pick, dialog } = useMediaPicker({ courseId });
  useEffect(
    () => () => {
      if (saved.current)
        void client.invalidateQueries({ queryKey: structureQueries.get(courseId).queryKey });
    },
    [client, courseId],
  );
  const builder = builderOf(block.kind, block.blockId);
  if (builder !== null)
    return (
      <Flex direction="column" align="flex-start" gap="4">
        <Text>{t('builder.text')}</Text>
        <ButtonLink to={builder}>{t('builder.open')}</ButtonLink>
      </Flex>
    );
  return (
    <Suspense fallback={<Loading />}>
      <BlockContentEditor
        courseId={courseId}
        moduleId={block.moduleId}
        blockId={block.blockId}
        pickMedia={pick}
        onSaved={() => {
          saved.current = true;
        }}
      />
      {dialog}
    </Suspense>
  );
}
