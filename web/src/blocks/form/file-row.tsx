import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { useStore } from '#web/lib/use-store.ts';
import type { Files } from './files.ts';
import './texts.ts';
import type { Media, PickMedia, Wanted } from '../types.ts';

type Props = {
  label: string;
  mediaId: string | null;
  wanted: Wanted;
  files: Files;
  pickMedia: PickMedia;
  onPick: (media: Media) => void;
  onRemove?: () => void;
  /** Other facts about it. */
  children?: ReactNode;
};

/** A file of the course's media: which one it is, and the way to another. */
export function FileRow({
  label,
  mediaId,
  wanted,
  files,
  pickMedia,
  onPick,
  onRemove,
  children,
}: Props) {
  const { t } = useTranslation('lessons');
  const known = useStore(files);
  const file = mediaId === null ? undefined : known.get(mediaId);
  const pick = async () => {
    const media = await pickMedia(wanted);
    if (!media) return;
    files.takeMedia(media);
    onPick(media);
  };
  const words = mediaId === null ? t('file.none') : (file?.fileName ?? t('file.unknown'));
  return (
    <Flex
      align="center"
      gap="3"
      wrap="wrap"
      borderWidth="1px"
      borderRadius="l2"
      bg="bg.panel"
      p="4"
    >
      <Flex direction="column" flex="1 1 12rem" minW="0">
        <Text fontWeight="medium" fontSize="sm" color="fg.muted">
          {label}
        </Text>
        <Text overflowWrap="anywhere">{words}</Text>
        {children}
      </Flex>
      <Button
        size="sm"
        variant="outline"
        aria-label={t(mediaId === null ? 'file.chooseOf' : 'file.replaceOf', { label })}
        onClick={() => void pick()}
      >
        {t(mediaId === null ? 'file.choose' : 'file.replace')}
      </Button>
      {onRemove && mediaId !== null && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={t('file.removeOf', { label })}
          onClick={onRemove}
        >
          {t('file.remove')}
        </Button>
      )}
    </Flex>
  );
}
