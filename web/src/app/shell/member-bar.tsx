import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Button } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { OwnAvatar } from '#web/features/accounts/own-avatar.tsx';
import { useSignOut } from '#web/lib/session/use-sign-out.ts';
import { Brand } from './brand.tsx';
import { ColorModeSwitch } from './color-mode-switch.tsx';
import { CourseBarFrame } from './course-bar-frame.tsx';
import { courseScreenAt, isWorkspaceOnly } from './course-places.ts';
import { LanguageSwitch } from './language-switch.tsx';
import type { OpenOverlay } from './overlay.ts';
import { SearchButton } from './search-button.tsx';
import './texts.ts';

const CourseBar = lazy(() => import('./course-bar.tsx'));

/** The bar above a page for signed-in people: the search, and everything about themselves. */
export default function MemberBar({ open }: { open: OpenOverlay }) {
  const { t } = useTranslation(['common', 'shell']);
  const signOut = useSignOut();
  const course = courseScreenAt(useLocation());
  return (
    <>
      <chakra.header
        bg={{ base: 'bg.panel', md: 'transparent' }}
        borderBottomWidth={{ base: '1px', md: '0' }}
      >
        <Flex
          px={{ base: '4', md: '8' }}
          minH={{ base: '14', md: course ? '12' : '16' }}
          align="center"
          gap="1"
        >
          <Box hideFrom="md">
            <Brand />
          </Box>
          <Box hideBelow="md">
            <SearchButton look="field" open={open} />
          </Box>
          <Flex ms="auto" gap="1" align="center" hideFrom="md">
            <SearchButton open={open} />
            <LanguageSwitch short />
            <OwnAvatar />
          </Flex>
          <Flex ms="auto" gap="1" align="center" hideBelow="md">
            <LanguageSwitch />
            <ColorModeSwitch />
            <Button size="sm" variant="quiet" onClick={signOut}>
              <Icon name="leave" />
              {t('signOut')}
            </Button>
            <OwnAvatar />
          </Flex>
        </Flex>
      </chakra.header>
      {course && (
        <Suspense fallback={isWorkspaceOnly(course.name) ? <CourseBarFrame /> : null}>
          <CourseBar />
        </Suspense>
      )}
    </>
  );
}
