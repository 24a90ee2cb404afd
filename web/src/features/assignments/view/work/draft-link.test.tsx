// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderInSite } from '../../../../../test/render-in-site.tsx';
import { DraftLink } from './draft-link.tsx';

const heard = vi.fn();

function Field({ elsewhere }: { elsewhere?: string }) {
  const [link, setLink] = useState<string | null>(null);
  return (
    <>
      <DraftLink
        link={link}
        onChange={(next) => {
          heard(next);
          if (next !== undefined) setLink(next);
        }}
      />
      <button type="button" onClick={() => setLink(elsewhere ?? null)}>
        Elsewhere
      </button>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Link');
const type = (value: string) => fireEvent.change(field(), { target: { value } });

it('keeps what is typed while it is no address yet, and tells what is', async () => {
  await renderInSite(<Field />);
  type('http://example.org');
  expect(field().value).toBe('http://example.org');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  type(' https://example.org ');
  expect(field().value).toBe('https://example.org');
  expect(field().getAttribute('aria-invalid')).toBeNull();
  type('');
  expect(heard.mock.calls).toEqual([[undefined], ['https://example.org'], [null]]);
});

it('takes what came from another device', async () => {
  await renderInSite(<Field elsewhere="https://example.org/there" />);
  fireEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(field().value).toBe('https://example.org/there');
});
