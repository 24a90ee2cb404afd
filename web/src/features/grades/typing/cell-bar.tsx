import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { useCellWords } from '../book/use-cell-words.ts';
import '../texts.ts';
import { CellActions } from './cell-actions.tsx';
import type { Cell, Hands } from './use-hands.tsx';

type Props = {
  /** The one that the keyboard is on; null: nothing can be typed there. */
  cell: Cell | null;
  hands: Hands;
  onEdit: () => void;
  onOpen: () => void;
};

/** Above the grid: the cell that one is on, and all that can be said of it, for those who do not use keys. */
export function CellBar({ cell, hands, onEdit, onOpen }: Props) {
  const { t } = useTranslation('grades');
  const words = useCellWords();
  return (
    <Flex role="group" aria-label={t('act.of')} gap="2" mb="3" wrap="wrap" align="center" minH="9">
      <Text flex="1 1 12rem" textStyle="sm" color={cell ? 'fg' : 'fg.muted'} truncate>
        {cell ? words.cell(cell.row, cell.item) : t('act.choose')}
      </Text>
      {cell && (
        <>
          <CellActions cell={cell} hands={hands} onEdit={onEdit} />
          <Button size="sm" variant="outline" onClick={onOpen}>
            {t('act.open')}
          </Button>
        </>
      )}
      <Button size="sm" variant="outline" disabled={!hands.canUndo} onClick={hands.onUndo}>
        {t('act.undo')}
      </Button>
      <Button size="sm" variant="outline" disabled={!hands.canRedo} onClick={hands.onRedo}>
        {t('act.redo')}
      </Button>
    </Flex>
  );
}
