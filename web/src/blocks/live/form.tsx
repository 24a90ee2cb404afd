import { Grid } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#web/components/form/select-field.tsx';
import '../form/texts.ts';
import { FileRow } from '../form/file-row.tsx';
import type { FormProps } from '../form/form-props.ts';
import { issueAt } from '../form/issue-at.ts';
import { ValueField } from '../form/value-field.tsx';

const zones = Intl.supportedValuesOf('timeZone');

/** A session at a fixed time: when, where, and later its recording. */
export function LiveForm({ content, onChange, files, pickMedia, issues }: FormProps<'live'>) {
  const { t } = useTranslation('lessons');
  const { day, time, timeZone, joinAddress, recordingMediaId } = content;
  // The typed text may be no number yet.
  const [typedDay, setTypedDay] = useState(String(day + 1));
  const known = zones.includes(timeZone) ? zones : [timeZone, ...zones];
  const dayWrong = !/^\d{1,4}$/.test(typedDay) || Number(typedDay) < 1 || Number(typedDay) > 1001;
  return (
    <>
      <Grid templateColumns="repeat(auto-fit, minmax(10rem, 1fr))" gap="4" alignItems="start">
        <ValueField
          label={t('live.day')}
          value={typedDay}
          error={dayWrong ? t('live.dayWrong') : undefined}
          input={{ inputMode: 'numeric' }}
          onChange={(next) => {
            setTypedDay(next);
            const number = Number(next);
            if (Number.isInteger(number) && number >= 1 && number <= 1001)
              onChange({ ...content, day: number - 1 });
          }}
        />
        <ValueField
          label={t('live.time')}
          value={time}
          error={issueAt(issues, 'time') ? t('live.timeWrong') : undefined}
          input={{ type: 'time' }}
          onChange={(next) => onChange({ ...content, time: next })}
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
              onChange({ ...content, timeZone: target.value }),
          }}
        />
      </Grid>
      <Text textStyle="sm" color="fg.muted">
        {t('live.hint')}
      </Text>
      <ValueField
        label={t('live.join')}
        hint={t('live.joinHint')}
        value={joinAddress ?? ''}
        error={issueAt(issues, 'joinAddress') ? t('link.wrong') : undefined}
        input={{ type: 'url', inputMode: 'url', placeholder: 'https://' }}
        onChange={(next) => onChange({ ...content, joinAddress: next })}
      />
      <FileRow
        label={t('live.recording')}
        mediaId={recordingMediaId}
        wanted="video"
        files={files}
        pickMedia={pickMedia}
        onPick={({ mediaId }) => onChange({ ...content, recordingMediaId: mediaId })}
        onRemove={() => onChange({ ...content, recordingMediaId: null })}
      />
    </>
  );
}
