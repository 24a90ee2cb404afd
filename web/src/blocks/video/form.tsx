import { useTranslation } from 'react-i18next';
import { languages } from '#shared/policies/languages.ts';
import '../form/texts.ts';
import { FileRow } from '../form/file-row.tsx';
import type { FormProps } from '../form/form-props.ts';
import { PlayedFile } from '../form/played-file.tsx';

/** A video and what is said in it, as captions in each language. */
export function VideoForm(props: FormProps<'video'>) {
  const { content, onChange, files, pickMedia } = props;
  const { t } = useTranslation('lessons');
  const { captions } = content;
  return (
    <>
      <PlayedFile {...props} />
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
            onPick={({ mediaId }) =>
              onChange({ ...content, captions: [...others, { language, mediaId }] })
            }
            onRemove={() => onChange({ ...content, captions: others })}
          />
        );
      })}
    </>
  );
}
