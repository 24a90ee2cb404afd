import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Docked } from '#web/components/ui/docked.tsx';
import '../texts.ts';
import { NotWritten } from './not-written.tsx';
import type { Hands } from './use-hands.tsx';
import type { Typing } from './use-typing.ts';

type Props = {
  typing: Pick<Typing, 'cells' | 'again' | 'leave'>;
  hands: Pick<Hands, 'canUndo' | 'onUndo' | 'canRedo' | 'onRedo'>;
  /** Beside a grid these ways stand among what can be done to a cell. */
  hasGrid: boolean;
  inPercent: boolean;
};

/**
 * What was typed and is not written, and the ways back and on where there is no grid, at the foot of the window: the book is longer
 * than a screen, and what is refused stands in a cell of it.
 */
export function TypedFoot({ typing, hands, hasGrid, inPercent }: Props) {
  const { t } = useTranslation('grades');
  const held = [...typing.cells.values()].filter(({ state }) => state !== 'saving');
  const offersWay = !hasGrid && (hands.canUndo || hands.canRedo);
  if (held.length === 0 && !offersWay) return null;
  return (
    <Docked direction="column" mt="3" maxH="40dvh" overflowY="auto">
      {offersWay && (
        <Flex gap="2" p="2">
          <Button
            flex="1"
            size="sm"
            variant="outline"
            disabled={!hands.canUndo}
            onClick={hands.onUndo}
          >
            {t('act.undo')}
          </Button>
          <Button
            flex="1"
            size="sm"
            variant="outline"
            disabled={!hands.canRedo}
            onClick={hands.onRedo}
          >
            {t('act.redo')}
          </Button>
        </Flex>
      )}
      {held.length > 0 && <NotWritten cells={held} typing={typing} inPercent={inPercent} />}
    </Docked>
  );
}
