import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import type { BlockRow } from '../types.ts';
import '../texts.ts';
import { Choice } from './choice.tsx';
import { TypedField } from '#web/components/form/typed-field.tsx';
import { completionRules } from '#shared/blocks/registry.ts';

type Completion = BlockRow['completion'];
type Props = {
  kind: BlockRow['kind'];
  completion: Completion;
  onChange: (completion: Completion) => void;
};

/** The share of a rule that has one, by default. */
const usualPercent = { watched: 90, passed: 60 } as const;
const leastPercent = { watched: 10, passed: 1 } as const;

const isShare = (rule: Completion['rule']): rule is keyof typeof usualPercent =>
  rule in usualPercent;

/** The fields for what makes a block done. */
export function CompletionFields({ kind, completion, onChange }: Props) {
  const { t } = useTranslation('structure');
  const { rule } = completion;
  // A rule from a time when the block was of another kind is shown until another is chosen.
  const rules = [...new Set([...completionRules(kind), rule])];
  return (
    <Box>
      <Choice
        label={t('fields.completion')}
        value={rule}
        choices={rules.map((value) => ({ value, label: t(`completion.choose.${value}`) }))}
        onChange={(value) => {
          const next = rules.find((one) => one === value) ?? rule;
          onChange(isShare(next) ? { rule: next, percent: usualPercent[next] } : { rule: next });
        }}
      />
      {'percent' in completion && (
        <Box mt="3">
          <TypedField
            label={t(`completion.percent.${completion.rule}`)}
            numeric
            value={String(completion.percent)}
            wrong={(text) =>
              /^\d{1,3}$/.test(text) &&
              Number(text) >= leastPercent[completion.rule] &&
              Number(text) <= 100
                ? undefined
                : t('invalid.percent', { least: leastPercent[completion.rule] })
            }
            onTake={(text) => onChange({ rule: completion.rule, percent: Number(text) })}
          />
        </Box>
      )}
    </Box>
  );
}
