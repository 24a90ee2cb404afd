import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ScreenName } from '#shared/screens.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { CourseBarFrame } from './course-bar-frame.tsx';
import { courseScreenAt, isWorkspaceOnly } from './course-places.ts';
import './texts.ts';
import { type MarkedCourse, useWorkspace } from './use-workspace.ts';
import { WorkspaceLine } from './workspace-line.tsx';

/**
 * Above each screen of a course, for those who teach it or learn in it: which course it is, and its other screens; for
 * somebody who only marks in it, which course it is.
 */
export default function CourseBar() {
  const screen = courseScreenAt(useLocation());
  if (screen === null) return null;
  return <Bar key={screen.ids[0]} screen={screen.name} ids={screen.ids} />;
}

/** The name of a course of which the reader has no other screen, and what they are in it. */
function MarkedLine({ course }: { course: MarkedCourse }) {
  const { t } = useTranslation('frame');
  const { local } = useLanguage();
  const { text, lang } = local(course.title);
  return (
    <Flex
      direction={{ base: 'column', xl: 'row' }}
      align={{ xl: 'center' }}
      justify={{ base: 'center', xl: 'start' }}
      columnGap="3"
      minH="inherit"
    >
      <Text fontWeight="semibold" minW="0" truncate lang={lang} title={text}>
        {text}
      </Text>
      <Text textStyle="sm" color="fg.muted" flexShrink="0">
        {t('workspace.marking')}
      </Text>
    </Flex>
  );
}

function Bar({ screen, ids }: { screen: ScreenName; ids: string[] }) {
  const workspace = useWorkspace(screen, ids);
  if (workspace?.kind === 'marking')
    return (
      <CourseBarFrame>
        <MarkedLine course={workspace} />
      </CourseBarFrame>
    );
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
