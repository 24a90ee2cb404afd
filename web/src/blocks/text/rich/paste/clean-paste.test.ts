// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { afterAll, describe, expect, it } from 'vitest';
import { richTextSchema } from '#shared/schemas/rich-text.ts';
import { textExtensions } from '../extensions.ts';
import { ImageNode } from '../image-node.ts';
import { toStored } from '../stored.ts';
import { cleanPaste } from './clean-paste.ts';
import { fromDocs, fromWeb, fromWord } from './samples.ts';

const editor = new Editor({ extensions: [...textExtensions, ImageNode], injectCSS: false });
afterAll(() => editor.destroy());

/** The content of a lesson once this was pasted into it, in short: `h2(Aims)`, `ul(li(p(One)))`. */
function pasted(html: string) {
  const { html: clean, lost } = cleanPaste(html);
  editor.commands.setContent(clean);
  const stored = toStored(editor.getJSON());
  expect(richTextSchema.safeParse(stored).error?.issues ?? []).toEqual([]);
  return { stored, lost, short: stored.content.map(shortOf), text: JSON.stringify(stored) };
}

type Node = {
  type: string;
  text?: string;
  attrs?: object;
  marks?: { type: string }[];
  content?: Node[];
};
const names: Record<string, string> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  tableRow: 'tr',
  tableCell: 'td',
  tableHeader: 'th',
};
function shortOf({ type, text, attrs, marks = [], content = [] }: Node): string {
  if (type === 'text') return marks.reduce((words, mark) => `${mark.type}(${words})`, text ?? '');
  const name = type === 'heading' ? `h${Object.values(attrs ?? {})[0]}` : (names[type] ?? type);
  return `${name}(${content.map(shortOf).join('')})`;
}

describe('what is pasted into a lesson', () => {
  it('out of a word processor keeps headings, nested lists, tables and emphasis, and leaves its styles', () => {
    const { short, lost, text } = pasted(fromWord);
    expect(short).toEqual([
      'h2(Unit one)',
      'p(Before we begin: bold(read) this italic(slowly).)',
      'ul(li(p(Bring a pencil)ul(li(p(or a pen))))li(p(Bring paper)))',
      'ol(li(p(First))li(p(Second)))',
      'table(tr(td(p(bold(Day)))td(p(bold(Topic))))tr(td(p(Monday))td(p(Sets))))',
      'p(link(A page))',
    ]);
    expect(lost).toEqual({ pictures: 1, links: 0 });
    expect(text).not.toMatch(/mso|Mso|style|·/);
  });

  it('out of a document on the web keeps what it meant, not that all of it lay in a bold nothing', () => {
    const { short } = pasted(fromDocs);
    expect(short).toEqual([
      'h2(Plan)',
      'p(Plain and bold(strong) and strike(gone))',
      'ul(li(p(One)ul(li(p(One and a half))))li(p(Two)))',
    ]);
  });

  it('out of a web page loses scripts, frames and addresses that a lesson may not lead to', () => {
    const { short, lost, text } = pasted(fromWeb);
    expect(text).not.toMatch(/script|onclick|evil|iframe|__xss/);
    expect(lost).toEqual({ pictures: 2, links: 2 });
    expect(short).toEqual([
      'h2(Title)',
      'h3(Part)',
      'p(press and plain and link(fine))',
      'codeBlock(let a = 1;)',
      'blockquote(p(Said)p(again))',
      'p(Area: inlineMath().)',
    ]);
  });

  it.each([
    [
      'Word',
      "<html xmlns:w='urn:schemas-microsoft-com:office:word'><body><p class=MsoNormal>H<sub>2</sub>O and 10<sup><span lang=EN-US>3</span></sup><o:p></o:p></p></body></html>",
    ],
    [
      'Word in the browser',
      '<p><span>H</span><span style="font-size:9pt;vertical-align:sub">2</span><span>O and 10</span><span style="vertical-align: super;">3</span></p>',
    ],
    [
      'a text raised by points',
      "<p>H<span style='position:relative;top:3.0pt;mso-text-raise:-3.0pt'>2</span>O and 10<span style='mso-text-raise:5.0pt'>3</span></p>",
    ],
    ['a web page', '<p>H<sub class="x">2</sub>O and 10<sup><a href="#n">3</a></sup></p>'],
  ])('out of %s keeps what stands lower and higher', (_, html) => {
    expect(pasted(html).short).toEqual(['p(Hsubscript(2)O and 10superscript(3))']);
  });

  it('comes up from where lists would nest too deep', () => {
    const deep =
      '<ul><li>1<ul><li>2<ul><li>3<ul><li>4<ul><li>5<ul><li>6</li></ul></li></ul></li></ul></li></ul></li></ul></li></ul>';
    expect(pasted(deep).short).toEqual([
      'ul(li(p(1)ul(li(p(2)ul(li(p(3)ul(li(p(4))li(p(5))li(p(6)))))))))',
    ]);
    const { stored } = pasted(
      `<table><tr><td>${deep}<h2>Big</h2><table><tr><td>in</td></tr></table></td></tr></table>`,
    );
    expect(stored.content).toHaveLength(1);
  });

  it('case 63: is never more than the editor’s own nodes, whatever it says of itself', () => {
    const { text } = pasted(
      '<div data-media="x"><b onclick="__xss=1">a</b></div><div data-media="01JABCDEFGHJKMNPQRSTVWXYZ0" style="position:fixed" data-alt="&lt;img src=x onerror=__xss=1&gt;"></div><span data-latex="\\href{javascript:__xss=1}{x}"></span><a href="java&#10;script:__xss=1">b</a>',
    );
    expect(text).not.toMatch(/onclick|position|"link"/);
  });
});
