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
  ['too_few_questions', 'content'],
  ['missing_question', 'content'],
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

it.each([
  ['draft', '1 to resolve before publishing'],
  ['published', '1 that stops students'],
])('says of a course that is %s what it means for it: %s', async (state, title) => {
  const course = {
    course: { courseId: 'c', state },
    modules: [],
    blocks: [{ blockId: 'b', title: { en: 'A quiz' } }],
    findings: [finding('too_few_questions')],
  } as unknown as Outline['course'];
  await renderInSite(
    <OutlineContext value={{ course, open: vi.fn() } as unknown as Outline}>
      <ReadinessPanel />
    </OutlineContext>,
  );
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
});
