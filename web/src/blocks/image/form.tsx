import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useStore } from '#web/lib/use-store.ts';
import type { FormProps } from '../form/form-props.ts';
import { wordsIn } from '../form/localized.ts';
import { ShownFile } from '../form/shown-file.tsx';
import '../form/texts.ts';
import { WordFields } from '../form/word-fields.tsx';

/** A picture with what it shows, for those who do not see it, and what is said of it. */
export function ImageForm(props: FormProps<'image'>) {
  const { content, onChange, files, issues, language } = props;
  const { t } = useTranslation('lessons');
  const { alt, caption } = content;
  const url = useStore(files).get(content.mediaId)?.url;
  return (
    <>
      <ShownFile {...props} />
      {url && (
        <chakra.img
          src={url}
          alt=""
          maxH="16rem"
          maxW="full"
          borderRadius="l2"
          onError={files.onLinkEnded}
        />
      )}
      <WordFields
        words={{ alt, caption }}
        fields={[
          { name: 'alt', label: t('image.alt'), hint: t('image.altHint'), most: 300 },
          { name: 'caption', label: t('image.caption'), most: 300 },
        ]}
        onChange={(words) => onChange({ ...content, ...words })}
        issues={issues}
        first={language}
      />
      {wordsIn(alt, 'en') === '' && wordsIn(alt, 'es') === '' && (
        <Text color="fg.warning">{t('image.needed')}</Text>
      )}
    </>
  );
}
