import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import '#web/features/lessons/player/texts.ts';
import type { Lesson } from '#web/features/lessons/player/types.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import type { Panel } from './use-panel.ts';

type Props = {
  lesson: Lesson;
  tabs: readonly Panel[];
  panel: Panel | null;
  onPanel: (panel: Panel) => void;
  outline: boolean;
  onOutline: () => void;
  focus: boolean;
  onFocus: () => void;
};

/** The reader's place in the course, and the panels that can be laid beside the lesson. */
export function Toolbar(props: Props) {
  const { lesson, tabs, panel, onPanel, outline, onOutline, focus, onFocus } = props;
  const { t } = useTranslation('player');
  const { local } = useLanguage();
  const { course, block } = lesson;
  const title = local(course.title);
  const module = lesson.outline.find(({ moduleId }) => moduleId === block.moduleId);
  const moduleTitle = module && local(module.title);
  return (
    <Flex align="center" gap="4" mb="6" minH="10" justify="space-between">
      <Text textStyle="sm" color="fg.muted" minW="0">
        <Box as="span" hideFrom={outline && !focus ? 'lg' : undefined}>
          <TextLink to={paths.course(course.courseId)} lang={title.lang} color="fg.muted">
            {title.text}
          </TextLink>
          {moduleTitle && ' / '}
        </Box>
        {moduleTitle && <span lang={moduleTitle.lang}>{moduleTitle.text}</span>}
      </Text>
      <Flex hideBelow="lg" gap="1" flexShrink="0">
        {!focus && (
          <Button size="sm" px="2.5" variant="quiet" aria-pressed={outline} onClick={onOutline}>
            <Icon name="list" />
            {t('outline.show')}
          </Button>
        )}
        {!focus &&
          tabs.map((tab) => (
            <Button
              key={tab}
              size="sm"
              px="2.5"
              variant="quiet"
              aria-pressed={panel === tab}
              bg={panel === tab ? 'bg.gold' : undefined}
              onClick={() => onPanel(tab)}
            >
              {t(`panel.${tab}`)}
            </Button>
          ))}
        <Button size="sm" px="2.5" variant="quiet" aria-pressed={focus} onClick={onFocus}>
          {t(focus ? 'focus.off' : 'focus.on')}
        </Button>
      </Flex>
    </Flex>
  );
}
