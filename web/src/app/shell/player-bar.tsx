import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { paths } from '#web/lib/paths.ts';
import { ColorModeSwitch } from './color-mode-switch.tsx';
import { courseScreenAt } from './course-places.ts';
import type { OpenOverlay } from './overlay.ts';
import { SearchButton } from './search-button.tsx';
import './texts.ts';
import { useWorkspace } from './use-workspace.ts';
import { WorkspaceLine } from './workspace-line.tsx';

/** All that stands around a lesson: the way out of it, and the other places of its course. */
export default function PlayerBar({ open }: { open: OpenOverlay }) {
  const { t } = useTranslation('frame');
  const { name, ids } = courseScreenAt(useLocation()) ?? { name: 'content' as const, ids: [] };
  const [courseId = ''] = ids;
  const found = useWorkspace(name, ids);
  // Nobody marks around a lesson.
  const workspace = found?.kind === 'marking' ? null : found;
  const kind = workspace?.kind ?? null;
  return (
    <chakra.header borderBottomWidth="1px">
      <Flex px={{ base: '2', md: '6' }} minH="12" align="center" gap="1">
        <ButtonLink
          size="sm"
          variant="quiet"
          to={paths.course(courseId)}
          aria-label={t('leavePlayer')}
          title={t('leavePlayer')}
        >
          <Icon name="close" />
        </ButtonLink>
        {workspace && kind ? (
          <WorkspaceLine
            inLine
            workspace={workspace}
            kind={kind}
            courseId={courseId}
            screen={name}
          />
        ) : (
          <Box flex="1" />
        )}
        <SearchButton open={open} />
        <Box hideBelow="md">
          <ColorModeSwitch />
        </Box>
      </Flex>
    </chakra.header>
  );
}
