// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { createFiles } from '#web/blocks/form/files.ts';
import type { RichEditorProps } from '#web/blocks/text/rich/rich-editor.tsx';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { FormScopeProvider } from './form-scope.ts';
import { RichField } from './rich-field.tsx';

const editor = vi.hoisted(() => ({ come: Promise.withResolvers<void>(), took: '' }));
// The editor is on its way until it is told to come; then it takes what was typed as soon as it has the focus.
vi.mock('#web/blocks/text/rich/rich-editor.tsx', async () => {
  await editor.come.promise;
  return {
    default: function Field({ label, takeTyped }: RichEditorProps) {
      const begin = useEffectEvent(() => {
        editor.took = takeTyped?.() ?? '';
      });
      useEffect(() => begin(), []);
      return <textarea aria-label={label} />;
    },
  };
});

const files = createFiles([]);

function Form() {
  const [active, onActivate] = useState<string | null>(null);
  const scope = { files, issues: [], findings: [], languages: ['en' as const], active, onActivate };
  return (
    <FormScopeProvider value={{ ...scope, pickMedia: async () => undefined }}>
      <RichField label="Instructions" path={['instructions']} value={{}} onChange={() => {}} />
    </FormScopeProvider>
  );
}

it('keeps what is typed before the editor is there, and hands it over', async () => {
  await renderInSite(<Form />);
  act(() => screen.getByRole('textbox').focus());
  const early = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Instructions/ });
  expect(document.activeElement).toBe(early);
  fireEvent.change(early, { target: { value: 'Read page 3.' } });
  await act(async () => editor.come.resolve());
  await vi.waitFor(() => expect(editor.took).toBe('Read page 3.'));
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(early.isConnected).toBe(false);
});
