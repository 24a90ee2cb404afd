// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Rubric } from '#shared/schemas/rubrics.ts';
import { createFiles } from '#web/blocks/form/files.ts';
import { FormScopeProvider } from '#web/questions/form/form-scope.ts';
import { type Assignment, assignmentOf } from '#test/support/assignment-of.ts';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { MarkingPanel } from './marking-panel.tsx';

const place = {
  courseId: '01J0000000000000000000000C',
  assignmentId: '01J0000000000000000000000A',
  title: 'Essay',
  startsOn: null,
  endsOn: null,
  completion: { rule: 'viewed' as const },
  isSubmitted: false,
};
const scope = {
  files: createFiles([]),
  pickMedia: async () => undefined,
  issues: [],
  findings: [],
  languages: ['en' as const],
  active: null,
  onActivate: () => {},
};
const show = (changes: Partial<Assignment>, onChange = (_: Partial<Assignment>) => {}) =>
  renderInSite(
    <FormScopeProvider value={scope}>
      <MarkingPanel
        place={place}
        assignment={assignmentOf(changes)}
        issues={[]}
        faults={['no_criteria']}
        onChange={onChange}
        before={null}
        onReplaced={() => {}}
      />
    </FormScopeProvider>,
  );

const withRubric = (criteria: Rubric['criteria']) =>
  show({ marking: { by: 'rubric', rubric: { criteria } } });

it('says of a rubric without criteria that it has none, and of one whose criteria have no name what they lack', async () => {
  const bare = await withRubric([]);
  await screen.findByText('The rubric has no criteria yet.');
  bare.unmount();
  const criterionId = '01J00000000000000000000001';
  await withRubric([{ criterionId, title: {}, description: null, points: 100_000, levels: [] }]);
  await screen.findByText(/^No criterion has a name yet/);
  expect(screen.queryByText('The rubric has no criteria yet.')).toBeNull();
});

it.each([
  ['a week after the due date', null, 17],
  ['on the day after the closing', 17, 18],
])('plans the release of the marks %s', async (_, closesOn, day) => {
  const onChange = vi.fn();
  const at = (on: number) => ({ day: on, time: '23:59', timeZone: 'UTC' });
  await show({ due: at(10), closes: closesOn === null ? null : at(closesOn) }, onChange);
  fireEvent.change(screen.getByRole('combobox', { name: 'Students see marks and comments' }), {
    target: { value: 'at' },
  });
  expect(onChange).toHaveBeenCalledExactlyOnceWith({
    marksRelease: { rule: 'at', at: expect.objectContaining({ day, time: '09:00' }) },
  });
});
