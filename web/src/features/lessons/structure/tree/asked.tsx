import { AddBlockDialog } from '../dialogs/add-block-dialog.tsx';
import type { FilledKind } from '#web/blocks/beginnings.ts';
import { MoveDialog } from '../dialogs/move-dialog.tsx';
import { PasteDialog } from '../dialogs/paste-dialog.tsx';
import { RulesDialog } from '../dialogs/rules-dialog.tsx';
import type { Place } from '../types.ts';

/** A list that was pasted: into a module that is there, or as a module of its own behind another. */
type Pasted = { lines: string[]; into: Place | null; after: string | null };

/** The question before something happens. */
export type Asking =
  | { about: 'move'; ids: readonly string[] }
  | { about: 'rules'; rule: 'release' | 'completion'; ids: readonly string[] }
  | { about: 'block'; kind: FilledKind; place: Place }
  | ({ about: 'paste' } & Pasted);

type Props = {
  asking: Asking;
  onPasted: (lines: string[], pasted: Pasted) => void;
  onClose: () => void;
};

/** The question over the tree. */
export function Asked({ asking, onPasted, onClose }: Props) {
  switch (asking.about) {
    case 'move':
      return <MoveDialog ids={asking.ids} onClose={onClose} />;
    case 'rules':
      return <RulesDialog rule={asking.rule} ids={asking.ids} onClose={onClose} />;
    case 'block':
      return <AddBlockDialog kind={asking.kind} place={asking.place} onClose={onClose} />;
    default:
      return (
        <PasteDialog
          lines={asking.lines}
          as={asking.into ? 'lessons' : 'module'}
          onYes={(lines) => {
            onClose();
            onPasted(lines, asking);
          }}
          onClose={onClose}
        />
      );
  }
}
