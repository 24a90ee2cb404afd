import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import '../../../form/texts.ts';
import { leavePart, setPart } from '../selected-part.ts';
import { Control, Line, Tick } from './controls.tsx';
import type { PartProps } from './part-props.ts';

/** The words for a picture, or that it says nothing. */
export function ImagePart({ editor, part, replacePicture }: PartProps) {
  const { t } = useTranslation('lessons');
  const decorative = part.attrs['decorative'] === true;
  const alt = typeof part.attrs['alt'] === 'string' ? part.attrs['alt'] : '';
  const replace = async () => {
    const mediaId = await replacePicture();
    if (mediaId !== null) setPart(editor, part.pos, 'mediaId', mediaId);
  };
  return (
    <>
      <Control flex="1">
        {t('image.alt')}
        <Line
          value={alt}
          maxLength={300}
          disabled={decorative}
          placeholder={t('image.altHint')}
          onChange={({ target }) => setPart(editor, part.pos, 'alt', target.value || null)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return;
            event.preventDefault();
            leavePart(editor);
          }}
        />
      </Control>
      <Control>
        <Tick
          checked={decorative}
          onChange={({ target }) => setPart(editor, part.pos, 'decorative', target.checked)}
        />
        {t('image.decorative')}
      </Control>
      <Button size="sm" variant="outline" onClick={() => void replace()}>
        {t('image.replace')}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        onClick={() => editor.chain().deleteSelection().focus().run()}
      >
        {t('image.remove')}
      </Button>
    </>
  );
}
