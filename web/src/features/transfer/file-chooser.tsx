import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import './texts.ts';

type Props = { onChoose: (files: File[]) => void };

/** A zip, some Markdown files, or a folder. */
export function FileChooser({ onChoose }: Props) {
  const { t } = useTranslation('transfer');
  const id = useId();
  const folder = useRef<HTMLInputElement>(null);
  const take = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])];
    // The same file can be chosen again after it was changed.
    input.value = '';
    if (files.length > 0) onChoose(files);
  };
  return (
    <div>
      <chakra.label htmlFor={id} display="block" fontWeight="medium" mb="1.5">
        {t('choose.label')}
      </chakra.label>
      <Flex gap="4" wrap="wrap" align="center">
        <chakra.input
          id={id}
          type="file"
          multiple
          accept=".zip,.md,.json"
          maxW="full"
          aria-describedby={`${id}-hint`}
          css={{ '&::file-selector-button': { minH: '11', px: '4', me: '3', cursor: 'pointer' } }}
          onChange={({ currentTarget }) => take(currentTarget)}
        />
        <input
          ref={folder}
          type="file"
          hidden
          aria-hidden
          tabIndex={-1}
          // Not known to React's types: a folder with all that lies in it.
          {...{ webkitdirectory: '' }}
          onChange={({ currentTarget }) => take(currentTarget)}
        />
        <Button variant="outline" size="sm" onClick={() => folder.current?.click()}>
          {t('choose.folder')}
        </Button>
      </Flex>
      <Text id={`${id}-hint`} mt="2" color="fg.muted" textStyle="sm" maxW="prose">
        {t('choose.hint')}
      </Text>
    </div>
  );
}
