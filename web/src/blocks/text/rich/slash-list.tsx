import { chakra } from '@chakra-ui/react/styled-system';
import type { Editor } from '@tiptap/core';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import '../../form/texts.ts';
import { useStore } from '#web/lib/use-store.ts';
import { ActionSign } from './action-sign.tsx';
import type { Slash } from './slash-menu.ts';

/** The most that it covers, and what one line of it takes, in pixels. */
const height = 320;
const line = 36;

const List = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'popover',
    w: '15rem',
    overflowY: 'auto',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'l2',
    boxShadow: 'lg',
    p: '1',
  },
});

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '9',
    px: '2',
    borderRadius: 'l1',
    cursor: 'pointer',
    '&[aria-selected=true]': { bg: 'bg.gold', color: 'fg.gold' },
  },
});

/** The list of actions at the slash. The focus stays in the text, which names the line that Enter takes. */
export function SlashList({ editor, slash }: { editor: Editor; slash: Slash }) {
  const { t } = useTranslation('lessons');
  const id = useId();
  const state = useStore(slash);
  const active = state ? `${id}-${state.at}` : null;
  useEffect(() => {
    if (active === null) return undefined;
    const { dom } = editor.view;
    dom.setAttribute('aria-haspopup', 'listbox');
    dom.setAttribute('aria-controls', id);
    dom.setAttribute('aria-activedescendant', active);
    document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
    return () => {
      for (const name of ['aria-haspopup', 'aria-controls', 'aria-activedescendant'])
        dom.removeAttribute(name);
    };
  }, [editor, active, id]);
  const chosen = state?.actions[state.at];
  const needed = Math.min(height, (state?.actions.length ?? 0) * line + 12);
  const below = !state?.rect || state.rect.bottom + needed < innerHeight;
  return (
    <>
      <chakra.span role="status" srOnly>
        {chosen &&
          t('slash.said', { count: state.actions.length, name: t(`action.${chosen.name}`) })}
      </chakra.span>
      {state && (
        <List
          id={id}
          role="listbox"
          aria-label={t('slash.label')}
          style={{
            maxHeight: height,
            left: Math.max(8, Math.min(state.rect?.left ?? 0, innerWidth - 256)),
            ...(below
              ? { top: (state.rect?.bottom ?? 0) + 4 }
              : { bottom: innerHeight - (state.rect?.top ?? 0) + 4 }),
          }}
        >
          {state.actions.map((action, at) => (
            // By keyboard it is the text that has the focus, and chooses.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <Row
              key={action.name}
              id={`${id}-${at}`}
              role="option"
              aria-selected={at === state.at}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => state.choose(action)}
            >
              <ActionSign name={action.name} />
              {t(`action.${action.name}`)}
            </Row>
          ))}
        </List>
      )}
    </>
  );
}
