// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import '../../../../test/dialogs.ts';
import { questionTypes } from '#shared/questions/question-types.ts';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { NewQuestionDialog } from './new-question-dialog.tsx';

const show = (takesFiles: boolean) =>
  renderInSite(
    <NewQuestionDialog
      bankId="bank"
      addressOf={(id) => id}
      takesFiles={takesFiles}
      onClose={() => {}}
    />,
  );
const words = /needs an image, and files belong to a course/;

it('offers every type where questions may have files', async () => {
  await show(true);
  expect(screen.getAllByRole('listitem')).toHaveLength(questionTypes.length);
  expect(screen.queryByText(words)).toBeNull();
});

it('offers no question about a picture where none can be added, and says where one begins', async () => {
  await show(false);
  expect(screen.getAllByRole('listitem')).toHaveLength(questionTypes.length - 1);
  expect(screen.queryByRole('button', { name: /in an image/ })).toBeNull();
  expect(screen.getByText(words)).toBeDefined();
});
