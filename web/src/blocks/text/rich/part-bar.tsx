import { chakra } from '@chakra-ui/react/styled-system';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import '../../form/texts.ts';
import { CalloutPart, CodePart, TablePart } from './parts/around-parts.tsx';
import { ImagePart } from './parts/image-part.tsx';
import { LinkPart } from './parts/link-part.tsx';
import { MathPart } from './parts/math-part.tsx';
import type { PartProps } from './parts/part-props.ts';
import { type SelectedPart, selectedPart } from './selected-part.ts';

const parts: Record<SelectedPart['type'], ComponentType<PartProps>> = {
  image: ImagePart,
  inlineMath: MathPart,
  blockMath: MathPart,
  codeBlock: CodePart,
  callout: CalloutPart,
  table: TablePart,
  link: LinkPart,
};

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    px: '3',
    py: '2',
    bg: 'bg.subtle',
    borderTopWidth: '1px',
  },
});

type Props = {
  editor: Editor;
  /** A link is asked for where there is none yet. */
  linking: boolean;
  onLinked: () => void;
  replacePicture: () => Promise<string | null>;
};

/** The settings of the part that the cursor is in: between the tools and the text, so that Tab comes by. */
export function PartBar({ editor, linking, onLinked, replacePicture }: Props) {
  const { t } = useTranslation('lessons');
  const part = useEditorState({ editor, selector: ({ editor }) => selectedPart(editor) });
  const shown: SelectedPart | null = linking
    ? { type: 'link', pos: 0, attrs: editor.getAttributes('link') }
    : part;
  if (shown === null) return null;
  const Part = parts[shown.type];
  return (
    <Bar role="group" aria-label={t(`part.${shown.type}`)}>
      <Part
        // Another part begins anew; the same one goes on, also where it has moved.
        key={shown.type === 'link' ? JSON.stringify(shown.attrs) : shown.type}
        editor={editor}
        part={shown}
        asked={linking}
        onDone={onLinked}
        replacePicture={replacePicture}
      />
    </Bar>
  );
}
