import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import { SettingsGroup } from '#web/blocks/build/settings-group.tsx';
import { SwitchRow } from '#web/components/form/switch-row.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { LineField } from '#web/questions/form/line-field.tsx';
import { RichField } from '#web/questions/form/rich-field.tsx';
import { FaultWords } from './fault-words.tsx';
import { GroupFields } from './group-fields.tsx';
import { HandInFields } from './hand-in-fields.tsx';
import './texts.ts';
import type { PanelProps } from './types.ts';

/** What an assignment asks for: its instructions, what may be handed in, who hands it in together, what is confirmed about it. */
export function TaskPanel(props: PanelProps) {
  const { assignment, issues, faults, onChange } = props;
  const { t } = useTranslation('assignmentBuilder');
  const { language } = useLanguage();
  const { instructions, handIn, statement } = assignment;
  return (
    <Flex direction="column">
      <SettingsGroup title={t('group.instructions')}>
        <RichField
          label={t('instructions')}
          path={['instructions']}
          value={instructions ?? {}}
          onChange={(next) => onChange({ instructions: next })}
        />
      </SettingsGroup>
      <SettingsGroup title={t('group.handIn')}>
        <HandInFields
          handIn={handIn}
          issues={issues}
          onChange={(changes) => onChange({ handIn: { ...handIn, ...changes } })}
        />
        <FaultWords found={faults} of={['nothing_to_hand_in']} />
      </SettingsGroup>
      <SettingsGroup title={t('group.groups')}>
        <GroupFields {...props} />
      </SettingsGroup>
      <SettingsGroup title={t('group.statement')}>
        <SwitchRow
          label={t('statement.on')}
          hint={t('statement.hint')}
          on={statement !== null}
          onChange={(on) =>
            onChange({ statement: on ? { [language]: t('statement.usual') } : null })
          }
        />
        {statement !== null && (
          <LineField
            label={t('statement.label')}
            path={['statement']}
            value={statement}
            rows={3}
            onChange={(next) => onChange({ statement: next })}
          />
        )}
      </SettingsGroup>
    </Flex>
  );
}
