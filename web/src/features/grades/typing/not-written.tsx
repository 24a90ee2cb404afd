import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { useCellWords } from '../book/use-cell-words.ts';
import '../texts.ts';
import type { TypedCell, Typing } from './use-typing.ts';

type Props = { typing: Pick<Typing, 'cells' | 'save' | 'leave'>; inPercent: boolean };

/** What was typed and is not written, each with what stands in the way: nothing that is typed is lost. */
export function NotWritten({ typing, inPercent }: Props) {
  const { t } = useTranslation(['grades', 'errors']);
  const words = useCellWords(inPercent);
  const some = [...typing.cells.values()].filter(({ state }) => state !== 'saving');
  if (some.length === 0) return null;
  const why = ({ state, because, error, before, item }: TypedCell) => {
    if (state === 'stale')
      return t('notWritten.stale', { now: words.mark(before ?? undefined, item) });
    if (state === 'refused') return t(`notWritten.${because ?? 'noItem'}`);
    return t(`errors:${errorKey(error)}`);
  };
  return (
    // In sight wherever one types: the book is longer than a screen, and what is refused stands in a cell of it.
    <Box
      position="sticky"
      bottom={{ base: '16', md: '4' }}
      zIndex="docked"
      mt="3"
      maxH="40dvh"
      overflowY="auto"
      borderRadius="l2"
      bg="bg.panel"
      boxShadow="lg"
    >
      <Notice kind="error">
        <Text fontWeight="semibold">{t('notWritten.title', { count: some.length })}</Text>
        {some.map((cell) => (
          <Flex
            key={`${cell.row.userId} ${cell.item.itemId}`}
            gap="3"
            wrap="wrap"
            align="center"
            mt="2"
          >
            <Text flex="1 1 18rem">
              {t('notWritten.cell', {
                cell: words.cell(cell.row, cell.item),
                typed: words.change(cell.change, cell.item),
              })}{' '}
              {why(cell)}
            </Text>
            {cell.state !== 'refused' && (
              <Button size="sm" variant="outline" onClick={() => typing.save([cell])}>
                {t(cell.state === 'stale' ? 'notWritten.anyway' : 'notWritten.again')}
              </Button>
            )}
            <Button size="sm" variant="outline" onClick={() => typing.leave(cell)}>
              {t(cell.state === 'stale' ? 'notWritten.keep' : 'notWritten.leave')}
            </Button>
          </Flex>
        ))}
      </Notice>
    </Box>
  );
}
