import type { Clash } from '#web/blocks/draft/merge-fields.ts';
import type { Files } from '#web/blocks/form/files.ts';
import { ConflictNotice } from '#web/components/conflict/conflict-notice.tsx';
import type { Choice } from '#web/lib/choice.ts';
import type { Merged } from '#web/blocks/draft/create-draft.ts';
import type { Content } from '../types.ts';
import { FieldWords } from './field-words.tsx';
import { PartWords } from '#web/blocks/draft/part-words.tsx';

type Props = {
  conflict: Merged<Content>;
  /** The name of whoever saved the other version; null if it was the reader in another window. */
  by: string | null;
  files: Files;
  onResolve: (choices: Record<string, Choice>) => void;
};

/** Both versions of each part of a lesson that was changed twice; everything else is merged. */
export function LessonConflict({ conflict, by, files, onResolve }: Props) {
  const words = (clash: Clash, side: 'mine' | 'theirs') =>
    clash.of === 'nodes' ? (
      <PartWords nodes={clash[side]} language={clash.language} files={files} />
    ) : (
      <FieldWords path={clash.path} value={clash[side]} files={files} />
    );
  return (
    <ConflictNotice
      by={by}
      places={conflict.clashes.map((clash) => ({
        key: clash.key,
        mine: words(clash, 'mine'),
        theirs: words(clash, 'theirs'),
        takesBoth: clash.of === 'nodes',
      }))}
      onSettle={onResolve}
    />
  );
}
