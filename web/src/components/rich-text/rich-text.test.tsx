// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { RichText as Document } from '#shared/schemas/rich-text.ts';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { RichText } from './rich-text.tsx';

/** Whatever may lie in a table, also what no schema would have let in. */
const draw = (content: unknown[]) =>
  renderInSite(<RichText document={{ type: 'doc', content } as unknown as Document} />);

const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const text = (value: string, ...marks: unknown[]) => ({ type: 'text', text: value, marks });
const link = (href: unknown) => ({ type: 'link', attrs: { href } });

describe('a lesson', () => {
  it('is drawn with headings, lists, marks, quotes and code', async () => {
    const item = (value: string) => ({ type: 'listItem', content: [paragraph(text(value))] });
    const { container } = await draw([
      { type: 'heading', attrs: { level: 2 }, content: [text('Numbers')] },
      paragraph(
        text('very', { type: 'bold' }),
        { type: 'hardBreak' },
        text('x = 1', { type: 'code' }),
      ),
      { type: 'bulletList', content: [item('one'), item('two')] },
      { type: 'blockquote', content: [paragraph(text('said'))] },
      { type: 'codeBlock', attrs: { language: null }, content: [text('print(1)')] },
    ]);
    expect(screen.getByRole('heading', { level: 2, name: 'Numbers' })).toBeDefined();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(container.querySelector('strong')?.textContent).toBe('very');
    expect(container.querySelector('pre code')?.textContent).toBe('print(1)');
  });

  it('is drawn with tables, callouts, formulas, rules and struck words', async () => {
    const cell = (type: string, value: string) => ({ type, content: [paragraph(text(value))] });
    const row = (...content: unknown[]) => ({ type: 'tableRow', content });
    const { container } = await draw([
      { type: 'table', content: [row(cell('tableHeader', 'Day')), row(cell('tableCell', 'One'))] },
      { type: 'callout', attrs: { kind: 'warning' }, content: [paragraph(text('Hot'))] },
      { type: 'callout', attrs: { kind: 'toString' }, content: [paragraph(text('Odd'))] },
      { type: 'blockMath', attrs: { latex: '<b>x^2</b>' } },
      { type: 'horizontalRule' },
      paragraph(text('gone', { type: 'strike' })),
      paragraph(text('H'), text('2', { type: 'subscript' }), text('3', { type: 'superscript' })),
      { type: 'orderedList', attrs: { start: 3 }, content: [] },
    ]);
    expect(screen.getByRole('columnheader', { name: 'Day' })).toBeDefined();
    expect(screen.getByRole('note', { name: 'Caution' }).textContent).toContain('Hot');
    expect(screen.getByRole('note', { name: 'Note' }).textContent).toContain('Odd');
    expect(container.querySelector('b')).toBeNull();
    expect(container.textContent).toContain('<b>x^2</b>');
    expect(container.querySelector('s')?.textContent).toBe('gone');
    expect(container.querySelector('sub')?.textContent).toBe('2');
    expect(container.querySelector('sup')?.textContent).toBe('3');
    expect(container.querySelector('ol')?.start).toBe(3);
  });

  it('case 64: shows the pictures that came with it, and no others', async () => {
    const image = (attrs: object) => ({ type: 'image', attrs });
    const link = { mediaId: 'm1', url: 'https://files.example/m1', fileName: 'a.png', bytes: 1 };
    const rest = { contentType: 'image/png' as const, expiresAt: '' };
    const content = [
      image({ mediaId: 'm1', alt: 'A lake', decorative: false }),
      image({ mediaId: 'm1', alt: 'A line', decorative: true }),
      image({ mediaId: 'other', alt: 'Elsewhere', decorative: false, src: 'https://evil.example' }),
    ];
    const document = { type: 'doc', content } as unknown as Document;
    const { container } = await renderInSite(
      <RichText document={document} links={[{ ...link, ...rest }]} />,
    );
    const pictures = [...container.querySelectorAll('img')];
    expect(pictures.map(({ src, alt }) => [src, alt])).toEqual([
      ['https://files.example/m1', 'A lake'],
      ['https://files.example/m1', ''],
    ]);
  });

  it('links to https addresses without telling them where the reader comes from', async () => {
    await draw([paragraph(text('docs', link('https://docs.example/a')))]);
    const anchor = screen.getByRole('link', { name: 'docs' });
    expect(anchor.getAttribute('href')).toBe('https://docs.example/a');
    expect(anchor.getAttribute('rel')).toContain('noopener');
    expect(anchor.getAttribute('referrerpolicy')).toBe('no-referrer');
  });

  it('links to paths of this site', async () => {
    await draw([paragraph(text('next', link('/courses/c1')))]);
    expect(screen.getByRole('link', { name: 'next' }).getAttribute('href')).toBe('/courses/c1');
  });

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'http://plain.example',
    '//evil.example',
    String.raw`/\evil.example`,
    'file:///etc/passwd',
    42,
    null,
  ])('case 63: %j does not become a link', async (href) => {
    const { container } = await draw([paragraph(text('click', link(href)))]);
    expect(container.querySelector('a')).toBeNull();
    expect(screen.getByText('click')).toBeDefined();
  });

  it.each([
    '<script>window.__xss = 1</script>',
    '<img src=x onerror="window.__xss = 1">',
    '<svg onload=alert(1)>',
    '<a id="settings" name="platform-settings">x</a>',
    '<div style="position:fixed;inset:0">x</div>',
  ])('cases 61 and 64: %s stays text', async (markup) => {
    const { container } = await draw([paragraph(text(markup))]);
    expect(container.textContent).toContain(markup);
    expect(container.querySelector('script, img, svg, a, [onerror], [style*=fixed]')).toBeNull();
  });

  it('case 62: leaves out nodes and marks that it does not know', async () => {
    const { container } = await draw([
      { type: 'html', content: [text('<b>raw</b>')] },
      { type: 'iframe', attrs: { src: 'https://evil.example' } },
      paragraph(text('kept', { type: 'onclick', attrs: { code: 'alert(1)' } })),
    ]);
    expect(container.textContent).toBe('kept');
    expect(container.querySelector('iframe')).toBeNull();
  });
});
