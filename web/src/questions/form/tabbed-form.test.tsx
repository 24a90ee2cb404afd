// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createFiles } from '#web/blocks/form/files.ts';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { TabbedForm } from './tabbed-form.tsx';

const form = {
  files: createFiles([]),
  pickMedia: async () => undefined,
  issues: [],
  language: 'en' as const,
};
const tabs = ['Task', 'Dates'].map((label) => ({ value: label, label, hasTexts: false }));

afterEach(() => vi.restoreAllMocks());

it.each([
  ['begins a part at its head for who had read on in another', -400, 1],
  ['leaves a page that is at its head where it is', 300, 0],
])('%s', async (_, top, times) => {
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 0, 0));
  await renderInSite(
    <TabbedForm form={form} summary="One text" label="Parts" tabs={tabs}>
      {(tab) => <p>Part: {tab}</p>}
    </TabbedForm>,
  );
  expect(scroll).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('tab', { name: 'Dates' }));
  screen.getByText('Part: Dates');
  expect(scroll).toHaveBeenCalledTimes(times);
});
