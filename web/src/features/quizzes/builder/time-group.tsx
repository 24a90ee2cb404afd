import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CourseTime } from '#shared/schemas/course-time.ts';
import { dayAfter, newTime, TimeEnd } from '#web/blocks/build/time-end.tsx';
import { type Issue, issueAt } from '#web/blocks/form/issue-at.ts';
import { Notice } from '#web/components/ui/notice.tsx';
import { Choice } from '#web/components/form/choice.tsx';
import { OptionalNumber } from '#web/blocks/build/optional-number.tsx';
import { SettingsGroup } from '#web/blocks/build/settings-group.tsx';
import './texts.ts';
import type { Quiz } from './types.ts';

const usualMinutes = 30;

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
  const { minutes, opens, closes, closing } = quiz;
  const ends = [
    { name: 'opens', time: opens, first: () => newTime(0, '08:00') },
    {
      name: 'closes',
      time: closes,
      first: () => newTime(dayAfter({ from: opens?.day ?? 0, days: 7 }, startsOn), '23:59'),
    },
  ] as const;
  return (
    <SettingsGroup title={t('group.time')}>
      <OptionalNumber
        label={t('limit.on')}
        hint={t('limit.hint')}
        name={t('limit.minutes')}
        least={1}
        most={1440}
        usual={usualMinutes}
        value={minutes}
        onChange={(next) => onChange({ minutes: next })}
      />
      {ends.map(({ name, time, first }) => (
        <TimeEnd
          key={name}
          label={t(`${name}.on`)}
          value={time}
          startsOn={startsOn}
          first={first}
          isTimeWrong={issueAt(issues, name, 'time') !== undefined}
          onChange={(next) => onChange({ [name]: next })}
        />
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
