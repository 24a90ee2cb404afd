import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { plays } from '#shared/blocks/registry.ts';
import type { ChosenFile, FileKind } from '#web/blocks/beginnings.ts';
import { Button } from '#web/components/ui/button.tsx';
import { measureLength, unmeasured } from '#web/lib/measure-length.ts';
import { useOutlineContext } from '../outline-context.ts';
import '../texts.ts';

type Props = {
  kind: FileKind;
  onChange: (file: ChosenFile) => void;
  error: string | undefined;
};

/** One of the course's files that a kind of block can show, or one that is brought now. */
export function FileChoice({ kind, onChange, error }: Props) {
  const { t } = useTranslation('structure');
  const { pickMedia } = useOutlineContext();
  const [name, setName] = useState('');
  const choose = async () => {
    const file = await pickMedia(kind);
    if (!file) return;
    const { mediaId, fileName, durationSeconds, link } = file;
    setName(fileName);
    if (!plays(kind) || durationSeconds !== null) return onChange({ mediaId, durationSeconds });
    // Until the browser has read it, a new lesson is as long as one whose length is not known yet.
    onChange({ mediaId, durationSeconds: unmeasured });
    return onChange({
      mediaId,
      durationSeconds: link && (await measureLength(kind, link.url)),
    });
  };
  return (
    <Box>
      <Text fontWeight="medium" fontSize="sm" mb="1.5">
        {t('fill.file')}
      </Text>
      <Flex gap="3" align="center" wrap="wrap">
        {name !== '' && <Text overflowWrap="anywhere">{name}</Text>}
        <Button size="sm" variant="outline" onClick={() => void choose()}>
          {t(name === '' ? 'fill.choose' : 'fill.another')}
        </Button>
      </Flex>
      {error !== undefined && (
        <Text role="alert" color="fg.error" textStyle="sm" mt="1">
          {error}
        </Text>
      )}
    </Box>
  );
}
