import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import { NumberField } from '#web/blocks/build/number-field.tsx';
import { SettingsGroup } from '#web/blocks/build/settings-group.tsx';
import { dayAfter, newTime, TimeEnd } from '#web/blocks/build/time-end.tsx';
import { issueAt } from '#web/blocks/form/issue-at.ts';
import { FaultWords } from './fault-words.tsx';
import { LateFields } from './late-fields.tsx';
import './texts.ts';
import type { PanelProps } from './types.ts';

/** As the schema of an assignment has it. */
const mostAttempts = 20;

/** How often and when an assignment may be handed in, and what being late costs. */
export function TimePanel({ place, assignment, issues, faults, onChange }: PanelProps) {
  const { t } = useTranslation('assignmentBuilder');
  const { attempts, opens, due, closes, late, marking } = assignment;
  const endOf = (from: number, days: number) =>
    newTime(dayAfter({ from, days }, place.startsOn), '23:59');
  const ends = [
    { name: 'opens', value: opens, first: () => newTime(0, '08:00') },
    { name: 'due', value: due, first: () => endOf(opens?.day ?? 0, 7) },
    {
      name: 'closes',
      value: closes,
      first: () => (due ? endOf(due.day, 7) : endOf(opens?.day ?? 0, 14)),
    },
  ] as const;
  return (
    <Flex direction="column">
      <SettingsGroup title={t('group.attempts')}>
        <NumberField
          label={t('attempts.label')}
          hint={t('attempts.hint')}
          least={1}
          most={mostAttempts}
          value={attempts}
          onChange={(next) => onChange({ attempts: next })}
        />
      </SettingsGroup>
      <SettingsGroup title={t('group.time')}>
        {ends.map(({ name, value, first }) => (
          <TimeEnd
            key={name}
            label={t(`${name}.on`)}
            hint={t(`${name}.hint`)}
            value={value}
            startsOn={place.startsOn}
            first={first}
            isTimeWrong={issueAt(issues, name, 'time') !== undefined}
            onChange={(next) => onChange({ [name]: next })}
          />
        ))}
        <FaultWords
          found={faults}
          of={[
            'closes_before_opening',
            'due_before_opening',
            'due_after_closing',
            'date_outside_course',
          ]}
        />
      </SettingsGroup>
      {due && (
        <SettingsGroup title={t('group.late')}>
          <LateFields late={late} marking={marking} onChange={(next) => onChange({ late: next })} />
        </SettingsGroup>
      )}
    </Flex>
  );
}
