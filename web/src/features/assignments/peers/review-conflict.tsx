import { useTranslation } from 'react-i18next';
import type { Merged } from '#web/blocks/draft/create-draft.ts';
import type { Clash } from '#web/blocks/draft/merge-fields.ts';
import { useClashWords } from '#web/components/assignment/use-clash-words.ts';
import { ConflictNotice } from '#web/components/conflict/conflict-notice.tsx';
import '#web/components/peer-reviews/texts.ts';
import type { Choice } from '#web/lib/choice.ts';
import type { PeerTask } from './queries.ts';
import type { ReviewDraft } from './review-draft.ts';

type Props = {
  marking: PeerTask['marking'];
  conflict: Merged<ReviewDraft>;
  onResolve: (choices: Record<string, Choice>) => void;
};

/** Both versions of what somebody wrote of the same in two windows; everything else is merged. */
export function ReviewConflict({ marking, conflict, onResolve }: Props) {
  const { t } = useTranslation('peerReviews');
  const { say, criterionOf } = useClashWords(
    marking.by === 'rubric' ? marking.rubric.criteria : [],
  );
  const nameOf = (clash: Clash): string =>
    clash.key === 'points' ? t('screen.points') : (criterionOf(clash.key) ?? t('screen.comment'));
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
