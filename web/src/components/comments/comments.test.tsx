// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RichText } from '#shared/schemas/rich-text.ts';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { CommentList } from './comment-list.tsx';
import { CommentedText } from './commented-text.tsx';
import { FilePins } from './file-pins.tsx';
import { inOrder } from './in-order.ts';
import type { Anchor, AnchoredComment } from './types.ts';

const area = (x: number, y: number, width = 0) => ({ x, y, width, height: width });
const comment = (commentId: string, anchor: Anchor, text = commentId): AnchoredComment => ({
  commentId,
  anchor,
  text,
});
const on = (from: number, to: number, quote = ''): Anchor => ({ in: 'text', from, to, quote });

const words = (text: string, ...marks: { type: 'bold' | 'code' }[]) => ({
  type: 'text' as const,
  text,
  marks,
});
const document: RichText = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [words('One '), words('bold', { type: 'bold' }), words(' word.')],
    },
    { type: 'codeBlock', attrs: { language: 'js' }, content: [words('run()')] },
  ],
};
const files = [
  { mediaId: 'pdf', fileName: 'essay.pdf' },
  { mediaId: 'png', fileName: '<img src=x onerror=alert(1)>.png' },
];

it('numbers comments in the order in which the work is read', () => {
  const all = [
    comment('picture', { in: 'picture', mediaId: 'png', area: area(1, 1) }),
    comment('page 2', { in: 'page', mediaId: 'pdf', page: 2, area: area(1, 1), quote: '' }),
    comment('gone', { in: 'picture', mediaId: 'gone', area: area(1, 1) }),
    comment('page 1 below', { in: 'page', mediaId: 'pdf', page: 1, area: area(0, 9), quote: '' }),
    comment('page 1', { in: 'page', mediaId: 'pdf', page: 1, area: area(9, 3), quote: '' }),
    comment('text', on(3, 5)),
    comment('text first', on(0, 5)),
  ];
  expect(inOrder(all, ['pdf', 'png']).map(({ text, number }) => `${number} ${text}`)).toEqual([
    '1 text first',
    '2 text',
    '3 page 1',
    '4 page 1 below',
    '5 page 2',
    '6 picture',
    '7 gone',
  ]);
});

it('marks the words of a comment, over marks and in code, and leads from one to the other', async () => {
  const comments = inOrder(
    [comment('a', on(2, 10, 'e bold w')), comment('b', on(7, 9, 'd ')), comment('c', on(15, 20))],
    [],
  );
  const { container } = await renderInSite(
    <>
      <CommentedText document={document} links={[]} comments={comments} />
      <CommentList comments={comments} files={[]} />
    </>,
  );
  const marked = [...container.querySelectorAll('mark')].map((one) => one.textContent);
  expect(marked).toEqual(['e ', 'bol', 'd', ' ', 'w', 'run()']);
  expect(container.querySelector('p')?.textContent).toBe('One bold 2w1ord.');
  fireEvent.click(screen.getByRole('button', { name: 'Go to comment 2' }));
  const [, second] = screen.getAllByRole('listitem');
  expect(globalThis.document.activeElement).toBe(second);
  fireEvent.click(screen.getByRole('button', { name: 'Show comment 2 in the work' }));
  expect(globalThis.document.activeElement?.getAttribute('aria-label')).toBe('Go to comment 2');
});

it('shows hostile words of comments and names as words', async () => {
  const hostile = '<script>alert(1)</script>';
  const comments = inOrder(
    [
      comment('a', on(0, 3, hostile), hostile),
      comment('b', { in: 'picture', mediaId: 'png', area: area(1, 1) }),
    ],
    ['pdf', 'png'],
  );
  const { container } = await renderInSite(<CommentList comments={comments} files={files} />);
  expect(container.querySelector('script, img')).toBeNull();
  expect(screen.getAllByText(hostile)).toHaveLength(2);
  expect(screen.getByText(`2 · ${files[1]?.fileName}`)).toBeDefined();
});

it('pins comments to their page or picture alone, and takes a place that is pointed at', async () => {
  const comments = inOrder(
    [
      comment('a', { in: 'page', mediaId: 'pdf', page: 2, area: area(100, 5000, 900), quote: '' }),
      comment('b', { in: 'picture', mediaId: 'png', area: area(10_000, 10_000) }),
    ],
    ['pdf', 'png'],
  );
  const picked: Anchor[] = [];
  const pins = (mediaId: string, page: number | null) => (
    <div data-testid={`${mediaId} ${page}`}>
      <FilePins
        place={{ mediaId, page }}
        comments={comments}
        onPropose={(anchor) => picked.push(anchor)}
      />
    </div>
  );
  await renderInSite(
    <>
      {pins('pdf', 1)}
      {pins('pdf', 2)}
      {pins('png', null)}
    </>,
  );
  const numbers = (at: string) =>
    [...screen.getByTestId(at).querySelectorAll('button')].map((one) => one.textContent);
  expect([numbers('pdf 1'), numbers('pdf 2'), numbers('png null')]).toEqual([[], ['1'], ['2']]);
  for (const at of ['pdf 2', 'png null']) {
    const layer = screen.getByTestId(at).querySelector('[data-pick]');
    if (!layer) throw new Error('It is there to be pointed at.');
    layer.getBoundingClientRect = () => ({ left: 10, top: 20, width: 200, height: 400 }) as DOMRect;
    fireEvent.click(layer, { clientX: 60, clientY: 120 });
  }
  expect(picked).toEqual([
    { in: 'page', mediaId: 'pdf', page: 2, area: area(2500, 2500), quote: '' },
    { in: 'picture', mediaId: 'png', area: area(2500, 2500) },
  ]);
});
