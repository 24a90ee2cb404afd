import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import '#web/blocks/texts.ts';
import { PageHeading } from '#web/components/ui/page.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { BlockContent } from '#web/blocks/block-content.tsx';
import { saysOwnTime } from '#web/blocks/quiz/says-own-time.ts';
import { courseProgress } from '#web/course/outline-counts.ts';
import '#web/features/lessons/player/texts.ts';
import type { Block, Lesson } from '#web/features/lessons/player/types.ts';
import type { VideoControl } from '#web/blocks/video/video-control.ts';
import type { Recorded } from '#web/features/progress/types.ts';
import { useProgress } from '#web/features/progress/use-progress.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { LessonEnd } from './lesson-end.tsx';

type Props = {
  lesson: Lesson;
  userId: string;
  video: VideoControl;
  /** The second that the address asks for; null where it does not. */
  askedSecond: number | null;
  freshBlock: () => Promise<Block>;
  onRecorded: (recorded: Recorded) => void;
  onState: (state: Block['state']) => void;
  onNote: (() => void) | null;
  onNear: () => void;
  /** The part between the lesson and its foot: a celebration. */
  children?: ReactNode;
};

/** One lesson: what it holds, what makes it count, and the way on. */
export function LessonStage(props: Props) {
  const { lesson, userId, video, askedSecond, freshBlock, onRecorded, onState, onNote } = props;
  const { t } = useTranslation(['player', 'blocks']);
  const { local } = useLanguage();
  const [said, setSaid] = useState('');
  const { block, outline, enrollment } = lesson;
  const { courseId, moduleId, blockId } = block;
  const progress = useProgress({
    ids: { courseId, moduleId, blockId },
    userId,
    state: block.state,
    positionSeconds: block.positionSeconds,
    lastActivityAt: enrollment?.lastActivityAt ?? null,
    records: block.can.recordProgress,
    onRecorded,
    onState,
  });
  const title = local(block.title);
  const blocks = outline.flatMap((module) => module.blocks);
  const place = blocks.findIndex((other) => other.blockId === blockId);
  const mark = (next: 'started' | 'done') => {
    const { done, total } = courseProgress(outline);
    progress.mark(next);
    setSaid(
      next === 'done'
        ? t('mark.saidDone', { done: done + 1, total })
        : t('mark.saidUndone', { done: done - 1, total }),
    );
  };
  return (
    <article>
      <PageHeading title={title.text} {...(title.lang ? { lang: title.lang } : {})} />
      <Text color="fg.muted" mt="-5" mb="6">
        {t(`blocks:kind.${block.content.kind}`)}
        {!saysOwnTime(block) && ` · ${t('minutes', { count: block.minutes })}`}
      </Text>
      <BlockContent
        block={block}
        startsOn={lesson.course.startsOn}
        title={title.text}
        control={video}
        startAt={askedSecond ?? progress.startAt}
        freshBlock={freshBlock}
        onPosition={progress.keepPosition}
        onNote={onNote}
        report={
          <TextLink to={paths.contact} state={{ about: title.text }}>
            {t('report')}
          </TextLink>
        }
      />
      {props.children}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <LessonEnd
        block={block}
        outline={outline}
        state={progress.state}
        saving={progress.saving}
        onMark={mark}
        before={blocks[place - 1]}
        next={place === -1 ? undefined : blocks[place + 1]}
        onNear={props.onNear}
      />
    </article>
  );
}
