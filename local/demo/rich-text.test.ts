import { describe, expect, it } from 'vitest';
import { richTextSchema } from '#shared/schemas/rich-text.ts';
import { parseCourseText } from './read-course-text.ts';
import { richText } from './rich-text.ts';

describe('a lesson written as Markdown', () => {
  it('becomes headings, paragraphs, lists, quotes and code', () => {
    const source = [
      '### First',
      '',
      'One line',
      'and its rest.',
      '',
      '- a',
      '- b',
      '',
      '1. c',
      '',
      '> said',
      '',
      '```python',
      'x = 1',
      '',
      '# a comment',
      '```',
    ].join('\n');
    const { content } = richTextSchema.parse(richText(source));
    expect(content.map(({ type }) => type)).toEqual([
      'heading',
      'paragraph',
      'bulletList',
      'orderedList',
      'blockquote',
      'codeBlock',
    ]);
    expect(content[0]).toMatchObject({ attrs: { level: 2 } });
    expect(content[1]).toMatchObject({ content: [{ text: 'One line and its rest.' }] });
    expect(content[5]).toEqual({
      type: 'codeBlock',
      attrs: { language: 'python' },
      content: [{ type: 'text', text: 'x = 1\n\n# a comment' }],
    });
  });

  it('marks bold, italic, code and links, and leaves the signs of code alone', () => {
    const { content } = richText('a **b** *c* `d * e` [f](https://example.com)');
    expect(content).toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'a ' },
          { type: 'text', text: 'b', marks: [{ type: 'bold' }] },
          { type: 'text', text: ' ' },
          { type: 'text', text: 'c', marks: [{ type: 'italic' }] },
          { type: 'text', text: ' ' },
          { type: 'text', text: 'd * e', marks: [{ type: 'code' }] },
          { type: 'text', text: ' ' },
          {
            type: 'text',
            text: 'f',
            marks: [{ type: 'link', attrs: { href: 'https://example.com' } }],
          },
        ],
      },
    ]);
  });

  it('is cut into modules and lessons at its headings, but not within code', () => {
    const source =
      '# M\n\n## L [8 min, preview]\n\n```sh\n# no module\n```\n\n## F [file, 3 min]\n\nx\n';
    const [module, ...others] = parseCourseText(source, 'en');
    expect(others).toEqual([]);
    expect(module?.lessons).toMatchObject([
      { title: { en: 'L' }, kind: 'text', minutes: 8, preview: true },
      { title: { en: 'F' }, kind: 'file', minutes: 3, preview: false },
    ]);
    expect(module?.lessons[0]?.text.en).toContain('# no module');
  });
});
