import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import '#web/blocks/texts.ts';
import { Icon } from '#web/components/ui/icon.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { BlockState } from '#web/course/block-state.tsx';
import './texts.ts';
import type { Outline, OutlineBlock } from './types.ts';

type Props = {
  courseId: string;
  outline: Outline;
  current: string;
  /** States are the reader's own: shown to the enrolled alone. */
  states: boolean;
  /** Every lesson may be opened, not only samples. */
  open: boolean;
  onOpen?: () => void;
};

const Row = chakra(Link, {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'flex-start',
    px: '3',
    py: '2.5',
    borderRadius: 'l2',
    color: 'fg',
    _hover: { bg: 'bg.subtle' },
    '&[aria-current=page]': { bg: 'bg.gold', fontWeight: 'semibold' },
  },
});

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '2',
    cursor: 'pointer',
    listStyle: 'none',
    px: '3',
    py: '2',
    borderRadius: 'l2',
    fontWeight: 'bold',
    lineHeight: '1.3',
    '&::-webkit-details-marker': { display: 'none' },
    '& svg': { alignSelf: 'center', transition: 'transform 150ms' },
    'details:not([open]) > &': { '& svg': { transform: 'rotate(-90deg)' } },
  },
});

/** The course beside a lesson: each module folds, each lesson says its kind, its minutes and how far the reader is. */
export function PlayerOutline({ courseId, outline, current, states, open, onOpen }: Props) {
  const { t } = useTranslation(['player', 'blocks']);
  const { local } = useLanguage();
  return (
    <Flex direction="column" gap="2">
      {outline.map((module) => {
        const title = local(module.title);
        const done = module.blocks.filter(({ state }) => state === 'done').length;
        return (
          <details key={module.moduleId} open>
            <Summary>
              <Box as="span" flex="1" lang={title.lang}>
                {title.text}
              </Box>
              {states && (
                <Text as="span" textStyle="sm" color="fg.muted" fontWeight="normal">
                  {t('outline.count', { done, total: module.blocks.length })}
                </Text>
              )}
              <Icon name="chevronDown" size="4" />
            </Summary>
            <Box as="ul" listStyleType="none" mt="1">
              {module.blocks.map((block) => (
                <li key={block.blockId}>
                  <LessonRow
                    courseId={courseId}
                    block={block}
                    current={block.blockId === current}
                    states={states}
                    open={open}
                    {...(onOpen ? { onOpen } : {})}
                  />
                </li>
              ))}
            </Box>
          </details>
        );
      })}
    </Flex>
  );
}

type RowProps = {
  courseId: string;
  block: OutlineBlock;
  current: boolean;
  states: boolean;
  open: boolean;
  onOpen?: () => void;
};

function LessonRow({ courseId, block, current, states, open, onOpen }: RowProps) {
  const { t } = useTranslation(['player', 'blocks']);
  const { local } = useLanguage();
  const title = local(block.title);
  const meta = `${t(`blocks:kind.${block.kind}`)} · ${t('minutes', { count: block.minutes })}`;
  const words = (
    <Box minW="0">
      <Text lang={title.lang} lineHeight="1.35" textWrap="pretty">
        {title.text}
      </Text>
      <Text textStyle="sm" color="fg.muted" fontWeight="normal">
        {meta}
        {states && <State state={block.state} />}
        {states && block.locks.length > 0 && ` · ${t('notOpen.row')}`}
      </Text>
    </Box>
  );
  const shape = states && (
    <Box aria-hidden pt="0.5">
      <BlockState state={block.state} />
    </Box>
  );
  if (!open && !block.preview && !current) {
    return (
      <Flex gap="3" px="3" py="2.5" color="fg.muted">
        {words}
      </Flex>
    );
  }
  return (
    <Row
      to={paths.content(courseId, block.moduleId, block.blockId)}
      aria-current={current ? 'page' : undefined}
      onClick={onOpen}
    >
      {shape}
      {words}
    </Row>
  );
}

/** In words what the shape beside the title says; untouched lessons are many, and say it to readers alone. */
function State({ state }: { state: OutlineBlock['state'] }) {
  const { t } = useTranslation(['player', 'blocks']);
  const words = ` · ${t(`state.${state}`)}`;
  return state === 'notStarted' ? <VisuallyHidden>{words}</VisuallyHidden> : words;
}
