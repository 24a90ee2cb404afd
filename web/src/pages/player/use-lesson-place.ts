import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lookOf } from '#web/blocks/looks.ts';
import type { LessonAction } from '#web/features/lessons/player/lesson-keys.ts';
import type { BlockIds } from '#web/features/lessons/player/queries.ts';
import type { Lesson } from '#web/features/lessons/player/types.ts';
import { useLessonKeys } from '#web/features/lessons/player/use-lesson-keys.ts';
import { createVideoControl } from '#web/blocks/video/video-control.ts';
import type { Draft } from '#web/features/notes/notes-panel.tsx';
import type { ShownNote } from '#web/features/notes/shown-notes.ts';
import { useNotes } from '#web/features/notes/use-notes.ts';
import { useOutbox } from '#web/features/progress/use-outbox.ts';
import { paths } from '#web/lib/paths.ts';
import { useTokens } from '#web/lib/session/use-session.ts';
import { useFocusMode } from './use-focus-mode.ts';
import { useOutlineSide } from './use-outline-side.ts';
import { type Panel, usePanel } from './use-panel.ts';

/** The surroundings of a lesson, and the ways through it: by keys, by the bar of a phone, from a note to its place. */
export function useLessonPlace(
  { courseId, blockId }: BlockIds,
  { block, outline, enrollment }: Lesson,
) {
  const navigate = useNavigate();
  const userId = useTokens()?.userId ?? '';
  const [video] = useState(createVideoControl);
  const [draft, setDraft] = useState<Draft>({ text: '', second: null, asked: 0 });
  const isVideo = lookOf(block.content.kind).isFilm;
  const learns = enrollment?.state === 'active';
  const { wide, panel, open } = usePanel(isVideo);
  const side = useOutlineSide(wide);
  const focus = useFocusMode();
  const notes = useNotes(courseId, learns && panel === 'notes');
  useOutbox(
    userId,
    enrollment ? [{ courseId, lastActivityAt: enrollment.lastActivityAt }] : [],
    blockId,
  );

  const blocks = outline.flatMap((module) => module.blocks);
  const at = blocks.findIndex((other) => other.blockId === blockId);
  const [previous, next] = at === -1 ? [] : [blocks[at - 1], blocks[at + 1]];
  const goTo = (other: typeof next) =>
    other && void navigate(paths.content(courseId, other.moduleId, other.blockId));

  const tabs: Panel[] = [
    ...(learns ? (['notes'] as const) : []),
    ...(isVideo ? (['transcript'] as const) : []),
  ];
  const shown = panel !== null && tabs.includes(panel) ? panel : null;
  const toggle = (wanted: Panel) => open(panel === wanted ? null : wanted);

  /** Begins a note on this place: for a video, on its second, where it stands still until one has written. */
  const noteHere = () => {
    const second = video.second();
    video.pause();
    setDraft((before) => ({
      ...before,
      second: second === null ? null : Math.floor(second),
      asked: before.asked + 1,
    }));
    open('notes');
  };
  /** Goes where a note was taken. */
  const jump = ({ blockId: on, positionSeconds }: ShownNote) => {
    const other = blocks.find((one) => one.blockId === on);
    if (positionSeconds === null || !other) return;
    if (on === blockId) video.seek(positionSeconds, { play: true });
    else {
      const path = paths.content(courseId, other.moduleId, on);
      void navigate(`${path}?panel=notes&t=${positionSeconds}`);
    }
    if (!wide) open(null);
  };

  const actions: Record<LessonAction, () => void> = {
    next: () => goTo(next),
    previous: () => goTo(previous),
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

  return {
    userId,
    video,
    isVideo,
    learns,
    blocks,
    next,
    wide,
    tabs,
    shown,
    open,
    toggle,
    side,
    focus,
    notes,
    draft,
    setDraft,
    noteHere,
    jump,
  };
}

export type Place = ReturnType<typeof useLessonPlace>;
