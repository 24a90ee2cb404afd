import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { useCellWords } from '../book/use-cell-words.ts';
import '../texts.ts';
import type { TypedCell, Typing } from './use-typing.ts';

type Props = {
  /** Those that are not being written. */
  cells: readonly TypedCell[];
  typing: Pick<Typing, 'again' | 'leave'>;
  inPercent: boolean;
};

/** What was typed and is not written, each with what stands in the way: nothing that is typed is lost. */
export function NotWritten({ cells, typing, inPercent }: Props) {
  const { t } = useTranslation(['grades', 'errors']);
  const words = useCellWords(inPercent);
  const why = ({ state, because, error, before, item }: TypedCell) => {
    if (state === 'stale')
      return t('notWritten.stale', { now: words.mark(before ?? undefined, item) });
    if (state === 'refused') return t(`notWritten.${because ?? 'noItem'}`);
    return t(`errors:${errorKey(error)}`);
  };
  const failed = cells.filter(({ state }) => state === 'failed');
  const saveAll = () => {
    // What is sent together has one reason.
    const together = Map.groupBy(failed, ({ reason, undoes }) =>
      JSON.stringify([reason, undoes !== undefined]),
    );
    for (const some of together.values()) typing.again(some);
  };
  return (
    <Notice kind="error">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <Text fontWeight="semibold">{t('notWritten.title', { count: cells.length })}</Text>
        {failed.length > 1 && (
          <Button size="sm" variant="outline" onClick={saveAll}>
            {t('notWritten.allAgain')}
          </Button>
        )}
      </Flex>
      {cells.map((cell) => (
        <Flex
          key={`${cell.row.userId} ${cell.item.itemId}`}
          gap="3"
          wrap="wrap"
          align="center"
          mt="2"
        >
          <Text flex="1 1 18rem">
            {t(cell.undoes ? 'notWritten.undone' : 'notWritten.cell', {
              cell: words.cell(cell.row, cell.item),
              typed: words.change(cell.change, cell.item),
            })}{' '}
            {why(cell)}
          </Text>
          {cell.state !== 'refused' && (
            <Button size="sm" variant="outline" onClick={() => typing.again([cell])}>
              {t(
                cell.state !== 'stale'
                  ? 'notWritten.again'
                  : cell.undoes
                    ? 'notWritten.undoAnyway'
                    : 'notWritten.anyway',
              )}
            </Button>
          )}
          <Button size="sm" variant="outline" onClick={() => typing.leave(cell)}>
            {t(cell.state === 'stale' ? 'notWritten.keep' : 'notWritten.leave')}
          </Button>
        </Flex>
      ))}
    </Notice>
  );
}
