import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { DropZone } from '#web/components/ui/drop-zone.tsx';
import { chosenFiles, droppedFiles } from './dropped-files.ts';
import type { Chosen } from './format/files.ts';
import './texts.ts';

type Props = {
  /** Nothing is chosen yet: it is what the page asks for. */
  first: boolean;
  onChoose: (chosen: Chosen[]) => void;
};

const single =
  '.zip,.docx,.md,.markdown,.mdown,.mdx,.txt,.html,.htm,.json,.png,.jpg,.jpeg,.webp,.gif,.svg,.mp3,.m4a,.weba,.mp4,.webm,.pdf,.pptx,.xlsx,.odt,.ods,.odp,.csv,.vtt,.srt';

/** A folder, a zip, a document or some files: dropped here, or chosen. The browser's own words would be in the browser's language. */
export function FileChooser({ first, onChoose }: Props) {
  const { t } = useTranslation('transfer');
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const take = (input: HTMLInputElement) => {
    const chosen = chosenFiles(input.files ?? []);
    // The same file can be chosen again after it was changed.
    input.value = '';
    if (chosen.length > 0) onChoose(chosen);
  };
  const hidden = {
    type: 'file',
    hidden: true,
    'aria-hidden': true,
    tabIndex: -1,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => take(currentTarget),
  };
  return (
    <DropZone
      size="lg"
      onDrop={(data) =>
        void droppedFiles(data).then((chosen) => {
          if (chosen.length > 0) onChoose(chosen);
        })
      }
    >
      <input ref={files} multiple accept={single} {...hidden} />
      {/* Not known to React's types: a folder with all that lies in it. */}
      <input ref={folder} {...hidden} {...{ webkitdirectory: '' }} />
      <Text fontWeight="medium" fontSize={first ? 'lg' : 'md'} mb="3">
        {t(first ? 'choose.drop' : 'choose.other')}
      </Text>
      <Flex gap="3" wrap="wrap" align="center">
        <Button variant={first ? 'primary' : 'outline'} onClick={() => folder.current?.click()}>
          {t('choose.folder')}
        </Button>
        <Button variant="outline" onClick={() => files.current?.click()}>
          {t('choose.label')}
        </Button>
      </Flex>
      {first && (
        <Text mt="3" color="fg.muted" textStyle="sm" maxW="prose">
          {t('choose.hint')}
        </Text>
      )}
    </DropZone>
  );
}
