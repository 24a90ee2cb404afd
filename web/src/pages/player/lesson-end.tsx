import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import '#web/blocks/texts.ts';
import { lookOf } from '#web/blocks/looks.ts';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { SaveState, type Saving } from '#web/components/ui/save-state.tsx';
import { courseProgress } from '#web/course/outline-counts.ts';
import '#web/features/lessons/player/texts.ts';
import type { Block, Outline, OutlineBlock } from '#web/features/lessons/player/types.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { CourseEnd } from './course-end.tsx';

type Props = {
  block: Block;
  outline: Outline;
  state: Block['state'];
  saving: Saving;
  onMark: (next: 'started' | 'done') => void;
  before: OutlineBlock | undefined;
  next: OutlineBlock | undefined;
  /** The end of the lesson has come into view, or the way to the next is looked at. */
  onNear: () => void;
};

/** The sentence on what makes a lesson count: for what is marked, videos and files have their own. */
function ruleOf({ completion, content: { kind } }: Block) {
  return completion.rule === 'marked' ? lookOf(kind).rule : completion.rule;
}

const percentOf = ({ completion }: Block) => ('percent' in completion ? completion.percent : 100);

/** The foot of a lesson: what makes it count, its mark, and what comes next: offered, never jumped to. */
export function LessonEnd(props: Props) {
  const { block, outline, state, saving, onMark, before, next, onNear } = props;
  const { t } = useTranslation(['player', 'blocks']);
  const { local } = useLanguage();
  const ref = useRef<HTMLElement>(null);
  const done = state === 'done';
  // A block that opening or playing makes done needs no button, and stays done.
  const byHand = block.completion.rule === 'marked';
  const { courseId, can } = block;
  const { kind } = block.content;
  const hrefOf = (other: OutlineBlock) => paths.content(courseId, other.moduleId, other.blockId);

  useEffect(() => {
    if (ref.current === null || !('IntersectionObserver' in globalThis)) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) onNear();
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [onNear]);

  // Going on is the next thing to do, until there is nothing more to do.
  const goesOn = !can.recordProgress || (done && courseProgress(outline).missing.length > 0);
  const title = next && local(next.title);
  return (
    <Box as="section" ref={ref} aria-label={t('next.label')} mt="10" pt="6" borderTopWidth="1px">
      {can.recordProgress && (
        <Box mb="8">
          <Flex gap="4" align="center" wrap="wrap" role={byHand ? undefined : 'status'}>
            {done ? (
              <>
                <Flex align="center" gap="2" color="fg.success" fontWeight="semibold">
                  <Icon name="check" />
                  {t('mark.isDone')}
                </Flex>
                {byHand && (
                  <Button variant="quiet" size="sm" onClick={() => onMark('started')}>
                    {t('mark.undo')}
                  </Button>
                )}
              </>
            ) : (
              byHand && (
                <Button onClick={() => onMark('done')}>{t(`mark.${lookOf(kind).mark}`)}</Button>
              )
            )}
            <SaveState saving={saving} />
          </Flex>
          <Text textStyle="sm" color="fg.muted" mt="3" maxW="prose">
            {t(`rule.${ruleOf(block)}`, { percent: percentOf(block) })}
          </Text>
        </Box>
      )}
      {next && title ? (
        <Flex
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="l3"
          p="5"
          gap="4"
          wrap="wrap"
          align="center"
          justify="space-between"
        >
          <Box minW="0" flex="1 1 14rem">
            <Text textStyle="sm" color="fg.muted">
              {t('next.upNext')}
            </Text>
            <Text fontWeight="semibold" fontSize="lg" lang={title.lang}>
              {title.text}
            </Text>
            <Text textStyle="sm" color="fg.muted">
              {t(`blocks:kind.${next.kind}`)} · {t('minutes', { count: next.minutes })}
            </Text>
          </Box>
          <ButtonLink
            to={hrefOf(next)}
            variant={goesOn ? 'primary' : 'outline'}
            onPointerEnter={onNear}
            onFocus={onNear}
          >
            {t('next.next')}
            <Icon name="arrowRight" />
          </ButtonLink>
        </Flex>
      ) : (
        <CourseEnd
          courseId={courseId}
          current={block.blockId}
          outline={outline}
          records={can.recordProgress}
          goesOn={goesOn}
        />
      )}
      {before && (
        <ButtonLink to={hrefOf(before)} variant="quiet" size="sm" mt="4" ms="-3">
          {t('next.previous')}
        </ButtonLink>
      )}
    </Box>
  );
}
