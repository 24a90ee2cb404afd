import type { Editor } from '@tiptap/core';
import type { SelectedPart } from '../selected-part.ts';

export type PartProps = {
  editor: Editor;
  part: SelectedPart;
  /** The person asked for it just now: the focus goes there. */
  asked: boolean;
  onDone: () => void;
  replacePicture: () => Promise<string | null>;
};
