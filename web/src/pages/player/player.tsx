import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ApiError } from '#shared/contract/client.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { PageBody } from '#web/components/ui/page.tsx';
import { Sheet } from '#web/components/ui/sheet.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import type { LessonAction } from '#web/features/courses/player/lesson-keys.ts';
import type { BlockIds } from '#web/features/courses/player/queries.ts';
import '#web/features/courses/player/texts.ts';
import { Transcript } from '#web/features/courses/player/transcript.tsx';
import { useLessonKeys } from '#web/features/courses/player/use-lesson-keys.ts';
import { createVideoControl } from '#web/features/courses/player/video-control.ts';
import { type Draft, NotesPanel } from '#web/features/enrollments/notes/notes-panel.tsx';
import type { ShownNote } from '#web/features/enrollments/notes/shown-notes.ts';
import { useNotes } from '#web/features/enrollments/notes/use-notes.ts';
import { useOutbox } from '#web/features/enrollments/use-outbox.ts';
import { isNotFound } from '#web/lib/is-not-found.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { useTokens } from '#web/lib/session/use-session.ts';
import NotFoundPage from '../not-found-page.tsx';
import { CourseSide } from './course-side.tsx';
import { Finished } from './finished.tsx';
import { LessonStage } from './lesson-stage.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { SidePanel } from './side-panel.tsx';
import { Toolbar } from './toolbar.tsx';
import { useFocusMode } from './use-focus-mode.ts';
import { useLesson } from './use-lesson.ts';
import { useOutlineSide } from './use-outline-side.ts';
import { type Panel, usePanel } from './use-panel.ts';

/** The second that an address asks for: `?t=151`. */
function secondOf(params: URLSearchParams): number | null {
  const second = Number(params.get('t') ?? 'none');
  return Number.isFinite(second) && second >= 0 ? second : null;
}

