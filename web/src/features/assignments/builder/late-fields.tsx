import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useAssignmentWords } from '#web/blocks/assignment/use-assignment-words.ts';
import { NumberField } from '#web/blocks/build/number-field.tsx';
import { SpanField } from '#web/blocks/build/span-field.tsx';
import { Choice } from '#web/components/form/choice.tsx';
import { SwitchRow } from '#web/components/form/switch-row.tsx';
import './texts.ts';
import type { Assignment } from './types.ts';

/** As the schema of an assignment has it: a day. */
const longestGrace = 1440;

const usual = { graceMinutes: 0, percentPerDay: 10, mostPercent: 100, of: 'earned' as const };

type Props = {
  late: Assignment['late'];
  marking: Assignment['marking'];
  onChange: (late: Assignment['late']) => void;
};

/** What being late costs, with an example of what that comes to. */
export function LateFields({ late, marking, onChange }: Props) {
  const { t } = useTranslation('assignmentBuilder');
  const words = useAssignmentWords();
  return (
    <>
      <SwitchRow
        label={t('late.on')}
        on={late !== null}
        onChange={(on) => onChange(on ? usual : null)}
      />
      {late && (
        <>
          <NumberField
            label={t('late.percentPerDay')}
            least={1}
            most={100}
            value={late.percentPerDay}
            onChange={(next) => onChange({ ...late, percentPerDay: next })}
          />
          <Choice
            label={t('late.of.label')}
            value={late.of}
            choices={(['earned', 'most'] as const).map((value) => ({
              value,
              label: t(`late.of.${value}`),
            }))}
            onChange={(of) => onChange({ ...late, of })}
          />
          <NumberField
            label={t('late.mostPercent')}
            least={1}
            most={100}
            value={late.mostPercent}
            onChange={(next) => onChange({ ...late, mostPercent: next })}
          />
          <SpanField
            label={t('late.grace')}
            value={late.graceMinutes}
            most={longestGrace}
            onChange={(next) => onChange({ ...late, graceMinutes: next })}
          />
        </>
      )}
      <Text as="div" borderInlineStartWidth="3px" borderColor="fg.gold" ps="3" maxW="60ch">
        {words.late({ late, due: true, marking }).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Text>
    </>
  );
}
