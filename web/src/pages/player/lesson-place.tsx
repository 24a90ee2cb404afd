import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '#web/components/ui/sheet.tsx';
import type { BlockIds } from '#web/features/lessons/player/queries.ts';
import '#web/features/lessons/player/texts.ts';
import type { Lesson } from '#web/features/lessons/player/types.ts';
import { CourseSide } from './course-side.tsx';
import { LessonColumn } from './lesson-column.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { SideColumn } from './side-column.tsx';
import { useLessonPlace } from './use-lesson-place.ts';
import type { useLesson } from './use-lesson.ts';

const LessonPanel = lazy(() => import('./lesson-panel.tsx'));

type Props = { ids: BlockIds; lesson: ReturnType<typeof useLesson>; data: Lesson };

/** A lesson between its course and what the reader keeps beside it; on a phone, under them. */
export function LessonPlace({ ids, lesson, data }: Props) {
  const { t } = useTranslation('player');
  const place = useLessonPlace(ids, data);
  const { wide, side, focus, shown } = place;
  const beside = { course: wide && side.open && !focus.on, panel: wide && shown && !focus.on };
  const columns = [beside.course ? '18.5rem' : '', 'minmax(0, 1fr)', beside.panel ? '21rem' : ''];
  const course = (
    <CourseSide lesson={data} current={ids.blockId} {...(wide ? {} : { onOpen: side.close })} />
  );
  const panel = shown && (
    <Suspense fallback={<Skeleton h="40" role="status" aria-label={t('loading')} />}>
      <LessonPanel place={place} block={data.block} shown={shown} />
    </Suspense>
  );
  return (
    <>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: columns.join(' ') }}
        alignItems="start"
        pb={{ base: '20', lg: '0' }}
      >
        {beside.course && (
          <SideColumn label={t('outline.title')} start>
            {course}
          </SideColumn>
        )}
        <Box minW="0" px={{ base: '4', md: '8' }} pt={{ base: '4', md: '5' }} pb="12">
          <LessonColumn ids={ids} lesson={lesson} data={data} place={place} />
        </Box>
        {beside.panel && <SideColumn label={t('panel.title')}>{panel}</SideColumn>}
      </Grid>
      {!wide && (
        <PhoneBar
          tabs={place.tabs}
          onOutline={side.toggle}
          onPanel={place.toggle}
          next={place.next}
          courseId={ids.courseId}
          primary={data.block.state === 'done'}
        />
      )}
      {!wide && side.open && (
        <Sheet title={t('outline.title')} onClose={side.close}>
          {course}
        </Sheet>
      )}
      {!wide && shown && (
        <Sheet title={t('panel.title')} onClose={() => place.open(null)}>
          {panel}
        </Sheet>
      )}
      <VisuallyHidden role="status">{focus.said}</VisuallyHidden>
    </>
  );
}
