import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router-dom';
import { screens } from '#shared/screens.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { paths } from '#web/lib/paths.ts';
import { ColorModeSwitch } from './color-mode-switch.tsx';
import type { OpenOverlay } from './overlay.ts';
import { SearchButton } from './search-button.tsx';
import './texts.ts';

/** All that stands around a lesson: the way out of it. */
export default function PlayerBar({ open }: { open: OpenOverlay }) {
  const { t } = useTranslation('frame');
  const { pathname } = useLocation();
  const courseId = matchPath(`${screens.course.path}/*`, pathname)?.params.courseId ?? '';
  return (
    <chakra.header borderBottomWidth="1px">
      <Flex px={{ base: '2', md: '6' }} minH="12" align="center" gap="1">
        <ButtonLink size="sm" variant="quiet" to={paths.course(courseId)} me="auto">
          <Icon name="close" />
          {t('leavePlayer')}
        </ButtonLink>
        <SearchButton open={open} />
        <ColorModeSwitch />
      </Flex>
    </chakra.header>
  );
}
