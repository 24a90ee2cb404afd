import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { LoadMore } from '#web/components/ui/load-more.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { MarkCell, markStyles, Sign } from '../grid/mark-cell.tsx';
import '../texts.ts';
import type { BookItem, Row } from '../types.ts';
import type { Hands } from '../typing/use-hands.tsx';
import { useCellWords } from './use-cell-words.ts';

type Props = {
  rows: readonly Row[];
  items: readonly BookItem[];
  inPercent: boolean;
  hands: Hands;
  list: ComponentProps<typeof LoadMore>['list'];
  onOpen: (row: Row, itemId: string | null) => void;
  onOpenItem: (itemId: string) => void;
};

/**
 * The book where there is no room for a grid: a list of people, each with the total, and the marks behind it; and the
 * columns, of which each opens as by its head.
 */
export function PeopleList(props: Props) {
  const { rows, items, inPercent, hands, list, onOpen, onOpenItem } = props;
  const { t } = useTranslation('grades');
  const { local } = useLanguage();
  const words = useCellWords(inPercent);
  return (
    <>
      <chakra.details mb="3">
        <chakra.summary cursor="pointer" minH="11" py="2">
          {t('item.open')}
        </chakra.summary>
        <Box as="ul" listStyleType="none">
          {items.map(({ itemId, title }) => (
            <li key={itemId}>
              <Button
                variant="quiet"
                size="sm"
                whiteSpace="normal"
                textAlign="start"
                lang={local(title).lang}
                onClick={() => onOpenItem(itemId)}
              >
                {local(title).text}
              </Button>
            </li>
          ))}
        </Box>
      </chakra.details>
      <Box as="ul" listStyleType="none" css={markStyles}>
        {rows.map((row) => {
          const marks = new Map(row.marks.map((mark) => [mark.itemId, mark]));
          return (
            <Box as="li" key={row.userId} borderTopWidth="1px" py="2">
              <chakra.details>
                <chakra.summary cursor="pointer" minH="11" py="2">
                  <chakra.span
                    display="inline-flex"
                    w="calc(100% - 1.5rem)"
                    justifyContent="space-between"
                    gap="3"
                    verticalAlign="top"
                  >
                    <chakra.span fontWeight="semibold" overflowWrap="anywhere">
                      {words.name(row.name)}
                    </chakra.span>
                    <chakra.span
                      display="inline-flex"
                      alignItems="center"
                      gap="1.5"
                      fontVariantNumeric="tabular-nums"
                      whiteSpace="nowrap"
                    >
                      {row.isTotalSet && <Sign icon="pen" says={t('totalSetByHand')} />}
                      {row.total?.shown === null ? (
                        <span data-mark="open">{t('total.none')}</span>
                      ) : (
                        words.total(row.total)
                      )}
                      {row.total?.letter != null && <Badge>{row.total.letter}</Badge>}
                    </chakra.span>
                  </chakra.span>
                </chakra.summary>
                <Box as="ul" listStyleType="none">
                  {items.map((item) => (
                    <Flex as="li" key={item.itemId} align="center" gap="3" py="1">
                      <Button
                        variant="quiet"
                        size="sm"
                        flex="1"
                        justifyContent="flex-start"
                        whiteSpace="normal"
                        textAlign="start"
                        lang={local(item.title).lang}
                        onClick={() => onOpen(row, item.itemId)}
                      >
                        {local(item.title).text}
                      </Button>
                      <Flex gap="1.5" align="center" fontVariantNumeric="tabular-nums">
                        <MarkCell
                          item={item}
                          mark={marks.get(item.itemId)}
                          words={words}
                          typed={hands.typedBy(row.userId).get(item.itemId)}
                        />
                      </Flex>
                    </Flex>
                  ))}
                </Box>
                <Button size="sm" variant="outline" my="2" onClick={() => onOpen(row, null)}>
                  {t('person.whole')}
                </Button>
              </chakra.details>
            </Box>
          );
        })}
      </Box>
      <LoadMore list={list} />
    </>
  );
}
