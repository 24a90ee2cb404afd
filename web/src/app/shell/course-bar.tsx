import { Skeleton } from '@chakra-ui/react/skeleton';
import { useLocation } from 'react-router-dom';
import type { ScreenName } from '#shared/screens.ts';
import { CourseBarFrame } from './course-bar-frame.tsx';
import { courseScreenAt, isWorkspaceOnly } from './course-places.ts';
import { useWorkspace } from './use-workspace.ts';
import { WorkspaceLine } from './workspace-line.tsx';

/** Above each screen of a course, for those who teach it or learn in it: which course it is, and its other screens. */
export default function CourseBar() {
  const screen = courseScreenAt(useLocation());
  if (screen === null) return null;
  return <Bar key={screen.ids[0]} screen={screen.name} ids={screen.ids} />;
}

function Bar({ screen, ids }: { screen: ScreenName; ids: string[] }) {
  const workspace = useWorkspace(screen, ids);
  const kind = workspace?.kind ?? null;
  if (workspace === null || (workspace && kind === null)) return null;
  if (!workspace && !isWorkspaceOnly(screen)) return null;
  return (
    <CourseBarFrame>
      {workspace && kind ? (
        <WorkspaceLine
          workspace={workspace}
          kind={kind}
          courseId={workspace.courseId}
          screen={screen}
        />
      ) : (
        <Skeleton h="5" w="14rem" maxW="full" my="3.5" />
      )}
    </CourseBarFrame>
  );
}
