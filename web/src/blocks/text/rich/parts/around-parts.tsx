import type { Editor } from '@tiptap/core';
import { useTranslation } from 'react-i18next';
import { calloutKinds } from '#shared/schemas/rich-text.ts';
import { Button } from '#web/components/ui/button.tsx';
import '#web/components/rich-text/texts.ts';
import { lowlight } from '#web/lib/code/every-language.ts';
import '../../../form/texts.ts';
import { setPart } from '../selected-part.ts';
import { Choice, Control } from './controls.tsx';
import type { PartProps } from './part-props.ts';

const languages = lowlight.listLanguages().toSorted();

/** The language that a block of code is in. */
export function CodePart({ editor, part }: PartProps) {
  const { t } = useTranslation('lessons');
  const language = typeof part.attrs['language'] === 'string' ? part.attrs['language'] : '';
  const known = language === '' || languages.includes(language);
  return (
    <Control>
      {t('code.language')}
      <Choice
        value={language}
        onChange={({ target }) => setPart(editor, part.pos, 'language', target.value || null)}
      >
        <option value="">{t('code.plain')}</option>
        {!known && <option value={language}>{language}</option>}
        {languages.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Choice>
    </Control>
  );
}

/** The weight of the callout for the reader. */
export function CalloutPart({ editor, part }: PartProps) {
  const { t } = useTranslation(['lessons', 'prose']);
  return (
    <>
      <Control>
        {t('callout.kind')}
        <Choice
          value={String(part.attrs['kind'])}
          onChange={({ target }) => setPart(editor, part.pos, 'kind', target.value)}
        >
          {calloutKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`prose:callout.${kind}`)}
            </option>
          ))}
        </Choice>
      </Control>
      <Button
        size="sm"
        variant="quiet"
        onClick={() => editor.chain().focus().lift('callout').run()}
      >
        {t('callout.remove')}
      </Button>
    </>
  );
}

const tableActions = {
  addRow: (editor: Editor) => editor.chain().addRowAfter().run(),
  removeRow: (editor: Editor) => editor.chain().deleteRow().run(),
  addColumn: (editor: Editor) => editor.chain().addColumnAfter().run(),
  removeColumn: (editor: Editor) => editor.chain().deleteColumn().run(),
  headerRow: (editor: Editor) => editor.chain().toggleHeaderRow().run(),
  headerColumn: (editor: Editor) => editor.chain().toggleHeaderColumn().run(),
  remove: (editor: Editor) => editor.chain().focus().deleteTable().run(),
};

/** Rows and columns come and go where the cursor is. */
export function TablePart({ editor }: PartProps) {
  const { t } = useTranslation('lessons');
  return Object.keys(tableActions).map((key) => {
    const name = key as keyof typeof tableActions;
    return (
      <Button
        key={name}
        size="sm"
        variant={name === 'remove' ? 'quiet' : 'outline'}
        onClick={() => tableActions[name](editor)}
      >
        {t(`table.${name}`)}
      </Button>
    );
  });
}
