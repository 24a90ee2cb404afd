import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { type RefObject, useEffect, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Anchor } from '#web/components/comments/types.ts';
import { Labelled } from '#web/components/form/labelled.tsx';
import { NativeSelect } from '#web/components/form/native-select.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import '../../texts.ts';
import type { SubmissionWork } from '../../types.ts';
import { acrossSentences, filesWithPlaces, placeIn, sentencesOf } from './first-place.ts';
import { PointFields } from './point-fields.tsx';
import { wordsNear } from './selected-place.ts';
import { SentenceFields } from './sentence-fields.tsx';

type Props = {
  work: Pick<SubmissionWork, 'receipt' | 'text'>;
  /** The work, as it stands on the page. */
  root: RefObject<HTMLElement | null>;
  chosen: Anchor;
  onPropose: (anchor: Anchor) => void;
  onTake: (anchor: Anchor) => void;
  onClose: () => void;
};

/** Chooses the place of a comment by keyboard alone, or by pointing at it; it is shown in the work meanwhile. */
export function PlaceChooser({ work, root, chosen, onPropose, onTake, onClose }: Props) {
  const { t } = useTranslation('submissions');
  const { language } = useLanguage();
  const titleId = useId();
  const { text } = work;
  const sentences = useMemo(() => (text ? sentencesOf(text, language) : []), [text, language]);
  const files = filesWithPlaces(work);
  useEffect(() => {
    root.current?.querySelector('[data-proposed]')?.scrollIntoView?.({ block: 'nearest' });
  }, [root, chosen]);
  const near =
    chosen.in === 'page' ? wordsNear(root.current, chosen.mediaId, chosen.page, chosen.area) : '';
  const pages =
    chosen.in === 'page'
      ? (root.current?.querySelectorAll(`[data-media="${CSS.escape(chosen.mediaId)}"] [data-page]`)
          .length ?? 0)
      : 0;
  return (
    <chakra.form
      aria-labelledby={titleId}
      borderWidth="1px"
      borderRadius="l2"
      p="3"
      mb="3"
      onSubmit={(event) => {
        event.preventDefault();
        onTake(chosen.in === 'page' ? { ...chosen, quote: near } : chosen);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      <Heading as="h4" size="sm" id={titleId} mb="2">
        {t('places.title')}
      </Heading>
      <Labelled label={t('places.in')}>
        <NativeSelect
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it comes in answer to the key or the button that asks for a place
          autoFocus
          value={chosen.in === 'text' ? '' : chosen.mediaId}
          onChange={({ target: { value } }) => {
            const file = files.find(({ mediaId }) => mediaId === value);
            onPropose(file ? placeIn(file, root.current) : acrossSentences(sentences, 0, 0));
          }}
        >
          {sentences.length > 0 && <option value="">{t('places.text')}</option>}
          {files.map(({ mediaId, fileName }) => (
            <option key={mediaId} value={mediaId}>
              {fileName}
            </option>
          ))}
        </NativeSelect>
      </Labelled>
      {chosen.in === 'text' ? (
        <SentenceFields sentences={sentences} chosen={chosen} onPropose={onPropose} />
      ) : (
        <PointFields chosen={chosen} pages={Math.max(1, pages)} onPropose={onPropose} />
      )}
      <Text role="status" textStyle="sm" overflowWrap="anywhere" mb="2">
        {near !== '' && t('places.near', { words: near })}
      </Text>
      <Flex gap="2" wrap="wrap">
        <Button type="submit" size="sm">
          {t('places.take')}
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          {t('places.cancel')}
        </Button>
      </Flex>
    </chakra.form>
  );
}
