import { chakra } from '@chakra-ui/react/styled-system';
import { EditorContent, useEditor, type UseEditorOptions } from '@tiptap/react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/policies/languages.ts';
import type { RichText } from '#shared/schemas/rich-text.ts';
import { same } from '#web/lib/same.ts';
import '../../form/texts.ts';
import type { Files } from '../../form/files.ts';
import type { Media } from '../../types.ts';
import { type Action, type Asks, insertSelected } from './actions.ts';
import { applyDocument } from './apply-document.ts';
import { editorStyles } from './editor-styles.ts';
import { textExtensions } from './extensions.ts';
import { ImageNode } from './image-node.ts';
import { PartBar } from './part-bar.tsx';
import { cleanPaste, type Lost } from './paste/clean-paste.ts';
import { insertTyped } from './insert-typed.ts';
import { SlashList } from './slash-list.tsx';
import { createSlash, slashMenu } from './slash-menu.ts';
import { honest, toEditor, toStored } from './stored.ts';
import { Toolbar } from './toolbar.tsx';

const Frame = chakra('div', {
  base: {
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    '&:has(.ProseMirror-focused)': { borderColor: 'fg.gold' },
  },
});

const Tools = chakra('div', {
  base: {
    position: 'sticky',
    // Several rows of tools would fill a phone: there they go below what is pinned.
    top: { base: '0', md: 'var(--pinned-height, 0px)' },
    zIndex: { base: '1', md: 'docked' },
    bg: 'bg.panel',
    borderBottomWidth: '1px',
    borderTopRadius: 'l2',
  },
});

export type RichEditorProps = {
  /** The name of the text, for those who hear it. */
  label: string;
  lang: Language;
  value: RichText | undefined;
  onChange: (document: RichText) => void;
  files: Files;
  /** Without it, the text takes no pictures. */
  pickPicture?: (() => Promise<Media | undefined>) | undefined;
  /** Takes files that were pasted or dropped; without it, they count as lost. */
  onFiles?: (files: File[]) => void;
  /** The pasted parts that could not come along. */
  onLost: (lost: Lost) => void;
  /** Somebody is about to write: the cursor stands at the end as soon as there is an editor. */
  focusesAtOnce?: boolean;
  /** What was typed before there was an editor: it is asked for when the cursor stands in the text, and comes in there. */
  takeTyped?: () => string;
};

const hasFiles = (data: DataTransfer | null) => (data?.files.length ?? 0) > 0;

/** A text in one language. What it hands out is always in the form in which it is stored. */
export default function RichEditor(props: RichEditorProps) {
  const { label, lang, value, files } = props;
  const { t } = useTranslation('lessons');
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  const [slash] = useState(createSlash);
  const [linking, setLinking] = useState(false);
  const handedOut = useRef(value);
  const onChange = useEffectEvent(props.onChange);
  const onLost = useEffectEvent(props.onLost);
  const takeTyped = useEffectEvent(() => props.takeTyped?.() ?? '');
  const takeFiles = useEffectEvent((files: File[]) => {
    if (props.onFiles) props.onFiles(files);
    else props.onLost({ pictures: files.length, links: 0 });
  });
  const wordsOf = useEffectEvent((action: Action) => t(`action.${action.name}`));
  const attributes = useEffectEvent(() => ({
    id,
    lang,
    'aria-label': label,
    'aria-multiline': 'true',
    'aria-describedby': `${id}-how`,
    'data-placeholder': t('placeholder'),
  }));

  const pickPicture = async () => {
    const media = await props.pickPicture?.();
    if (media) files.takeMedia(media);
    return media?.mediaId ?? null;
  };
  const asks: Asks = {
    link: () => setLinking(true),
    picture: () =>
      void pickPicture().then((mediaId) => {
        if (mediaId && editor) insertSelected(editor, 'image', { mediaId });
      }),
  };
  const currentAsks = useEffectEvent(() => asks);

  // Once: another object with the same options would begin its plugins anew with each letter.
  const [options] = useState<UseEditorOptions>(() => ({
    // Made in a render, it would be thrown away again where that takes its time.
    immediatelyRender: false,
    extensions: [
      ...textExtensions,
      ...(props.pickPicture
        ? [
            ImageNode.configure({
              pictureOf: (mediaId) => files.get().get(mediaId),
              subscribe: files.subscribe,
              onLinkEnded: files.onLinkEnded,
            }),
          ]
        : []),
      slashMenu({ slash, asks: () => currentAsks(), wordsOf: (action) => wordsOf(action) }),
    ],
    content: toEditor(value),
    autofocus: props.focusesAtOnce ? 'end' : false,
    // The page's policy lets no styles in that are written into it.
    injectCSS: false,
    onUpdate: ({ editor }) => {
      const next = toStored(editor.getJSON());
      if (same(next, handedOut.current)) return;
      handedOut.current = next;
      onChange(next);
    },
    onFocus: ({ editor }) => insertTyped(editor, takeTyped()),
    editorProps: {
      attributes: () => attributes(),
      transformPastedText: honest,
      transformPastedHTML: (html) => {
        const { html: clean, lost } = cleanPaste(html);
        onLost(lost);
        return clean;
      },
      handlePaste: (_, { clipboardData }) => {
        if (!hasFiles(clipboardData) || clipboardData?.getData('text/html')) return false;
        takeFiles([...(clipboardData?.files ?? [])]);
        return true;
      },
      handleDrop: (_, { dataTransfer }, __, moved) => {
        if (moved || !hasFiles(dataTransfer)) return false;
        takeFiles([...(dataTransfer?.files ?? [])]);
        return true;
      },
      handleKeyDown: (_, event) => {
        if (event.key === 'k' && (event.ctrlKey || event.metaKey)) {
          setLinking(true);
          return true;
        }
        // The way to the tools; from there Tab leads on, so that a table holds nobody.
        if (event.key !== 'Escape' && !(event.key === 'F10' && event.altKey)) return false;
        if (slash.get()) return false;
        bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
        return true;
      },
    },
  }));
  const editor = useEditor(options);

  useEffect(() => {
    if (!editor || same(value, handedOut.current)) return;
    handedOut.current = value;
    applyDocument(editor, toEditor(value));
  }, [editor, value]);

  // The words around the text follow the language of the page: the view asks for them when it is updated.
  useEffect(() => {
    if (editor) editor.view.updateState(editor.state);
  }, [editor, label, lang, t]);

  if (!editor) return <Frame css={editorStyles} minH="18rem" />;
  return (
    <Frame css={editorStyles}>
      <Tools>
        <Toolbar
          editor={editor}
          asks={asks}
          label={t('toolbar', { label })}
          controls={id}
          bar={bar}
        />
        <PartBar
          editor={editor}
          linking={linking}
          onLinked={() => setLinking(false)}
          replacePicture={pickPicture}
        />
      </Tools>
      <chakra.p id={`${id}-how`} srOnly>
        {t('how')}
      </chakra.p>
      <EditorContent editor={editor} />
      <SlashList editor={editor} slash={slash} />
    </Frame>
  );
}
