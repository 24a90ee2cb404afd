import { Grid } from '@chakra-ui/react/grid';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CourseTime } from '#shared/schemas/course-time.ts';
import { SelectField } from '#web/components/form/select-field.tsx';
import { wholeOf } from '#web/lib/whole-number.ts';
import './texts.ts';
import { ValueField } from './value-field.tsx';

const zones = Intl.supportedValuesOf('timeZone');

type Props = {
  value: CourseTime;
  onChange: (value: CourseTime) => void;
  /** The time of day is none. */
  isTimeWrong: boolean;
};

/** An instant of a course: the day of it, counted from 1, and the time of day in a zone. */
export function CourseTimeFields({ value, onChange, isTimeWrong }: Props) {
  const { t } = useTranslation('lessons');
  const { day, time, timeZone } = value;
  // The typed text may be no number yet.
  const [typedDay, setTypedDay] = useState(String(day + 1));
  const known = zones.includes(timeZone) ? zones : [timeZone, ...zones];
  const dayOf = (text: string) => wholeOf(text, 1, 1001);
  return (
    <Grid
      templateColumns="repeat(auto-fit, minmax(min(100%, 10rem), 1fr))"
      gap="4"
      alignItems="start"
    >
      <ValueField
        label={t('live.day')}
        value={typedDay}
        error={dayOf(typedDay) === null ? t('live.dayWrong') : undefined}
        input={{ inputMode: 'numeric' }}
        onChange={(next) => {
          setTypedDay(next);
          const number = dayOf(next);
          if (number !== null) onChange({ ...value, day: number - 1 });
        }}
      />
      <ValueField
        label={t('live.time')}
        value={time}
        error={isTimeWrong ? t('live.timeWrong') : undefined}
        input={{ type: 'time' }}
        onChange={(next) => onChange({ ...value, time: next })}
      />
      <SelectField
        label={t('live.zone')}
        choices={known.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
        field={{
          name: 'timeZone',
          ref: (select: HTMLSelectElement | null) => {
            if (select) select.value = timeZone;
          },
          onBlur: async () => undefined,
          onChange: async ({ target }: { target: HTMLSelectElement }) =>
            onChange({ ...value, timeZone: target.value }),
        }}
      />
    </Grid>
  );
}
