// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInSite } from '../../../../../test/render-in-site.tsx';
import { type Outline, OutlineContext } from '../outline-context.ts';
import type { Finding } from '../types.ts';
import { ReadinessPanel } from './readiness-panel.tsx';

const finding = (code: Finding['code']): Finding => ({
  code,
  blocking: true,
  moduleId: 'm',
  blockId: 'b',
});

it.each([
  ['no_access_code', 'content'],
  ['no_first_day', 'content'],
  ['no_points', 'content'],
  ['closes_before_opening', 'content'],
  ['empty_block', 'content'],
  ['unreachable', 'rules'],
] as const)('leads from %s to the tab in which it is put right: %s', async (code, tab) => {
  const open = vi.fn();
  const course = {
    course: { courseId: 'c' },
    modules: [],
    blocks: [{ blockId: 'b', title: { en: 'A quiz' } }],
    findings: [finding(code)],
  } as unknown as Outline['course'];
  await renderInSite(
    <OutlineContext value={{ course, open } as unknown as Outline}>
      <ReadinessPanel />
    </OutlineContext>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Go to A quiz' }));
  expect(open).toHaveBeenCalledExactlyOnceWith('b', tab);
});
