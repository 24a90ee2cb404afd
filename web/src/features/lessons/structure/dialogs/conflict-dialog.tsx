import { useTranslation } from 'react-i18next';
import { ConflictChoices } from '#web/components/conflict/conflict-choices.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import type { Choice } from '#web/lib/choice.ts';
import { useOutlineContext } from '../outline-context.ts';
import { ruleFields, useFieldWords } from '../rules/use-field-words.ts';
import type { Conflict } from '../store/sent.ts';
import '../texts.ts';

type Props = { conflict: Conflict; onClose: () => void };

/** Both versions of each field of a row that was changed here and elsewhere. */
export function ConflictDialog({ conflict, onClose }: Props) {
  const { t } = useTranslation(['structure', 'conflict']);
  const { commands } = useOutlineContext();
  const wordsOf = useFieldWords();
  const { step, theirs } = conflict;
  const own = { ...theirs, ...step.edit };
  const settle = (choices: Record<string, Choice>) => {
    onClose();
    const kept = Object.entries(step.edit).filter(([name]) => choices[name] !== 'theirs');
    if (kept.length > 0) void commands.edit(step.id, Object.fromEntries(kept));
  };
  return (
    <Modal title={t('conflict:title')} onClose={onClose}>
      <ConflictChoices
        places={ruleFields
          .filter((name) => conflict.names.includes(name))
          .map((name) => ({
            key: name,
            name: t(`fields.${name}`),
            mine: wordsOf(name, own),
            theirs: wordsOf(name, theirs),
          }))}
        onSettle={settle}
      />
    </Modal>
  );
}
