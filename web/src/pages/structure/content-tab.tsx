import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { builders, isBuilt } from '#web/blocks/builders.ts';
import '#web/blocks/form/texts.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { Loading } from '#web/components/ui/loading.tsx';
import { useMediaPicker } from '#web/features/media/use-media-picker.tsx';
import type { BlockRow } from '#web/features/lessons/structure/types.ts';
import { useLookedAtAgain } from '#web/features/lessons/structure/use-looked-at-again.ts';

/** The editor is larger than the rest of the page, so it comes when it is first wanted. */
const BlockContentEditor = lazy(async () => {
  const { BlockContentEditor: editor } =
    await import('#web/features/lessons/editor/block-content-editor.tsx');
  return { default: editor };
});

/** The content of a block. What that means for its row and for publishing is looked at again when one leaves. */
export function ContentTab({ courseId, block }: { courseId: string; block: BlockRow }) {
  const { t } = useTranslation('lessons');
  const onSaved = useLookedAtAgain(courseId);
  const { pick, dialog } = useMediaPicker({ courseId });
  if (isBuilt(block.kind))
    return (
      <Flex direction="column" align="flex-start" gap="4">
        <Text>{t(`builder.${block.kind}`)}</Text>
        <ButtonLink to={builders[block.kind](block.blockId)}>{t('builder.open')}</ButtonLink>
      </Flex>
    );
  return (
    <Suspense fallback={<Loading />}>
      <BlockContentEditor
        courseId={courseId}
        moduleId={block.moduleId}
        blockId={block.blockId}
        pickMedia={pick}
        onSaved={onSaved}
      />
      {dialog}
    </Suspense>
  );
}
