import { useTranslation } from 'react-i18next';
import { NumberField } from '#web/blocks/build/number-field.tsx';
import { Choice } from '#web/components/form/choice.tsx';
import { SwitchRow } from '#web/components/form/switch-row.tsx';
import './texts.ts';
import type { Assignment } from './types.ts';

const usual = { reviews: 3, allocation: 'chance' as const, days: 7, percentOfMark: 0 };

type Props = {
  peerReview: Assignment['peerReview'];
  onChange: (peerReview: Assignment['peerReview']) => void;
};

/** Whether people review each other's work, who chooses what, how many each, how long they have, and what it counts. */
export function PeerFields({ peerReview, onChange }: Props) {
  const { t } = useTranslation('assignmentBuilder');
  return (
    <>
      <SwitchRow
        label={t('peers.on')}
        hint={t('peers.hint')}
        on={peerReview !== null}
        onChange={(on) => onChange(on ? usual : null)}
      />
      {peerReview && (
        <>
          <Choice
            label={t('peers.allocation.label')}
            hint={t(`peers.allocation.hint.${peerReview.allocation}`)}
            value={peerReview.allocation}
            choices={(['chance', 'hand'] as const).map((value) => ({
              value,
              label: t(`peers.allocation.${value}`),
            }))}
            onChange={(allocation) => onChange({ ...peerReview, allocation })}
          />
          {peerReview.allocation === 'chance' && (
            <NumberField
              label={t('peers.reviews')}
              least={1}
              most={10}
              value={peerReview.reviews}
              onChange={(reviews) => onChange({ ...peerReview, reviews })}
            />
          )}
          <NumberField
            label={t('peers.days')}
            least={1}
            most={60}
            value={peerReview.days}
            onChange={(days) => onChange({ ...peerReview, days })}
          />
          <NumberField
            label={t('peers.percent')}
            hint={t('peers.percentHint')}
            least={0}
            most={100}
            value={peerReview.percentOfMark}
            onChange={(percentOfMark) => onChange({ ...peerReview, percentOfMark })}
          />
        </>
      )}
    </>
  );
}
