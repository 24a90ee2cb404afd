import { useTranslation } from 'react-i18next';
import { assigningSchemes } from '#shared/questions/matching/schema.ts';
import type { StoredAnswer } from '#shared/schemas/questions.ts';
import type { FormProps } from '../form/form-props.ts';
import { LineField } from '../form/line-field.tsx';
import { emptyLine, emptyText } from '../form/empty-texts.ts';
import { newPartId } from '../form/new-part-id.ts';
import { PartList } from '../form/part-list.tsx';
import { RichField } from '../form/rich-field.tsx';
import { SchemeField } from '../form/scheme-field.tsx';
import { type Example, WorkedExample } from '../form/worked-example.tsx';

const examplesOf = (best: StoredAnswer): Example[] =>
  best.type === 'matching' && best.pairs.length > 1
    ? [{ name: 'oneMissing', answer: { ...best, pairs: best.pairs.slice(1) } }]
    : [];

export function MatchingForm({ content, onChange }: FormProps<'matching'>) {
  const { t } = useTranslation('questions');
  return (
    <>
      <PartList
        legend={t('form.pairs')}
        path={['pairs']}
        parts={content.pairs}
        idOf={({ pairId }) => pairId}
        nameOf={(place) => t('form.pair', { place })}
        most={20}
        add={t('form.addPair')}
        make={() => ({ pairId: newPartId(), left: emptyText, right: emptyLine })}
        onChange={(pairs) => onChange({ ...content, pairs })}
      >
        {(pair, change, at) => (
          <>
            <RichField
              label={t('form.left', { place: at + 1 })}
              path={['pairs', at, 'left']}
              value={pair.left}
              onChange={(left) => change({ ...pair, left })}
            />
            <LineField
              label={t('form.right', { place: at + 1 })}
              path={['pairs', at, 'right']}
              value={pair.right}
              onChange={(right) => change({ ...pair, right })}
            />
          </>
        )}
      </PartList>
      <PartList
        legend={t('form.distractors')}
        path={['distractors']}
        parts={content.distractors}
        idOf={({ distractorId }) => distractorId}
        nameOf={(place) => t('form.distractor', { place })}
        most={20}
        add={t('form.addDistractor')}
        make={() => ({ distractorId: newPartId(), right: emptyLine })}
        onChange={(distractors) => onChange({ ...content, distractors })}
      >
        {(distractor, change, at) => (
          <LineField
            label={t('form.distractor', { place: at + 1 })}
            path={['distractors', at, 'right']}
            value={distractor.right}
            onChange={(right) => change({ ...distractor, right })}
          />
        )}
      </PartList>
      <SchemeField
        schemes={assigningSchemes}
        value={content.scheme}
        onChange={(scheme) => onChange({ ...content, scheme })}
      />
      <WorkedExample content={content} examples={examplesOf} />
    </>
  );
}
