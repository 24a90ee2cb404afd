import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { PageHeading } from '#web/components/ui/page.tsx';
import { BlockContent } from '#web/features/courses/block-content.tsx';
import '#web/features/courses/texts.ts';
import type { Block, Outline } from '#web/features/courses/types.ts';
import '#web/features/enrollments/texts.ts';
import type { Recorded } from '#web/features/enrollments/types.ts';
import { useProgress } from '#web/features/enrollments/use-progress.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';

type Props = {
  block: Block;
  outline: Outline;
  freshBlock: () => Promise<Block>;
  onRecorded: (recorded: Recorded) => void;
};

/** One lesson: what it holds, whether it is done, and the way to the next. */
export function LessonStage({ block, outline, freshBlock, onRecorded }: Props) {
  const { t } = useTranslation(['courses', 'enrollments']);
  const { local } = useLanguage();
  const { courseId, moduleId, blockId } = block;
  const progress = useProgress({
    ids: { courseId, moduleId, blockId },
    state: block.state,
    positionSeconds: block.positionSeconds,
    records: block.can.recordProgress,
    onRecorded,
  });
  const title = local(block.title);
  const blocks = outline.flatMap((module) => module.blocks);
  const place = blocks.findIndex((other) => other.blockId === blockId);
  const hrefOf = (other: (typeof blocks)[number]) =>
    paths.content(courseId, other.moduleId, other.blockId);
  const before = blocks[place - 1];
  const next = blocks[place + 1];
  const done = progress.state === 'done';
  return (
    <article>
      <PageHeading
        title={title.text}
        lang={title.lang}
        lead={`${t(`kind.${block.content.kind}`)} · ${t('minutes', { count: block.minutes })}`}
      />
      <BlockContent
        block={block}
        title={title.text}
        freshBlock={freshBlock}
        onPosition={progress.keepPosition}
      />
      {block.can.recordProgress && (
        <Flex mt="10" gap="4" align="center" wrap="wrap">
          <Button
            variant={done ? 'outline' : 'primary'}
            disabled={progress.saving}
            onClick={() => progress.mark(done ? 'started' : 'done')}
          >
            {t(done ? 'enrollments:markNotDone' : 'enrollments:markDone')}
          </Button>
          <Text role="status" color="fg.success" fontWeight="medium">
            {done ? t('enrollments:isDone') : ''}
          </Text>
        </Flex>
      )}
      <Flex mt="10" pt="6" borderTopWidth="1px" gap="3" wrap="wrap" justify="space-between">
        {before ? (
          <ButtonLink to={hrefOf(before)} variant="quiet">
            {t('player.previous')}
          </ButtonLink>
        ) : (
          <span />
        )}
        {next && (
          <ButtonLink to={hrefOf(next)} variant={done ? 'primary' : 'outline'}>
            {t('player.next')}
          </ButtonLink>
        )}
      </Flex>
    </article>
  );
}
