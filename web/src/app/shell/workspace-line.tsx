import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths, type ScreenName } from '#shared/screens.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { TitleLink } from '#web/components/ui/text-link.tsx';
import { StateBadge } from '#web/course/state-badge.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { coursePlaces, type WorkspaceKind } from './course-places.ts';
import './texts.ts';
import type { Workspace } from './use-workspace.ts';

const Place = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: { base: '11', xl: '10' },
    px: { base: '3', xl: '2.5' },
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    color: 'fg.muted',
    borderBottomWidth: '3px',
    borderColor: 'transparent',
    _hover: { color: 'fg' },
    '&[aria-current]': { color: 'fg', borderColor: 'gold.500', fontWeight: 'semibold' },
  },
});

/** The state of a course for its reader: whether others see it, or how far one is in it. */
function Standing({ workspace, kind }: { workspace: Workspace; kind: WorkspaceKind }) {
  const { t } = useTranslation('frame');
  if (kind === 'teaching') return <StateBadge state={workspace.state} />;
  const { done, lessons } = workspace;
  const all = lessons > 0 && done >= lessons;
  const percent = lessons === 0 ? 0 : Math.min(100, Math.round((100 * done) / lessons));
  return (
    <Badge size="lg" colorPalette={all ? 'green' : 'yellow'} flexShrink="0">
      {all ? t('workspace.completed') : t('workspace.done', { percent })}
    </Badge>
  );
}

type Props = {
  /** Beside other things in one line of one height, where it scrolls as a whole; on a phone its first place looks in at the edge. */
  inLine?: boolean;
  workspace: Workspace;
  kind: WorkspaceKind;
  courseId: string;
  screen: ScreenName;
};

/** The name and state of a course, and the ways to its places: the same on each screen of it. */
export function WorkspaceLine({ inLine = false, workspace, kind, courseId, screen }: Props) {
  const { t } = useTranslation('frame');
  const { local } = useLanguage();
  const title = local(workspace.title);
  const list = useRef<HTMLDivElement>(null);
  // If the places do not fit beside each other, the current one is brought into sight.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (inLine || !list.current || !current) return;
    list.current.scrollLeft =
      current.offsetLeft - (list.current.clientWidth - current.offsetWidth) / 2;
  }, [screen, kind, inLine]);
  return (
    <Flex
      as="nav"
      aria-label={t('workspace.label', { title: title.text })}
      flex="1"
      minW="0"
      wrap={inLine ? 'nowrap' : { base: 'wrap', xl: 'nowrap' }}
      {...(inLine && { overflowX: 'auto', scrollbarWidth: 'none' })}
      columnGap={inLine ? { base: '0', md: '6' } : '6'}
      align="center"
    >
      <Flex
        gap={{ base: '2', md: '3' }}
        align="center"
        minW="0"
        flex={inLine ? '0 0 auto' : { base: '1 1 100%', xl: '0 1 auto' }}
      >
        <Box minW="0" py="2" {...(inLine && { maxW: { base: '5rem', md: '16rem' } })}>
          <TitleLink
            to={kind === 'teaching' ? paths.courseOverview(courseId) : paths.course(courseId)}
            lang={title.lang}
            title={title.text}
            display="block"
            truncate
          >
            {title.text}
          </TitleLink>
        </Box>
        <Standing workspace={workspace} kind={kind} />
      </Flex>
      <Flex
        as="ul"
        ref={list}
        listStyleType="none"
        position="relative"
        minW="0"
        // A long title gives way to the places, not they to it.
        flex={inLine ? '1 0 auto' : { base: '1 1 100%', xl: '1 0 auto' }}
        maxW={inLine ? 'none' : { base: 'full', xl: 'calc(100% - 12rem)' }}
        mx={inLine ? '0' : { base: '-3', xl: '-2.5' }}
        overflowX={inLine ? 'visible' : 'auto'}
        scrollbarWidth="none"
      >
        {coursePlaces[kind].map(({ name, to, screens: [first, ...below] }) => (
          <li key={name}>
            <Place
              to={to(courseId)}
              aria-current={screen === first ? 'page' : below.includes(screen) ? 'true' : undefined}
            >
              {t(`workspace.${name}`)}
            </Place>
          </li>
        ))}
        {kind === 'teaching' && (
          <chakra.li ms={{ xl: 'auto' }}>
            <Place
              to={paths.course(courseId)}
              aria-current={screen === 'course' ? 'page' : undefined}
            >
              {t('workspace.page')}
            </Place>
          </chakra.li>
        )}
      </Flex>
    </Flex>
  );
}
