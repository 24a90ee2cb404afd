// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import '../../../test/dialogs.ts';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { BulkBar } from './bulk-bar.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));

it('begins the status of many questions with the one that takes none out of a quiz', async () => {
  await renderInSite(
    <BulkBar bankId="bank" binned={false} questionIds={['one', 'two']} onClear={() => undefined} />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Status' }));
  const chosen = screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked);
  expect(chosen.map(({ value }) => value)).toEqual(['ready']);
});
