// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { ConflictNotice } from './conflict-notice.tsx';

/** A field whose text was changed elsewhere too, as its first letter comes. */
function Field() {
  const [is, setIs] = useState<'written' | 'conflict' | 'settled'>('written');
  return (
    <>
      {is === 'conflict' && (
        <ConflictNotice
          places={[{ key: 'text', mine: 'Rye', theirs: 'Spelt' }]}
          onSettle={() => setIs('settled')}
        />
      )}
      <button type="button">Bold</button>
      <textarea
        aria-label="Text"
        onChange={() => setIs((before) => (before === 'written' ? 'conflict' : before))}
      />
      <button type="button">Elsewhere</button>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

/** Writes until the notice takes the focus. */
async function write() {
  await renderInSite(<Field />);
  const field = screen.getByLabelText('Text');
  field.focus();
  fireEvent.change(field, { target: { value: 'Rye' } });
  const title = await screen.findByRole('heading');
  expect(document.activeElement).toBe(title);
  return field;
}

it('takes the focus of whoever writes, and gives it back to the field once they have chosen', async () => {
  const field = await write();
  const mine = button('Keep mine');
  mine.focus();
  fireEvent.click(mine);
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  expect(document.activeElement).toBe(field);
});

it('leaves the focus where somebody has taken it meanwhile', async () => {
  await write();
  button('Elsewhere').focus();
  fireEvent.click(button('Keep mine'));
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  expect(document.activeElement).toBe(button('Elsewhere'));
});
