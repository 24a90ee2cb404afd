// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, useSearchParams } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { PageHeading } from './page.tsx';

/** Two pages at one path, as one's quizzes and their review are. */
function Pages() {
  const [params] = useSearchParams();
  return params.get('view') === 'review' ? (
    <div>
      <Link to="?">All of them</Link>
      <PageHeading title="Review" part="review" />
    </div>
  ) : (
    <main>
      <PageHeading title="Quizzes" />
      <Link to="?q=words">Find</Link>
      <Link to="?view=review">Begin</Link>
    </main>
  );
}

const press = (name: string) => {
  const link = screen.getByRole('link', { name });
  link.focus();
  fireEvent.click(link);
};
const heading = (name: string) => screen.getByRole('heading', { level: 1, name });

it('begins at the heading of another page at the same path, and leaves who filters a page where they are', async () => {
  await renderInSite(<Pages />);
  press('Find');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Find' }));
  press('Begin');
  await waitFor(() => expect(document.activeElement).toBe(heading('Review')));
  press('All of them');
  await waitFor(() => expect(document.activeElement).toBe(heading('Quizzes')));
});
