// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Rubric } from '#shared/schemas/rubrics.ts';
import { createFiles } from '#web/blocks/form/files.ts';
import { FormScopeProvider } from '#web/questions/form/form-scope.ts';
import { assignmentOf } from '#test/support/assignment-of.ts';
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
const show = (criteria: Rubric['criteria']) =>
  renderInSite(
    <FormScopeProvider value={scope}>
      <MarkingPanel
        place={place}
        assignment={assignmentOf({ marking: { by: 'rubric', rubric: { criteria } } })}
        issues={[]}
        faults={['no_criteria']}
        onChange={() => {}}
        before={null}
        onReplaced={() => {}}
      />
    </FormScopeProvider>,
  );

it('says of a rubric without criteria that it has none, and of one whose criteria have no name what they lack', async () => {
  const bare = await show([]);
  await screen.findByText('The rubric has no criteria yet.');
  bare.unmount();
  const criterionId = '01J00000000000000000000001';
  await show([{ criterionId, title: {}, description: null, points: 100_000, levels: [] }]);
  await screen.findByText(/^No criterion has a name yet/);
  expect(screen.queryByText('The rubric has no criteria yet.')).toBeNull();
});
