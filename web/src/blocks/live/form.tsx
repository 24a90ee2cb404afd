import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import '../form/texts.ts';
import { CourseTimeFields } from '../form/course-time-fields.tsx';
import { FileRow } from '../form/file-row.tsx';
import type { FormProps } from '../form/form-props.ts';
import { issueAt } from '../form/issue-at.ts';
import { ValueField } from '../form/value-field.tsx';

/** A session at a fixed time: when, where, and later its recording. */
export function LiveForm({ content, onChange, files, pickMedia, issues }: FormProps<'live'>) {
  const { t } = useTranslation('lessons');
  const { day, time, timeZone, joinAddress, recordingMediaId } = content;
  return (
    <>
      <CourseTimeFields
        value={{ day, time, timeZone }}
        onChange={(next) => onChange({ ...content, ...next })}
        isTimeWrong={issueAt(issues, 'time') !== undefined}
      />
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
