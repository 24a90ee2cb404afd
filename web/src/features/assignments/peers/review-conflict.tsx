import { useTranslation } from 'react-i18next';
import type { Merged } from '#web/blocks/draft/create-draft.ts';
import type { Clash } from '#web/blocks/draft/merge-fields.ts';
import { useCriterionName } from '#web/components/assignment/use-criterion-name.ts';
import { ConflictNotice } from '#web/components/conflict/conflict-notice.tsx';
import '#web/components/peer-reviews/texts.ts';
import type { Choice } from '#web/lib/choice.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatPoints } from '#web/lib/points.ts';
import type { PeerTask } from './queries.ts';
import type { ReviewDraft } from './review-draft.ts';

type Props = {
  marking: PeerTask['marking'];
  conflict: Merged<ReviewDraft>;
  onResolve: (choices: Record<string, Choice>) => void;
};

/** Both versions of what somebody wrote of the same in two windows; everything else is merged. */
export function ReviewConflict({ marking, conflict, onResolve }: Props) {
  const { t } = useTranslation(['peerReviews', 'conflict']);
  const { language, local } = useLanguage();
  const criterionName = useCriterionName();
  const criteria = marking.by === 'rubric' ? marking.rubric.criteria : [];
  const say = (value: unknown): string => {
    if (typeof value === 'number') return formatPoints(value, language);
    if (typeof value !== 'string' || value === '') return t('conflict:nothing');
    const level = criteria.flatMap(({ levels }) => levels).find((one) => one.levelId === value);
    return level ? local(level.title).text : value;
  };
  const nameOf = ({ key }: Clash): string => {
    const [field, criterionId] = key.split('.');
    if (field === 'points') return t('screen.points');
    const at = criteria.findIndex((one) => one.criterionId === criterionId);
    const criterion = criteria[at];
    return criterion ? criterionName(criterion, at).text : t('screen.comment');
  };
  return (
    <ConflictNotice
      by={null}
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
