import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { courseInstant } from '#shared/policies/course-instant.ts';
import type { CourseTime } from '#shared/schemas/course-time.ts';
import { CourseTimeFields } from '#web/blocks/form/course-time-fields.tsx';
import { SwitchRow } from '#web/components/form/switch-row.tsx';
import './texts.ts';
import { useWhenWords } from './use-when-words.ts';

/** The beginning of a time of the course, in the zone of whoever sets it. */
export const newTime = (day: number, time: string): CourseTime => ({
  day,
  time,
  timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
});

const dayMs = 86_400_000;

/**
 * The day of a course some days after one of its days, counted from 0; where that one is over, as many days after today.
 * @param now in milliseconds
 */
export function dayAfter(
  { from, days }: { from: number; days: number },
  startsOn: string | null,
  now = Date.now(),
): number {
  const today = startsOn === null ? 0 : Math.floor((now - Date.parse(startsOn)) / dayMs);
  return Math.max(from, today) + days;
}

const isOver = (instant: number | null, now = Date.now()) => instant !== null && instant < now;

type FieldsProps = {
  value: CourseTime;
  startsOn: string | null;
  /** The time of day is none. */
  isTimeWrong: boolean;
  onChange: (time: CourseTime) => void;
};

/** A time of a course, with the instant that it comes to. */
export function TimeFields({ value, startsOn, isTimeWrong, onChange }: FieldsProps) {
  const { t } = useTranslation('build');
  const whenOf = useWhenWords(startsOn);
  const comesTo = isOver(courseInstant(startsOn, value))
    ? t('when.over', { when: whenOf(value) })
    : t('when.comesTo', { when: whenOf(value) });
  return (
    <>
      <CourseTimeFields value={value} onChange={onChange} isTimeWrong={isTimeWrong} />
      <Text textStyle="sm" color="fg.muted" mt="2">
        {startsOn === null ? t('when.noStart') : comesTo}
      </Text>
    </>
  );
}

type Props = Omit<FieldsProps, 'value' | 'onChange'> & {
  label: string;
  hint?: string;
  /** null: there is none. */
  value: CourseTime | null;
  /** How it begins. */
  first: () => CourseTime;
  onChange: (time: CourseTime | null) => void;
  /** What is wrong with it. */
  children?: ReactNode;
};

/** A time of a course that there may be or not. */
export function TimeEnd(props: Props) {
  const { label, hint, value, first, onChange, children, ...fields } = props;
  return (
    <Box>
      <SwitchRow
        label={label}
        {...(hint !== undefined && { hint })}
        on={value !== null}
        onChange={(on) => onChange(on ? first() : null)}
      />
      {value !== null && <TimeFields {...fields} value={value} onChange={onChange} />}
      {children}
    </Box>
  );
}
