import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import type { Issue } from '#web/blocks/form/issue-at.ts';
import { SwitchRow } from '#web/components/form/switch-row.tsx';
import { OptionalRichField } from '#web/questions/form/rich-field.tsx';
import { Choice } from '#web/components/form/choice.tsx';
import { OptionalNumber } from '#web/blocks/build/optional-number.tsx';
import { NumberField } from '#web/blocks/build/number-field.tsx';
import { SettingsGroup } from '#web/blocks/build/settings-group.tsx';
import { ShowsTable } from './shows-table.tsx';
import { SpanField } from '#web/blocks/build/span-field.tsx';
import './texts.ts';
import { TimeGroup } from './time-group.tsx';
import type { Apart, Place, Quiz } from './types.ts';

/** As the schema of a quiz has it. */
const mostAttempts = 20;
const longestWait = 43_200;
const usualPass = 60;

type Props = {
  place: Place;
  apart: Apart;
  quiz: Quiz;
  issues: readonly Issue[];
  onChange: (changes: Partial<Quiz>) => void;
};

/** The rules of a quiz, in groups. */
export function SettingsPanel({ place, apart, quiz, issues, onChange }: Props) {
  const { t } = useTranslation('quizBuilder');
  const { attempts, counts, wait, oneByOne, back, hints, needsCode, passPercent, shows } = quiz;
  const order = oneByOne ? (back ? 'oneByOne' : 'noBack') : 'all';
  return (
    <Flex direction="column">
      <SettingsGroup title={t('group.instructions')}>
        <OptionalRichField
          label={t('instructions')}
          path={['instructions']}
          value={quiz.instructions}
          add={t('addInstructions')}
          onChange={(instructions) => onChange({ instructions })}
        />
      </SettingsGroup>
      <TimeGroup quiz={quiz} startsOn={place.startsOn} issues={issues} onChange={onChange}>
        {apart.times}
      </TimeGroup>
      <SettingsGroup title={t('group.attempts')}>
        <NumberField
          label={t('attempts')}
          least={1}
          most={mostAttempts}
          value={attempts}
          onChange={(next) => onChange({ attempts: next })}
        />
        {attempts > 1 && (
          <>
            <Choice
              label={t('counts.label')}
              value={counts}
              choices={(['best', 'last', 'first', 'average'] as const).map((value) => ({
                value,
                label: t(`counts.${value}`),
              }))}
              onChange={(next) => onChange({ counts: next })}
            />
            <SpanField
              label={t('wait')}
              value={wait}
              most={longestWait}
              onChange={(next) => onChange({ wait: next })}
            />
          </>
        )}
      </SettingsGroup>
      <SettingsGroup title={t('group.order')}>
        <Choice
          label={t('order.label')}
          hint={t(`order.hint.${order}`)}
          value={order}
          choices={(['all', 'oneByOne', 'noBack'] as const).map((value) => ({
            value,
            label: t(`order.${value}`),
          }))}
          onChange={(next) => onChange({ oneByOne: next !== 'all', back: next !== 'noBack' })}
        />
        <SwitchRow
          label={t('hints.on')}
          hint={t('hints.hint')}
          on={hints}
          onChange={(on) => onChange({ hints: on })}
        />
      </SettingsGroup>
      <SettingsGroup title={t('group.access')}>
        <SwitchRow
          label={t('code.on')}
          hint={t('code.hint')}
          on={needsCode}
          onChange={(on) => onChange({ needsCode: on })}
        />
        {needsCode && apart.code}
      </SettingsGroup>
      <SettingsGroup title={t('group.results')}>
        <ShowsTable
          shows={shows}
          closes={quiz.closes !== null}
          severalAttempts={attempts > 1}
          onChange={(next) => onChange({ shows: next })}
        />
        <OptionalNumber
          label={t('pass.on')}
          name={t('pass.percent')}
          least={1}
          most={100}
          usual={usualPass}
          value={passPercent}
          onChange={(next) => onChange({ passPercent: next })}
        />
      </SettingsGroup>
    </Flex>
  );
}
