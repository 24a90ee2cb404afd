import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import './texts.ts';

type Props = {
  /** Nothing is chosen yet: it is what the page asks for. */
  first: boolean;
  onChoose: (files: File[]) => void;
};

/** A zip, some Markdown files, or a folder. The browser's own words would be in the browser's language. */
export function FileChooser({ first, onChoose }: Props) {
  const { t } = useTranslation('transfer');
  const hintId = useId();
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const take = (input: HTMLInputElement) => {
    const chosen = [...(input.files ?? [])];
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
    <div>
      <input ref={files} multiple accept=".zip,.md,.json" {...hidden} />
      {/* Not known to React's types: a folder with all that lies in it. */}
      <input ref={folder} {...hidden} {...{ webkitdirectory: '' }} />
      <Flex gap="3" wrap="wrap" align="center">
        <Button
          variant={first ? 'primary' : 'outline'}
          aria-describedby={hintId}
          onClick={() => files.current?.click()}
        >
          {t('choose.label')}
        </Button>
        <Button variant="outline" onClick={() => folder.current?.click()}>
          {t('choose.folder')}
        </Button>
      </Flex>
      <Text id={hintId} mt="2" color="fg.muted" textStyle="sm" maxW="prose">
        {t('choose.hint')}
      </Text>
    </div>
  );
}
