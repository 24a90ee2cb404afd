import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Labelled } from '#web/components/form/labelled.tsx';
import { Textarea } from '#web/components/form/textarea.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { DropZone } from '#web/components/ui/drop-zone.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { saveFile } from '#web/lib/save-file.ts';
import './texts.ts';

type Props = {
  /** Nothing is chosen yet: it is what the dialog asks for. */
  first: boolean;
  /** Nothing of what was chosen could be read: what stands in it may still be pasted. */
  failed: boolean;
  onChoose: (files: File[]) => void;
};

/** Files of questions: dropped here, or chosen; or their text, pasted. */
export function ChooseFiles({ first, failed, onChoose }: Props) {
  const { t } = useTranslation('questionFiles');
  const { language } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [pasted, setPasted] = useState('');
  const take = (files: FileList | null) => {
    const chosen = [...(files ?? [])];
    if (chosen.length > 0) onChoose(chosen);
  };
  return (
    <DropZone size={first ? 'lg' : 'md'} onDrop={({ files }) => take(files)}>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-hidden
        tabIndex={-1}
        accept=".xml,.gift,.txt,.csv,.tsv,.xlsx"
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          // The same file can be chosen again after it was changed.
          currentTarget.value = '';
        }}
      />
      <Text fontWeight="medium" mb="3">
        {t(first ? 'import.drop' : 'import.other')}
      </Text>
      <Flex gap="3" wrap="wrap">
        <Button variant={first ? 'primary' : 'outline'} onClick={() => input.current?.click()}>
          {t('import.choose')}
        </Button>
        {first && (
          <Button
            variant="quiet"
            onClick={() =>
              void import('../formats/template.ts').then(({ templateOf }) =>
                saveFile(t('import.templateFile'), templateOf(language), 'text/csv;charset=utf-8'),
              )
            }
          >
            {t('import.template')}
          </Button>
        )}
      </Flex>
      {first && (
        <Text mt="3" color="fg.muted" textStyle="sm" maxW="prose">
          {t('import.hint')}
        </Text>
      )}
      {(first || failed || pasted !== '') && (
        <Flex direction="column" gap="3" mt="6" alignItems="start">
          <Labelled label={t('import.paste')} hint={t('import.pasteHint')}>
            <Textarea
              ref={field}
              rows={first ? 5 : 3}
              value={pasted}
              onChange={({ currentTarget }) => setPasted(currentTarget.value)}
            />
          </Labelled>
          <Button
            variant="outline"
            onClick={() => {
              if (pasted.trim() === '') field.current?.focus();
              else onChoose([new File([pasted], t('import.pasted'), { type: 'text/plain' })]);
            }}
          >
            {t('import.read')}
          </Button>
        </Flex>
      )}
    </DropZone>
  );
}
