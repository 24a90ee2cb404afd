// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { Editor } from '@tiptap/react';
import i18next from 'i18next';
import { afterEach, expect, it } from 'vitest';
import { createFiles } from '#web/blocks/form/files.ts';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { textExtensions } from './extensions.ts';
import { insertTyped } from './insert-typed.ts';
import RichEditor from './rich-editor.tsx';

afterEach(() => act(() => i18next.changeLanguage('en')));

it('speaks the language of the page around a text of another language, also after a change', async () => {
  await renderInSite(
    <RichEditor
      label="Instructions"
      lang="en"
      value={undefined}
      onChange={() => {}}
      files={createFiles([])}
      onLost={() => {}}
    />,
  );
  const text = await screen.findByRole('textbox', { name: 'Instructions' });
  const before = text.dataset.placeholder;
  expect(before).not.toBe('');
  await act(() => i18next.changeLanguage('es'));
  expect(text.dataset.placeholder).not.toBe(before);
  expect(text.lang).toBe('en');
});

it('takes in what was typed before it was there, line by line, behind what it says', async () => {
  const editor = new Editor({
    extensions: textExtensions,
    content: '<p>Read this.</p>',
    injectCSS: false,
  });
  editor.commands.setTextSelection(editor.state.doc.content.size - 1);
  insertTyped(editor, ' Then write.\n/ask');
  expect(editor.getText({ blockSeparator: '\n' })).toBe('Read this. Then write.\n/ask');
  insertTyped(editor, '');
  expect(editor.getText({ blockSeparator: '\n' })).toBe('Read this. Then write.\n/ask');
  editor.destroy();
});

it('has the cursor in the text again as soon as a formula is left: what is typed on is not lost', async () => {
  await renderInSite(
    <RichEditor
      label="Instructions"
      lang="en"
      value={undefined}
      onChange={() => {}}
      files={createFiles([])}
      onLost={() => {}}
    />,
  );
  const text = await screen.findByRole('textbox', { name: 'Instructions' });
  act(() => screen.getByRole('button', { name: 'Formula on its own line' }).click());
  const latex = await screen.findByLabelText(/^LaTeX/);
  expect(document.activeElement).toBe(latex);
  fireEvent.keyDown(latex, { key: 'Enter' });
  expect(document.activeElement).toBe(text);
});
