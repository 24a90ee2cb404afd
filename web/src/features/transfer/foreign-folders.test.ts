import { describe, expect, it } from 'vitest';
import { exampleFiles } from './example.ts';
import * as folders from './fixtures/folders.ts';
import { type Folder, look } from './fixtures/look.ts';
import { handbook, leaflet, wordBomb } from './fixtures/word.ts';
import { readFiles } from './format/read-files.ts';
import { doJob } from './worker/jobs.ts';

const all: [string, Folder][] = [
  ['plain folder', folders.plainFolder],
  ['vault of Obsidian', folders.vault],
  ['site of Hugo', folders.hugoSite],
  ['site of Jekyll', folders.jekyllSite],
  ['export of Notion', folders.notionExport],
  ['folder per language', folders.twoLanguages],
  ['file per language', folders.twoNames],
  ['site of documents', folders.docsSite],
  ['handful of files', folders.looseFiles],
  ['text with HTML', folders.mixedHtml],
  ['document of Word', { 'Manual.docx': handbook }],
  ['example', Object.fromEntries(exampleFiles('en'))],
];

describe('a folder that was not made for this platform', () => {
  it.each(all)('is accounted for file by file: %s', async (_, files) => {
    const { plan, figures } = await look(files);
    expect(plan.files).toHaveLength(Object.keys(files).length);
    expect(figures.kept + figures.changed + figures.dropped).toBe(Object.keys(files).length);
    for (const { fate, reason, losses } of plan.files) {
      expect(reason !== undefined, fate).toBe(fate === 'dropped');
      if (fate === 'changed') expect(losses.length).toBeGreaterThan(0);
    }
    for (const item of plan.items)
      expect(item.state).toBe(item.what === 'file' ? 'dropped' : 'new');
  });

  it('of one’s own comes in whole: folders, titles, order, pictures, links, a document', async () => {
    const { read, outline, reasons, wordsOf, documentOf, contentOf, figures } = await look(
      folders.plainFolder,
    );
    expect(outline).toEqual([
      ['Dough', ['Which flour', 'How much water?', 'Notes on salt']],
      ['The oven', ['Heat', 'Cool', 'Recipe']],
    ]);
    expect(read.course?.title).toEqual({ en: 'Bread at home' });
    expect(read.course?.description.en).toContain('No machine is needed.');
    expect(wordsOf('Which flour')).toContain('[picture]');
    expect(JSON.stringify(documentOf('Which flour'))).toMatch(
      /"href":"\/courses\/\w{26}\/modules\/\w{26}\/content\/\w{26}"/,
    );
    expect(contentOf('Recipe')).toMatchObject({ kind: 'file' });
    expect(reasons).toMatchObject({
      '01-dough/01-flour.md': 'changed fields_ignored',
      '01-dough/02-water.md': 'changed picture_misplaced',
      '01-dough/extra/notes.md': 'changed flattened',
      'images/unused.png': 'dropped picture_unused',
      LICENSE: 'dropped house_file',
      '.gitignore': 'dropped system_file',
    });
    expect(figures).toMatchObject({ files: 13, lessons: 6, modules: 2, pictures: 2, others: 1 });
  });

  it('of Obsidian keeps links, embedded pictures, boxes and footnotes', async () => {
    const { read, outline, wordsOf, kindsIn, reasons, documentOf } = await look(folders.vault);
    expect(read.kind).toBe('obsidian');
    expect(outline).toEqual([
      ['Introduction', ['Start']],
      ['Solar system', ['Moon phases', 'Planets']],
    ]);
    expect(wordsOf('Start')).toBe('Welcome to the sky.Begin with the Moon, then Planets: Mars.');
    expect(JSON.stringify(documentOf('Start')).match(/"href":"\/courses/g)).toHaveLength(2);
    expect(kindsIn('Moon phases')).toEqual(['callout', 'image', 'callout', 'paragraph']);
    expect(kindsIn('Planets')?.slice(-2)).toEqual(['horizontalRule', 'orderedList']);
    expect(reasons['Solar system/Planets.md']).toBe('changed embed footnote link_missing');
    expect(reasons['.obsidian/app.json']).toBe('dropped system_file');
  });

  it('of Hugo is ordered by weight, and its shortcodes are read or named', async () => {
    const { outline, wordsOf, kindsIn, reasons, read, documentOf } = await look(folders.hugoSite);
    expect(outline).toEqual([
      ['Colour', ['Colour', 'Warm']],
      ['Lines', ['Straight', 'Curves']],
    ]);
    expect(kindsIn('Curves')).toEqual(['image', 'callout']);
    expect(read.modules[1]?.lessons[1]?.sheet.published).toBe(false);
    expect(wordsOf('Straight')).toContain('https://youtu.be/abc123def45');
    expect(documentOf('Straight')?.content.at(-1)).toMatchObject({
      type: 'codeBlock',
      attrs: { language: 'go' },
      content: [{ text: 'fmt.Println("{{ x }}")' }],
    });
    expect(JSON.stringify(documentOf('Warm'))).toContain('"href":"/courses/');
    expect(reasons).toMatchObject({
      'content/lines/second.md': 'changed shortcode',
      'layouts/index.html': 'dropped site_part',
    });
  });

  it('of Jekyll loses its days and Liquid, and keeps a title that is no good YAML', async () => {
    const { outline, kindsIn, reasons, wordsOf } = await look(folders.jekyllSite);
    expect(outline).toEqual([['Posts', ['Soup: a beginning', 'Rice: the basics']]]);
    expect(kindsIn('Rice: the basics')).toEqual(['paragraph', 'image', 'codeBlock']);
    expect(wordsOf('Soup: a beginning')).toBe('See rice.');
    expect(reasons['_posts/2024-01-05-soup.md']).toBe(
      'changed front_unreadable shortcode fields_ignored',
    );
  });

  it('of Notion loses the ids in its names, and its pages with pages are modules', async () => {
    const { outline, read, wordsOf } = await look(folders.notionExport);
    expect(read.course?.title).toEqual({ en: 'Gardening' });
    expect(outline).toEqual([
      ['Introduction', ['Gardening', 'Soil']],
      ['Plants', ['Plants', 'Bean']],
    ]);
    expect(wordsOf('Soil')).toContain('[picture]');
    expect(wordsOf('Plants')).toBe('NameSunBeanYes');
  });

  it.each([
    ['folders', folders.twoLanguages, 'Hello'],
    ['the ends of names', folders.twoNames, 'Bread'],
  ])('has both languages in one lesson, told by %s', async (_, files, title) => {
    const { documentOf, read } = await look(files, 'A folder');
    expect(documentOf(title, 'en')).toBeDefined();
    expect(documentOf(title, 'es')).toBeDefined();
    const [lesson] = read.modules[0]?.lessons ?? [];
    expect(Object.keys(lesson?.sheet.title ?? {}).toSorted()).toEqual(['en', 'es']);
  });

  it('of a site of documents has its admonitions as boxes, MDX without its program', async () => {
    const { kindsIn, reasons, wordsOf } = await look(folders.docsSite);
    expect(kindsIn('The centre')).toEqual(['callout', 'callout', 'callout']);
    expect(wordsOf('The centre')).toBe('RememberPawns first.Then knights.BewareNo queen yet.Why?');
    expect(wordsOf('Tabs')).toBe('Words inside.');
    expect(reasons['docs/opening/tabs.mdx']).toBe('changed mdx html');
  });

  it('is read in whatever letters it was written', async () => {
    const { outline, reasons, wordsOf } = await look(folders.looseFiles, 'Curso');
    expect(outline).toEqual([['Curso', ['Cuatro', 'Dos', 'Tres', 'Señal']]]);
    expect(wordsOf('Dos')).toBe('La lección');
    expect(wordsOf('Señal')).toBe('Hola');
    expect(reasons).toMatchObject({
      'dos.txt': 'changed encoding',
      'vacio.md': 'dropped empty_file',
      'ruido.md': 'dropped not_text',
    });
  });

  it('has HTML in its texts read as far as a lesson can hold it', async () => {
    const { wordsOf, kindsIn, reasons, documentOf } = await look(folders.mixedHtml);
    expect(wordsOf('A')).not.toContain('alert');
    expect(kindsIn('A')).toContain('image');
    expect(kindsIn('A')).toContain('table');
    expect(JSON.stringify(documentOf('A'))).toContain('"subscript"');
    expect(wordsOf('A')).toContain('MoreHidden words.');
    expect(reasons['a.md']).toBe('changed html_dropped embed comment');
  });
});

describe('the title of a lesson', () => {
  it.each([
    ['the front matter', '---\ntitle: Stated\n---\n# Head\n\nWords', 'Stated'],
    ['the first heading', '# Head\n\nWords\n\n## Part', 'Head'],
    ['a heading below the first words', 'Words.\n\n# Head\n\nMore.', 'Head'],
    ['a heading of a lower level that stands alone', '### Head\n\nWords', 'Head'],
    ['the name, where headings are parts', '## One\n\nWords\n\n## Two', 'My file'],
    ['the name, where there is no heading', 'Words', 'My file'],
  ])('is taken from %s', async (_, text, title) => {
    const { outline } = await look({ '3-my_file.md': text }, 'All');
    expect(outline).toEqual([['All', [title]]]);
  });
});

describe('boxes of others', () => {
  it('stay boxes where ours can hold them, and keep their words where not', async () => {
    const { kindsIn, reasons } = await look({
      'a.md':
        '::::: keypoints\n\n- One\n\n:::::\n\n::: challenge\n\n## Try\n\n| a |\n| - |\n| b |\n\n:::\n\n![[Plan.canvas]]\n',
    });
    expect(kindsIn('Try') ?? kindsIn('A')).toEqual(['callout', 'heading', 'table']);
    expect(reasons['a.md']).toContain('embed_dropped');
  });
});

describe('a document of Word', () => {
  it('is cut at its headings: modules, lessons, pictures, tables', async () => {
    const { read, outline, wordsOf, kindsIn, reasons, documentOf } = await look({
      'Manual.docx': handbook,
    });
    expect(read.wordCut).toBe('modules');
    expect(read.course?.title).toEqual({ es: 'Manual de macetas' });
    expect(outline).toEqual([
      ['Antes de empezar', ['Antes de empezar', 'La tierra', 'Las semillas']],
      ['Manos a la obra', ['Sembrar']],
    ]);
    expect(JSON.stringify(documentOf('La tierra'))).toContain('"subscript"');
    expect(wordsOf('La tierra')).toBe('H2O y más[picture]');
    expect(kindsIn('Sembrar')).toEqual(['table']);
    expect(wordsOf('Sembrar')).toBe('DíaAguaUnoPoca');
    expect(reasons['Manual.docx']).toBe('changed word_formula');
  });

  it('without headings of the first level is one module', async () => {
    const { outline, read } = await look({ 'Leaflet.docx': leaflet });
    expect(read.wordCut).toBe('lessons');
    expect(outline).toEqual([['Leaflet', ['First step', 'Second step']]]);
  });

  it('among other files is a module at the top, and a lesson in a folder', async () => {
    const { outline } = await look({
      'a.md': '# A\n\nWords.',
      'Leaflet.docx': leaflet,
      'More/Leaflet.docx': leaflet,
    });
    expect(outline).toEqual([
      ['Introduction', ['A']],
      ['More', ['Leaflet']],
      ['Leaflet', ['First step', 'Second step']],
    ]);
  });

  it.each([
    ['is none', new Uint8Array([1, 2, 3]), 'dropped not_a_document'],
    ['would unpack beyond measure', wordBomb(), 'dropped too_large'],
  ])('is refused where it %s', async (_, bytes, reason) => {
    const { reasons } = await look({ 'a.docx': bytes });
    expect(reasons['a.docx']).toBe(reason);
  });
});

describe('an import that is done again', () => {
  it.each(all)('finds each lesson where it was made, by the same source: %s', async (_, files) => {
    const sources = async (name: string) => {
      const { read } = await readFiles(folders.openedOf(files, name), doJob, { language: null });
      return read.modules.flatMap((one) => [
        one.sheet.source,
        ...one.lessons.map(({ sheet }) => sheet.source),
      ]);
    };
    const first = await sources('one');
    expect(new Set(first).size).toBe(first.length);
    expect(await sources('another name')).toEqual(first);
  });
});
