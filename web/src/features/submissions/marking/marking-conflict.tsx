import { useTranslation } from 'react-i18next';
import type { Merged } from '#web/blocks/draft/create-draft.ts';
import type { Clash } from '#web/blocks/draft/merge-fields.ts';
import { useClashWords } from '#web/components/assignment/use-clash-words.ts';
import { ConflictNotice } from '#web/components/conflict/conflict-notice.tsx';
import type { Choice } from '#web/lib/choice.ts';
import '../texts.ts';
import type { SubmissionWork } from '../types.ts';
import type { MarkingDraft } from './marking-draft.ts';

type Props = {
  marks: SubmissionWork['marks'];
  conflict: Merged<MarkingDraft>;
  /** Who saved the other version; null: the reader, in another window. */
  by: string | null;
  onResolve: (choices: Record<string, Choice>) => void;
};

/** Both versions of what two people said of the same; everything else is merged. */
export function MarkingConflict({ marks, conflict, by, onResolve }: Props) {
  const { t } = useTranslation('submissions');
  const words = useClashWords(marks.by === 'rubric' ? marks.rubric.criteria : []);
  const say = (value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'late.waived' : 'late.counts');
    if (typeof value !== 'object' || value === null) return words.say(value);
    return 'text' in value ? String(value.text) : t('conflict.choice');
  };
  const nameOf = (clash: Clash): string => {
    const [field] = clash.key.split('.');
    if (field === 'points') return t('points.label');
    if (field === 'comment') return t('comment.label');
    if (field === 'comments') return t('places.one');
    if (field === 'isLateWaived') return t('late.title');
    return words.criterionOf(clash.key) ?? t('marking.title');
  };
  return (
    <ConflictNotice
      by={by}
      places={conflict.clashes.map((clash) => ({
        key: clash.key,
        name: nameOf(clash),
        mine: say(clash.mine),
        theirs: say(clash.theirs),
      }))}
      onSettle={onResolve}
    />
  );
}
