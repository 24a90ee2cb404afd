import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Icon } from '#web/components/ui/icon.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { type Result, usePaletteResults } from './use-palette-results.ts';
import './texts.ts';

const Option = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '11',
    px: '3',
    py: '1.5',
    borderRadius: 'l2',
    cursor: 'pointer',
    '&[aria-selected=true]': { bg: 'bg.gold', boxShadow: 'inset 3px 0 0 {colors.gold.500}' },
  },
});

/** The result to which an arrow key leads; the ends meet. */
function moved(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  return null;
}

/** Goes to any page or course by typing: a combobox over a list, as the ARIA practices describe it. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('palette');
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const { results, searching } = usePaletteResults(text);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const active = results[Math.min(at, results.length - 1)];

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active?.id]);

  const go = ({ to }: Result) => {
    onClose();
    void navigate(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || results.length === 0) return;
    if (event.key === 'Enter' && active) {
      event.preventDefault();
      go(active);
    }
    const next = moved(event.key, results.indexOf(active ?? results[0]!), results.length);
    if (next === null) return;
    event.preventDefault();
    setAt(next);
  };
  const groups = (['pages', 'courses'] as const)
    .map((group) => ({ group, own: results.filter((result) => result.group === group) }))
    .filter(({ own }) => own.length > 0);

  return (
    <Modal bare place="top" title={t('palette.title')} onClose={onClose}>
      <Flex align="center" gap="3" px="5" borderBottomWidth="1px">
        <Icon name="search" />
        <chakra.input
          role="combobox"
          aria-expanded={results.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active ? `${listId}-${active.id}` : undefined}
          aria-label={t('palette.title')}
          placeholder={t('palette.placeholder')}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          w="full"
          h="14"
          fontSize="lg"
          bg="transparent"
          outline="none"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
      </Flex>
      <Box
        ref={list}
        id={listId}
        role="listbox"
        aria-label={t('palette.title')}
        p="2"
        maxH="min(24rem, 55dvh)"
        overflowY="auto"
      >
        {groups.map(({ group, own }) => (
          <Box key={group} role="group" aria-labelledby={`${listId}-${group}`} mb="2">
            <Text
              id={`${listId}-${group}`}
              textStyle="xs"
              fontWeight="semibold"
              color="fg.muted"
              px="3"
              py="1.5"
            >
              {t(`palette.${group}`)}
            </Text>
            {own.map((result) => (
              // The keyboard chooses through the field: options of a combobox take no focus.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
              <Option
                key={result.id}
                id={`${listId}-${result.id}`}
                role="option"
                aria-selected={result === active}
                lang={result.lang}
                onMouseMove={() => setAt(results.indexOf(result))}
                onClick={() => go(result)}
              >
                <Icon
                  name={
                    result.id === 'all-courses'
                      ? 'search'
                      : group === 'pages'
                        ? 'arrowRight'
                        : 'book'
                  }
                />
                {result.label}
              </Option>
            ))}
          </Box>
        ))}
        {results.length === 0 && (
          <Text px="3" py="4" color="fg.muted">
            {t(searching ? 'palette.searching' : 'palette.none')}
          </Text>
        )}
      </Box>
      <Text role="status" px="5" py="2.5" borderTopWidth="1px" textStyle="xs" color="fg.muted">
        {t('palette.found', { count: results.length })} · {t('palette.keys')}
      </Text>
    </Modal>
  );
}
