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

/** The share that people play until it counts, by default. */
const usualPercent = 90;

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
        onChange={(next) =>
          onChange(
            next === 'watched'
              ? { rule: next, percent: usualPercent }
              : { rule: next === 'viewed' ? next : 'marked' },
          )
        }
      />
      {completion.rule === 'watched' && (
        <Box mt="3">
          <TypedField
            label={t('completion.percent')}
            numeric
            value={String(completion.percent)}
            wrong={(text) =>
              /^\d{2,3}$/.test(text) && Number(text) >= 10 && Number(text) <= 100
                ? undefined
                : t('invalid.percent')
            }
            onTake={(text) => onChange({ rule: 'watched', percent: Number(text) })}
          />
        </Box>
      )}
    </Box>
  );
}
