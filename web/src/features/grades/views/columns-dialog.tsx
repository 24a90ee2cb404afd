import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckLine } from '#web/components/form/check-line.tsx';
import { FormActions } from '#web/components/form/form-actions.tsx';
import { Form } from '#web/components/form/form.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { focusAfter } from '#web/lib/focus-after.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import type { Book, BookItem } from '../types.ts';
import { firstOf, ordered } from './arranged.ts';
import type { Place } from './place-address.ts';
import './texts.ts';

type Columns = Pick<Place, 'first' | 'hidden' | 'folded'>;
type Props = {
  items: readonly BookItem[];
  categories: Book['scheme']['categories'];
  columns: Columns;
  onAsk: (columns: Columns) => void;
  onClose: () => void;
};

const wholeLine = { flex: '1', minW: '0', minH: '11' };

/** Which columns the grid has, in which order, and which categories are one column. */
export function ColumnsDialog({ items, categories, columns, onAsk, onClose }: Props) {
  const { t } = useTranslation('gradeViews');
  const { local } = useLanguage();
  const [order, setOrder] = useState(() => ordered(items, columns));
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set(columns.hidden));
  const [folded, setFolded] = useState(columns.folded);
  const withItems = categories.filter((one) =>
    items.some(({ categoryId }) => categoryId === one.categoryId),
  );
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const move = (item: BookItem, by: -1 | 1) => {
    const from = order.indexOf(item);
    const to = from + by;
    const next = order.toSpliced(from, 1).toSpliced(to, 0, item);
    // At an end the button that was pressed cannot be pressed any more: its neighbour goes on.
    const isLast = to === 0 || to === order.length - 1;
    focusAfter(
      () => {
        setOrder(next);
        setSaid(t('columns.moved', { item: local(item.title).text, at: to + 1, of: order.length }));
      },
      () =>
        isLast
          ? list.current?.querySelector<HTMLElement>(`[data-move="${item.itemId} ${-by}"]`)
          : null,
    );
  };
  const show = ({ itemId }: BookItem, isShown: boolean) => {
    const next = new Set(hidden);
    if (isShown) next.delete(itemId);
    else next.add(itemId);
    setHidden(next);
  };
  return (
    <Modal title={t('columns.title')} onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          const known = new Set(items.map(({ itemId }) => itemId));
          onAsk({
            first: firstOf(
              items,
              order.map(({ itemId }) => itemId),
            ),
            hidden: [...hidden].filter((itemId) => known.has(itemId)),
            folded: withItems
              .map(({ categoryId }) => categoryId)
              .filter((categoryId) => folded.includes(categoryId)),
          });
        }}
      >
        <Text color="fg.muted">{t('columns.text')}</Text>
        <chakra.ul ref={list} listStyleType="none">
          {order.map((item, at) => {
            const title = local(item.title).text;
            return (
              <Flex as="li" key={item.itemId} align="center" gap="2" py="1" borderTopWidth="1px">
                <CheckLine
                  line={wholeLine}
                  checked={!hidden.has(item.itemId)}
                  onChange={({ target }) => show(item, target.checked)}
                >
                  <chakra.span overflowWrap="anywhere" minW="0">
                    {title}
                  </chakra.span>
                </CheckLine>
                {([-1, 1] as const).map((by) => (
                  <Button
                    key={by}
                    size="sm"
                    variant="quiet"
                    data-move={`${item.itemId} ${by}`}
                    aria-label={t(by < 0 ? 'columns.before' : 'columns.after', { item: title })}
                    disabled={by < 0 ? at === 0 : at === order.length - 1}
                    onClick={() => move(item, by)}
                  >
                    <Icon name={by < 0 ? 'chevronUp' : 'chevronDown'} />
                  </Button>
                ))}
              </Flex>
            );
          })}
        </chakra.ul>
        {withItems.length > 0 && (
          <chakra.fieldset borderTopWidth="1px" pt="4">
            <chakra.legend float="left" w="full" fontWeight="semibold">
              {t('columns.folded')}
            </chakra.legend>
            {withItems.map(({ categoryId, title }) => (
              <CheckLine
                key={categoryId}
                line={wholeLine}
                checked={folded.includes(categoryId)}
                onChange={({ target }) =>
                  setFolded([
                    ...folded.filter((one) => one !== categoryId),
                    ...(target.checked ? [categoryId] : []),
                  ])
                }
              >
                <chakra.span overflowWrap="anywhere" minW="0">
                  {local(title).text}
                </chakra.span>
              </CheckLine>
            ))}
          </chakra.fieldset>
        )}
        <Text srOnly role="status">
          {said}
        </Text>
        <FormActions
          yes={t('columns.yes')}
          no={t('cancel')}
          disabled={hidden.size >= order.length}
          onNo={onClose}
        />
      </Form>
    </Modal>
  );
}
