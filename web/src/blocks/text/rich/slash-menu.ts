import { fold } from '#shared/policies/fold.ts';
import { createStore } from '#web/lib/create-store.ts';
import { Extension } from '@tiptap/core';
import { exitSuggestion, Suggestion, SuggestionPluginKey } from '@tiptap/suggestion';
import { type Action, type Asks, slashActions } from './actions.ts';

export type SlashState = {
  actions: readonly Action[];
  at: number;
  /** The place of the slash on the screen. */
  rect: DOMRect | null;
  choose: (action: Action) => void;
};

/** The state of the menu that `/` has opened, as a store that the list on the screen follows. */
export const createSlash = () => createStore<SlashState | null>(null);
export type Slash = ReturnType<typeof createSlash>;

type Options = { slash: Slash; asks: () => Asks; wordsOf: (action: Action) => string };

/** A menu at the cursor for those who type: `/`, a few letters, Enter. */
export const slashMenu = ({ slash, asks, wordsOf }: Options) =>
  Extension.create({
    name: 'slashMenu',
    addProseMirrorPlugins() {
      const { editor } = this;
      const step = (by: number) => {
        const now = slash.get();
        if (!now) return;
        const count = now.actions.length;
        slash.set({ ...now, at: (now.at + by + count) % count });
      };
      return [
        Suggestion<Action, Action>({
          editor,
          char: '/',
          allow: () => !editor.isActive('codeBlock'),
          items: ({ query }) =>
            slashActions.filter(
              (action) =>
                (action.able?.(editor) ?? true) && fold(wordsOf(action)).includes(fold(query)),
            ),
          command: ({ range, props }) => {
            editor.chain().focus().deleteRange(range).run();
            props.run(editor, asks());
          },
          render: () => {
            const show = (
              {
                items,
                clientRect,
                command,
              }: Parameters<
                NonNullable<
                  ReturnType<
                    NonNullable<Parameters<typeof Suggestion<Action>>[0]['render']>
                  >['onStart']
                >
              >[0],
              at: number,
            ) =>
              slash.set(
                items.length === 0
                  ? null
                  : { actions: items, at, rect: clientRect?.() ?? null, choose: command },
              );
            return {
              onStart: (props) => show(props, 0),
              onUpdate: (props) => show(props, 0),
              onExit: () => slash.set(null),
              onKeyDown: ({ event, view }) => {
                const now = slash.get();
                if (!now) return false;
                if (event.key === 'ArrowDown') step(1);
                else if (event.key === 'ArrowUp') step(-1);
                else if (event.key === 'Enter' || event.key === 'Tab') {
                  const action = now.actions[now.at];
                  if (action) now.choose(action);
                } else if (event.key === 'Escape') exitSuggestion(view, SuggestionPluginKey);
                else return false;
                return true;
              },
            };
          },
        }),
      ];
    },
  });
