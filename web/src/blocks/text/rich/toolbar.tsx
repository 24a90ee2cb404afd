import { chakra } from '@chakra-ui/react/styled-system';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type RefObject, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import '../../form/texts.ts';
import { ActionSign } from './action-sign.tsx';
import { type Asks, toolbarGroups } from './actions.ts';
import { focusText } from './selected-part.ts';

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: { base: '3', lg: '2' },
    rowGap: '1',
    p: '1.5',
  },
});

const Tool = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    // All in one line beside the tree of a small laptop, and as large as a thumb on a phone.
    minW: { base: '9', lg: '7' },
    h: { base: '9', lg: '8' },
    px: { base: '1.5', lg: '1' },
    borderRadius: 'l1',
    color: 'fg',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '&[aria-pressed=true]': { bg: 'bg.gold', color: 'fg.gold' },
    '&[aria-disabled=true]': { color: 'fg.subtle', cursor: 'default', opacity: '0.55' },
  },
});

/** The tools of an editor: a text that takes no pictures has none for them. */
const groupsOf = ({ schema }: Editor) =>
  toolbarGroups.map((group) =>
    group.filter(({ name }) => name !== 'image' || schema.nodes['image'] !== undefined),
  );

/** The place to which an arrow key leads in a row that ends where it began. */
function stepFrom(at: number, key: string, count: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

type Props = {
  editor: Editor;
  asks: Asks;
  label: string;
  controls: string;
  bar: RefObject<HTMLDivElement | null>;
};

/** The tools for the text: one stop for Tab, the arrows within. */
export function Toolbar({ editor, asks, label, controls, bar }: Props) {
  const { t } = useTranslation('lessons');
  const [stop, setStop] = useState(0);
  const groups = useMemo(() => groupsOf(editor), [editor]);
  const actions = groups.flat();
  const states = useEditorState({
    editor,
    selector: ({ editor }) =>
      actions.map(({ active, able }) => ({
        pressed: active?.(editor),
        able: able?.(editor) ?? true,
      })),
  });
  const move = (event: KeyboardEvent) => {
    const next = stepFrom(stop, event.key, actions.length);
    if (event.key === 'Escape') focusText(editor);
    if (next === null) return;
    event.preventDefault();
    setStop(next);
    bar.current?.querySelectorAll<HTMLElement>('button')[next]?.focus();
  };
  return (
    <Bar ref={bar} role="toolbar" aria-label={label} aria-controls={controls} onKeyDown={move}>
      {groups.map((group) => (
        <chakra.div
          key={group[0]?.name}
          display="flex"
          flexWrap="wrap"
          gap={{ base: '0.5', lg: '0' }}
        >
          {group.map((action) => {
            const at = actions.indexOf(action);
            const { pressed, able = true } = states[at] ?? {};
            const words = t(`action.${action.name}`);
            return (
              <Tool
                key={action.name}
                type="button"
                tabIndex={at === stop ? 0 : -1}
                aria-label={words}
                title={words}
                aria-pressed={pressed}
                aria-disabled={!able}
                onFocus={() => setStop(at)}
                // The place in the text stays where it is.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => able && action.run(editor, asks)}
              >
                <ActionSign name={action.name} />
              </Tool>
            );
          })}
        </chakra.div>
      ))}
    </Bar>
  );
}
