import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import type { BlockIds } from '#web/features/lessons/player/queries.ts';
import '#web/features/lessons/player/texts.ts';
import type { Lesson } from '#web/features/lessons/player/types.ts';
import { paths } from '#web/lib/paths.ts';
import { Finished } from './finished.tsx';
import { LessonStage } from './lesson-stage.tsx';
import { StageSkeleton } from './stage-skeleton.tsx';
import { Toolbar } from './toolbar.tsx';
import type { Place } from './use-lesson-place.ts';
import type { useLesson } from './use-lesson.ts';

/** The second that an address asks for: `?t=151`. */
function secondOf(params: URLSearchParams): number | null {
  const second = Number(params.get('t') ?? 'none');
  return Number.isFinite(second) && second >= 0 ? second : null;
}

type Props = {
  ids: BlockIds;
  lesson: ReturnType<typeof useLesson>;
  data: Lesson;
  place: Place;
};

/** The lesson itself under its tools: a text as wide as it reads well, a video wider. */
export function LessonColumn({ ids, lesson, data, place }: Props) {
  const { t } = useTranslation('player');
  const [params] = useSearchParams();
  const { error, isPlaceholderData } = lesson.query;
  const { block, course } = data;
  return (
    <Box maxW={place.isVideo ? '60rem' : '38rem'} mx="auto">
      <Toolbar
        lesson={data}
        tabs={place.tabs}
        panel={place.shown}
        onPanel={place.toggle}
        outline={place.side.open}
        onOutline={place.side.toggle}
        focus={place.focus.on}
        onFocus={place.focus.toggle}
      />
      {!block.can.recordProgress && !block.can.edit && (
        <Box mb="6">
          <Notice>
            {t('preview')}{' '}
            <TextLink to={paths.course(course.courseId)}>{t('previewAction')}</TextLink>
          </Notice>
        </Box>
      )}
      {lesson.revised && !isPlaceholderData && (
        <Box mb="6">
          <Notice>
            {t('revised.text')}{' '}
            <Button variant="quiet" size="sm" onClick={() => void lesson.query.refetch()}>
              {t('revised.show')}
            </Button>
          </Notice>
        </Box>
      )}
      {isPlaceholderData ? (
        error ? (
          <ErrorState error={error} retry={() => void lesson.query.refetch()} />
        ) : (
          <StageSkeleton label={t('loading')} />
        )
      ) : (
        <LessonStage
          key={ids.blockId}
          lesson={data}
          userId={place.userId}
          video={place.video}
          askedSecond={secondOf(params)}
          freshBlock={async () => (await lesson.freshBlock()) ?? block}
          onRecorded={lesson.onRecorded}
          onState={lesson.onState}
          onNote={place.learns ? place.noteHere : null}
          onNear={lesson.prefetch}
        >
          {lesson.finished && <Finished course={course} />}
        </LessonStage>
      )}
    </Box>
  );
}
