import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { BlockContent } from '#web/blocks/block-content.tsx';
import { lessonQueries } from '#web/features/lessons/player/queries.ts';
import { createVideoControl } from '#web/blocks/video/video-control.ts';
import '#web/course/texts.ts';
import type { OutlineBlock } from '#web/course/types.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';

type Props = { courseId: string; block: OutlineBlock; onClose: () => void };

/** A lesson that opens for everybody, over the course's page: no account is needed for it. */
export default function PreviewLesson({ courseId, block, onClose }: Props) {
  const { t } = useTranslation('catalog');
  const { local } = useLanguage();
  const [control] = useState(createVideoControl);
  const { moduleId, blockId } = block;
  const lesson = useQuery(lessonQueries.one({ courseId, moduleId, blockId }));
  const title = local(block.title);
  return (
    <Modal reads place="wide" title={title.text} lang={title.lang} onClose={onClose}>
      {lesson.isPending && <Skeleton h="20rem" borderRadius="l3" />}
      {lesson.isError && <ErrorState error={lesson.error} retry={() => void lesson.refetch()} />}
      {lesson.data && (
        <BlockContent
          block={lesson.data.block}
          startsOn={lesson.data.course.startsOn}
          title={title.text}
          control={control}
          startAt={0}
          onPosition={null}
          onNote={null}
          report={null}
          freshBlock={async () => (await lesson.refetch()).data?.block ?? lesson.data.block}
        />
      )}
      <Text mt="6" color="fg.muted">
        {t('detail.enrollFromPreview')}
      </Text>
    </Modal>
  );
}