/** A lesson between its course and what the reader keeps beside it. */
export function Player({ ids }: { ids: BlockIds }) {
  const { courseId, blockId } = ids;
  const { t } = useTranslation(['player', 'enrollments']);
  const { local } = useLanguage();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const userId = useTokens()?.userId ?? '';
  const [video] = useState(createVideoControl);
  const [draft, setDraft] = useState<Draft>({ text: '', second: null, asked: 0 });
  const lesson = useLesson(ids);
  const { data, error, isPlaceholderData } = lesson.query;
  const isVideo = data?.block.content.kind === 'video';
  const { wide, panel, open } = usePanel(isVideo);
  const side = useOutlineSide(wide);
  const focus = useFocusMode();
  const learns = data?.enrollment?.state === 'active';
  const notes = useNotes(courseId, learns && panel === 'notes');
  useOutbox(
    userId,
    data?.enrollment ? [{ courseId, lastActivityAt: data.enrollment.lastActivityAt }] : [],
    blockId,
  );

  const blocks = data?.outline.flatMap((module) => module.blocks) ?? [];
  const place = blocks.findIndex((block) => block.blockId === blockId);
  const goTo = (step: 1 | -1) => {
    const block = place === -1 ? undefined : blocks[place + step];
    if (block) void navigate(paths.content(courseId, block.moduleId, block.blockId));
  };
  const note = (second: number | null) => {
    setDraft((before) => ({ ...before, second, asked: before.asked + 1 }));
    open('notes');
  };
  const noteHere = () => {
    const second = video.second();
    note(second === null ? null : Math.floor(second));
  };
  const toggle = (wanted: Panel) => open(panel === wanted ? null : wanted);
  const actions: Record<LessonAction, () => void> = {
    next: () => goTo(1),
    previous: () => goTo(-1),
    outline: side.toggle,
    transcript: () => isVideo && toggle('transcript'),
    note: () => learns && noteHere(),
    focus: focus.toggle,
  };
  useLessonKeys(video, (action) => actions[action]());

  // Moving on closes what lies over the lesson on a phone.
  const closeSide = side.close;
  useEffect(() => {
    if (!wide) closeSide();
  }, [blockId, wide, closeSide]);

  if (isNotFound(error)) return <NotFoundPage />;
  if (error instanceof ApiError && error.problem?.code === 'enrollment_required') {
    return (
      <PageBody width="reading">
        <EmptyState
          title={t('locked.title')}
          text={t('locked.text')}
          action={<ButtonLink to={paths.course(courseId)}>{t('previewAction')}</ButtonLink>}
        />
      </PageBody>
    );
  }
  if (data === undefined) {
    return (
      <PageBody>
        {error ? (
          <ErrorState error={error} retry={() => void lesson.query.refetch()} />
        ) : (
          <StageSkeleton label={t('loading')} />
        )}
      </PageBody>
    );
  }

  const jump = ({ blockId: on, positionSeconds }: ShownNote) => {
    const block = blocks.find((other) => other.blockId === on);
    if (positionSeconds === null || !block) return;
    if (on === blockId) video.seek(positionSeconds, { play: true });
    else {
      const path = paths.content(courseId, block.moduleId, on);
      void navigate(`${path}?panel=notes&t=${positionSeconds}`);
    }
    if (!wide) open(null);
  };
  const lessonLink = (on: string) => {
    const block = blocks.find((other) => other.blockId === on);
    if (!block) return t('gone');
    const title = local(block.title);
    return (
      <TextLink to={paths.content(courseId, block.moduleId, on)} lang={title.lang}>
        {title.text}
      </TextLink>
    );
  };
  const tabs: Panel[] = [
    ...(learns ? (['notes'] as const) : []),
    ...(isVideo ? (['transcript'] as const) : []),
  ];
  const shown = panel !== null && tabs.includes(panel) ? panel : null;
  const panelBody = shown !== null && (
    <SidePanel panel={shown} tabs={tabs} onOpen={open} sheet={!wide}>
      {shown === 'transcript' ? (
        <Transcript control={video} />
      ) : (
        <NotesPanel
          notes={notes}
          place={data.block}
          draft={draft}
          onDraft={setDraft}
          second={video.second}
          onJump={jump}
          lessonLink={lessonLink}
        />
      )}
    </SidePanel>
  );
  const courseSide = (
    <CourseSide lesson={data} current={blockId} {...(wide ? {} : { onOpen: side.close })} />
  );
  const columns = [
    side.open && !focus.on ? '18.5rem' : '',
    'minmax(0, 1fr)',
    shown && !focus.on ? '21rem' : '',
  ];
  return (
    <>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: columns.join(' ') }}
        alignItems="start"
        pb={{ base: '20', lg: '0' }}
      >
        {wide && side.open && !focus.on && (
          <Side label={t('outline.title')} start>
            {courseSide}
          </Side>
        )}
        <Box minW="0" px={{ base: '4', md: '8' }} pt={{ base: '4', md: '5' }} pb="12">
          <Box maxW={isVideo ? '60rem' : '46rem'} mx="auto">
            <Toolbar
              lesson={data}
              tabs={tabs}
              panel={shown}
              onPanel={toggle}
              outline={side.open}
              onOutline={side.toggle}
              focus={focus.on}
              onFocus={focus.toggle}
            />
            {!data.block.can.recordProgress && !data.block.can.edit && (
              <Box mb="6">
                <Notice>
                  {t('preview')}{' '}
                  <TextLink to={paths.course(courseId)}>{t('previewAction')}</TextLink>
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
                key={blockId}
                lesson={data}
                userId={userId}
                video={video}
                askedSecond={secondOf(params)}
                freshBlock={async () => (await lesson.freshBlock()) ?? data.block}
                onRecorded={lesson.onRecorded}
                onState={lesson.onState}
                onNote={learns ? noteHere : null}
                onNear={lesson.prefetch}
              >
                {lesson.finished && <Finished />}
              </LessonStage>
            )}
          </Box>
        </Box>
        {wide && shown !== null && !focus.on && <Side label={t('panel.title')}>{panelBody}</Side>}
      </Grid>
      {!wide && (
        <PhoneBar
          tabs={tabs}
          onOutline={side.toggle}
          onPanel={toggle}
          next={blocks[place + 1]}
          courseId={courseId}
          primary={data.block.state === 'done'}
        />
      )}
      {!wide && side.open && (
        <Sheet title={t('outline.title')} onClose={side.close}>
          {courseSide}
        </Sheet>
      )}
      {!wide && shown !== null && (
        <Sheet title={t('panel.title')} onClose={() => open(null)}>
          {panelBody}
        </Sheet>
      )}
      <VisuallyHidden role="status">{focus.said}</VisuallyHidden>
    </>
  );
}

function Side({
  label,
  start = false,
  children,
}: {
  label: string;
  start?: boolean;
  children: React.ReactNode;
}) {
  return (
    <Box
      as={start ? 'nav' : 'aside'}
      aria-label={label}
      position="sticky"
      top="0"
      h="100dvh"
      overflowY="auto"
      overscrollBehavior="contain"
      borderColor="border"
      borderInlineEndWidth={start ? '1px' : undefined}
      borderInlineStartWidth={start ? undefined : '1px'}
      bg="bg.panel"
      px="4"
      py="5"
      tabIndex={-1}
    >
      {children}
    </Box>
  );
}

function StageSkeleton({ label }: { label: string }) {
  return (
    <Flex direction="column" gap="4" role="status" aria-label={label}>
      <Skeleton h="3rem" w="70%" borderRadius="l2" />
      <Skeleton h="1.5rem" w="10rem" borderRadius="l2" />
      <Skeleton aspectRatio="16/9" borderRadius="l3" />
    </Flex>
  );
}
