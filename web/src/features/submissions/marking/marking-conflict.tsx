import { useTranslation } from 'react-i18next';
import type { Merged } from '#web/blocks/draft/create-draft.ts';
import type { Clash } from '#web/blocks/draft/merge-fields.ts';
import { useCriterionName } from '#web/components/assignment/use-criterion-name.ts';
import { ConflictNotice } from '#web/components/conflict/conflict-notice.tsx';
import type { Choice } from '#web/lib/choice.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatPoints } from '#web/lib/points.ts';
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
  const { t } = useTranslation(['submissions', 'conflict']);
  const { language, local } = useLanguage();
  const criterionName = useCriterionName();
  const criteria = marks.by === 'rubric' ? marks.rubric.criteria : [];
  const say = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return t('conflict:nothing');
    if (typeof value === 'boolean') return t(value ? 'late.waived' : 'late.counts');
    if (typeof value === 'number') return formatPoints(value, language);
    if (typeof value === 'object' && 'text' in value) return String(value.text);
    if (typeof value !== 'string') return t('conflict.choice');
    const level = criteria.flatMap(({ levels }) => levels).find((one) => one.levelId === value);
    return level ? local(level.title).text : value;
  };
  const nameOf = ({ key }: Clash): string => {
    const [field, criterionId] = key.split('.');
    if (field === 'points') return t('points.label');
    if (field === 'comment') return t('comment.label');
    if (field === 'comments') return t('places.one');
    if (field === 'isLateWaived') return t('late.title');
    const at = criteria.findIndex((one) => one.criterionId === criterionId);
    const criterion = criteria[at];
    return criterion ? criterionName(criterion, at).text : t('marking.title');
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
