import { useTranslation } from 'react-i18next';
import { languages } from '#shared/policies/languages.ts';
import '../texts.ts';
import { Duration } from './duration.tsx';
import { FileRow } from './file-row.tsx';
import type { FormProps } from './form-props.ts';
import { unmeasured, useDuration } from './use-duration.ts';

/** A video and what is said in it, as captions in each language. */
export function VideoForm({ content, onChange, files, pickMedia }: FormProps<'video'>) {
  const { t } = useTranslation('lessons');
  const { captions } = content;
  useDuration('video', content, files, (durationSeconds) =>
    onChange({ ...content, durationSeconds }),
  );
  return (
    <>
      <FileRow
        label={t('kind.video')}
        mediaId={content.mediaId}
        wanted="video"
        files={files}
        pickMedia={pickMedia}
        onPick={(mediaId) => onChange({ ...content, mediaId, durationSeconds: unmeasured })}
      >
        <Duration seconds={content.durationSeconds} />
      </FileRow>
      {languages.map((language) => {
        const others = captions.filter((one) => one.language !== language);
        return (
          <FileRow
            key={language}
            label={t('captions', { language: t(`language.${language}`) })}
            mediaId={captions.find((one) => one.language === language)?.mediaId ?? null}
            wanted="captions"
            files={files}
            pickMedia={pickMedia}
            onPick={(mediaId) =>
              onChange({ ...content, captions: [...others, { language, mediaId }] })
            }
            onRemove={() => onChange({ ...content, captions: others })}
          />
        );
      })}
    </>
  );
}
