import { useQuery } from '@tanstack/react-query';
import type { LocalizedText } from '#shared/policies/languages.ts';
import type { ScreenName } from '#shared/screens.ts';
import { catalogQueries } from '#web/features/catalog/queries.ts';
import type { CourseDetail } from '#web/course/types.ts';
import { lessonQueries } from '#web/features/lessons/player/queries.ts';
import type { Lesson } from '#web/features/lessons/player/types.ts';
import { structureQueries } from '#web/features/lessons/structure/queries.ts';
import type { Structure } from '#web/features/lessons/structure/types.ts';
import type { WorkspaceKind } from './course-places.ts';

/** A course as its bar names it. */
export type Workspace = {
  title: LocalizedText;
  state: CourseDetail['course']['state'];
  /** null: the reader neither teaches the course nor is in it. */
  kind: WorkspaceKind | null;
  /** The number of lessons that a student has done. */
  done: number;
  lessons: number;
};

type Own = { state: string; doneBlocks: number } | null;

const kindOf = (edit: boolean, own: Own): WorkspaceKind | null =>
  edit ? 'teaching' : own?.state === 'active' ? 'learning' : null;

const ofCourse = ({ course, can, enrollment, lessons }: CourseDetail): Workspace => ({
  title: course.title,
  state: course.state,
  kind: kindOf(can.edit, enrollment),
  done: enrollment?.doneBlocks ?? 0,
  lessons,
});

const ofLesson = ({ course, block, outline, enrollment }: Lesson): Workspace => ({
  title: course.title,
  state: course.state,
  kind: kindOf(block.can.edit, enrollment),
  done: enrollment?.doneBlocks ?? 0,
  lessons: outline.reduce((sum, { blocks }) => sum + blocks.length, 0),
});

/** Whoever is given a structure teaches the course. */
const ofStructure = ({ course, blocks }: Structure): Workspace => ({
  title: course.title,
  state: course.state,
  kind: 'teaching',
  done: 0,
  lessons: blocks.length,
});

/**
 * The course of a screen, from the answer that the screen asks for anyway: a bar costs no request. What another screen
 * of the course knew stands until that answer is here.
 * @param ids those in the screen's address: the course's, in a lesson also its module's and its own
 */
export function useWorkspace(screen: ScreenName, ids: string[]): Workspace | undefined {
  const [courseId = '', moduleId = '', blockId = ''] = ids;
  const lesson = useQuery({
    ...lessonQueries.one({ courseId, moduleId, blockId }),
    enabled: screen === 'content',
    placeholderData: (before) => before,
    select: ofLesson,
  });
  const structure = useQuery({
    ...structureQueries.get(courseId),
    enabled: screen === 'structure',
    select: ofStructure,
  });
  const course = useQuery({
    ...catalogQueries.get(courseId),
    enabled: screen !== 'content' && screen !== 'structure',
    select: ofCourse,
  });
  const own = screen === 'content' ? lesson : screen === 'structure' ? structure : course;
  return own.data ?? course.data ?? structure.data;
}
