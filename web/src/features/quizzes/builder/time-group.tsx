import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CourseTime } from '#shared/schemas/course-time.ts';
import { CourseTimeFields } from '#web/blocks/form/course-time-fields.tsx';
import { type Issue, issueAt } from '#web/blocks/form/issue-at.ts';
import { SwitchRow } from '#web/components/form/switch-row.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { Choice } from './choice.tsx';
import { NumberField } from './number-field.tsx';
import { SettingsGroup } from './settings-group.tsx';
import './texts.ts';
import type { Quiz } from './types.ts';
import { useQuizWords } from './use-quiz-words.ts';

const usualMinutes = 30;

/** The beginning of a time of the course, in the zone of whoever sets it. */
const newTime = (day: number, time: string): CourseTime => ({
  day,
  time,
  timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
});

type Props = {
  quiz: Quiz;
  startsOn: string | null;
  issues: readonly Issue[];
  onChange: (changes: Partial<Quiz>) => void;
  /** What leads on, below the times. */
  children: ReactNode;
};

const isSooner = (one: CourseTime, other: CourseTime) =>
  one.day < other.day || (one.day === other.day && one.time <= other.time);

/** How long an attempt takes, when the quiz opens and closes, and what closing does to an attempt that runs. */
export function TimeGroup({ quiz, startsOn, issues, onChange, children }: Props) {
  const { t } = useTranslation('quizBuilder');
  const { whenOf } = useQuizWords(startsOn);
  const { minutes, opens, closes, closing } = quiz;
  const ends = [
    { name: 'opens', time: opens, first: () => newTime(0, '08:00') },
    { name: 'closes', time: closes, first: () => newTime((opens?.day ?? 0) + 7, '23:59') },
  ] as const;
  return (
    <SettingsGroup title={t('group.time')}>
      <Box>
        <SwitchRow
          label={t('limit.on')}
          hint={t('limit.hint')}
          on={minutes !== null}
          onChange={(on) => onChange({ minutes: on ? usualMinutes : null })}
        />
        {minutes !== null && (
          <NumberField
            label={t('limit.minutes')}
            least={1}
            most={1440}
            value={minutes}
            onChange={(next) => onChange({ minutes: next })}
          />
        )}
      </Box>
      {ends.map(({ name, time, first }) => (
        <Box key={name}>
          <SwitchRow
            label={t(`${name}.on`)}
            on={time !== null}
            onChange={(on) => onChange({ [name]: on ? first() : null })}
          />
          {time !== null && (
            <>
              <CourseTimeFields
                value={time}
                onChange={(next) => onChange({ [name]: next })}
                isTimeWrong={issueAt(issues, name, 'time') !== undefined}
              />
              <Text textStyle="sm" color="fg.muted" mt="2">
                {startsOn === null ? t('when.noStart') : t('when.comesTo', { when: whenOf(time) })}
              </Text>
            </>
          )}
        </Box>
      ))}
      {opens && closes && isSooner(closes, opens) && (
        <Notice kind="warning">{t('closesFirst')}</Notice>
      )}
      {closes && (
        <Choice
          label={t('closing.label')}
          hint={t(`closing.hint.${minutes === null ? 'noLimit' : closing}`)}
          value={closing}
          choices={(['shorten', 'letFinish'] as const).map((value) => ({
            value,
            label: t(`closing.${value}`),
          }))}
          onChange={(next) => onChange({ closing: next })}
        />
      )}
      {children}
    </SettingsGroup>
  );
}
