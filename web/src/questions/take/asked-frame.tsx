import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { type ComponentProps, type ReactNode, useContext, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedQuestion } from '#shared/schemas/questions.ts';
import { Pictures } from '../pictures.ts';
import '../texts.ts';
import { Written } from '../written.tsx';

type Props = Pick<ComponentProps<'fieldset'>, 'onKeyDown'> & {
  asked: Pick<AskedQuestion, 'stem' | 'audio'>;
  /** Says how it is answered. */
  legend: string;
  /** The stem, where what is to be filled in stands within it. */
  stem?: ReactNode;
  children?: ReactNode;
};

/** What is asked, and the group of fields that answers it, which is called by both. */
export function AskedFrame({ asked, legend, stem, children, onKeyDown }: Props) {
  const id = useId();
  return (
    <Flex direction="column" gap="5">
      {stem === undefined && (
        <div id={`${id}-stem`}>
          <Written text={asked.stem} />
        </div>
      )}
      <StemSound mediaId={asked.audio} />
      <chakra.fieldset
        minW="0"
        aria-labelledby={stem === undefined ? `${id}-stem ${id}-how` : `${id}-how`}
        onKeyDown={onKeyDown}
      >
        <chakra.legend id={`${id}-how`} textStyle="sm" color="fg.muted" mb="2.5">
          {legend}
        </chakra.legend>
        {stem}
        {children}
      </chakra.fieldset>
    </Flex>
  );
}

/** The sound that belongs to a stem. */
export function StemSound({ mediaId }: { mediaId: string | null }) {
  const { t } = useTranslation('questions');
  const { links, onLinkEnded } = useContext(Pictures);
  const url = links.find((link) => link.mediaId === mediaId)?.url;
  if (mediaId === null) return null;
  if (!url) return <chakra.p color="fg.muted">{t('take.noSound')}</chakra.p>;
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- what has to be read stands in the stem
    <chakra.audio
      src={url}
      aria-label={t('take.sound')}
      preload="metadata"
      controls
      w="full"
      maxW="prose"
      onError={onLinkEnded}
    />
  );
}
