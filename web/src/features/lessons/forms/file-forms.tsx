import { Text } from '@chakra-ui/react/text';
import { useSyncExternalStore } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import '../texts.ts';
import { Duration } from './duration.tsx';
import { FileRow } from './file-row.tsx';
import type { FormProps } from './form-props.ts';
import { issueAt } from './issue-at.ts';
import { wordsIn, withWords } from './localized.ts';
import { TwoLanguages } from './two-languages.tsx';
import { unmeasured, useDuration } from './use-duration.ts';
import { ValueField } from './value-field.tsx';

/** Something to take along. */
export function FileForm({ content, onChange, files, pickMedia }: FormProps<'file'>) {
  const { t } = useTranslation('lessons');
  return (
    <FileRow
      label={t('kind.file')}
      mediaId={content.mediaId}
      wanted="file"
      files={files}
      pickMedia={pickMedia}
      onPick={(mediaId) => onChange({ ...content, mediaId })}
    />
  );
}

/** A picture with what it shows, for those who do not see it, and what is said of it. */
export function ImageForm(props: FormProps<'image'>) {
  const { content, onChange, files, pickMedia, issues, language } = props;
  const { t } = useTranslation('lessons');
  const { alt, caption } = content;
  const url = useSyncExternalStore(files.subscribe, files.get).get(content.mediaId)?.url;
  const tooLong = (field: string, of: string) =>
    issueAt(issues, field, of) ? t('problem.line', { most: 300 }) : undefined;
  return (
    <>
      <FileRow
        label={t('kind.image')}
        mediaId={content.mediaId}
        wanted="image"
        files={files}
        pickMedia={pickMedia}
        onPick={(mediaId) => onChange({ ...content, mediaId })}
      />
      {url && <chakra.img src={url} alt="" maxH="16rem" maxW="full" borderRadius="l2" />}
      <TwoLanguages
        first={language}
        missing={(of) => wordsIn(alt, of) === '' && wordsIn(caption, of) === ''}
        onCopy={(to, from) =>
          onChange({
            ...content,
            alt: withWords(alt, to, wordsIn(alt, from)),
            caption: withWords(caption, to, wordsIn(caption, from)),
          })
        }
      >
        {(of) => (
          <>
            <ValueField
              label={t('image.alt')}
              hint={t('image.altHint')}
              lang={of}
              value={wordsIn(alt, of)}
              error={tooLong('alt', of)}
              onChange={(words) => onChange({ ...content, alt: withWords(alt, of, words) })}
            />
            <ValueField
              label={t('image.caption')}
              lang={of}
              value={wordsIn(caption, of)}
              error={tooLong('caption', of)}
              onChange={(words) => onChange({ ...content, caption: withWords(caption, of, words) })}
            />
          </>
        )}
      </TwoLanguages>
      {wordsIn(alt, 'en') === '' && wordsIn(alt, 'es') === '' && (
        <Text color="fg.warning">{t('image.needed')}</Text>
      )}
    </>
  );
}

/** Something to hear, and what is said in it as text. */
export function AudioForm(props: FormProps<'audio'>) {
  const { content, onChange, files, pickMedia, issues, language } = props;
  const { t } = useTranslation('lessons');
  const { transcript } = content;
  useDuration('audio', content, files, (durationSeconds) =>
    onChange({ ...content, durationSeconds }),
  );
  return (
    <>
      <FileRow
        label={t('kind.audio')}
        mediaId={content.mediaId}
        wanted="audio"
        files={files}
        pickMedia={pickMedia}
        onPick={(mediaId) => onChange({ ...content, mediaId, durationSeconds: unmeasured })}
      >
        <Duration seconds={content.durationSeconds} />
      </FileRow>
      <TwoLanguages
        first={language}
        missing={(of) => wordsIn(transcript, of) === ''}
        onCopy={(to, from) =>
          onChange({ ...content, transcript: withWords(transcript, to, wordsIn(transcript, from)) })
        }
      >
        {(of) => (
          <ValueField
            label={t('transcript')}
            hint={t('transcriptHint')}
            rows={10}
            lang={of}
            value={wordsIn(transcript, of)}
            error={
              issueAt(issues, 'transcript', of) ? t('problem.line', { most: 20_000 }) : undefined
            }
            onChange={(words) =>
              onChange({ ...content, transcript: withWords(transcript, of, words) })
            }
          />
        )}
      </TwoLanguages>
    </>
  );
}
