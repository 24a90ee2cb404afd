import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { SaveState } from '#web/components/ui/save-state.tsx';
import { OutlineIcon } from '#web/features/lessons/structure/outline-icon.tsx';
import { useOutlineContext } from '#web/features/lessons/structure/outline-context.ts';
import '#web/features/lessons/structure/texts.ts';
import { CourseMenu } from '#web/features/transfer/course-menu.tsx';
import type { Panel } from './use-place.ts';

/** The tools for the whole course: back, the trash, what is missing, how students see it. */
export function Toolbar({ onPanel }: { onPanel: (panel: Panel) => void }) {
  const { t } = useTranslation('structure');
  const { course, state, commands, opened } = useOutlineContext();
  const binned = [...course.modules, ...course.blocks].filter(({ binnedAt }) => binnedAt !== null);
  const last = state.undos.at(-1);
  const next = state.redos.at(-1);
  return (
    <Flex gap="2" wrap="wrap" align="center" mb="4">
      <Button
        size="sm"
        variant="outline"
        aria-disabled={!last}
        aria-keyshortcuts="Control+Z"
        aria-label={last ? t('undo.of', { words: last.words }) : t('undo.do')}
        onClick={() => void commands.undo()}
      >
        <OutlineIcon name="undo" />
        {t('undo.do')}
      </Button>
      <Button
        size="sm"
        variant="outline"
        aria-disabled={!next}
        aria-keyshortcuts="Control+Shift+Z"
        aria-label={next ? t('redo.of', { words: next.words }) : t('redo.do')}
        onClick={() => void commands.redo()}
      >
        <OutlineIcon name="redo" />
      </Button>
      <Button size="sm" variant="outline" onClick={() => onPanel('bin')}>
        <OutlineIcon name="trash" />
        {t('bin.open', { count: binned.length })}
      </Button>
      <Button size="sm" variant="outline" onClick={() => onPanel('ready')}>
        {course.findings.length === 0 ? <Icon name="check" /> : <OutlineIcon name="alert" />}
        {t('ready.open', { count: course.findings.length })}
      </Button>
      <Button size="sm" variant="outline" onClick={() => onPanel('seen')}>
        <Icon name="play" />
        {t('asLearner')}
      </Button>
      <CourseMenu course={course.course} items={[]} />
      {opened === null && state.savedAt !== null && (
        <SaveState
          saving={state.pending.length > 0 ? { is: 'saving' } : { is: 'saved', at: state.savedAt }}
        />
      )}
    </Flex>
  );
}
