import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import '#web/features/lessons/player/texts.ts';
import type { OutlineBlock } from '#web/features/lessons/player/types.ts';
import { paths } from '#web/lib/paths.ts';
import type { Panel } from './use-panel.ts';

type Props = {
  courseId: string;
  /** The first opens; the others are its neighbours there. */
  tabs: readonly Panel[];
  onOutline: () => void;
  onPanel: (panel: Panel) => void;
  next: OutlineBlock | undefined;
  /** The lesson is done: going on is the next thing to do. */
  primary: boolean;
};

/** The buttons in reach of the thumb: the course, the notes, and the next lesson. */
export function PhoneBar({ courseId, tabs, onOutline, onPanel, next, primary }: Props) {
  const { t } = useTranslation('player');
  const [first] = tabs;
  return (
    <Flex
      position="fixed"
      insetInline="0"
      bottom="0"
      zIndex="docked"
      bg="bg.panel"
      borderTopWidth="1px"
      gap="1"
      px="2"
      py="1.5"
      pb="calc(0.375rem + env(safe-area-inset-bottom))"
      align="center"
    >
      <Button size="sm" variant="quiet" minH="11" px="2" onClick={onOutline}>
        <Icon name="list" />
        {t('outline.show')}
      </Button>
      {first && (
        <Button size="sm" variant="quiet" minH="11" px="2" onClick={() => onPanel(first)}>
          <Icon name="text" />
          {t(`panel.${first}`)}
        </Button>
      )}
      {next && (
        <ButtonLink
          to={paths.content(courseId, next.moduleId, next.blockId)}
          size="sm"
          minH="11"
          ms="auto"
          variant={primary ? 'primary' : 'outline'}
          aria-label={t('next.next')}
        >
          <Icon name="arrowRight" />
        </ButtonLink>
      )}
    </Flex>
  );
}
