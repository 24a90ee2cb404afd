import { describe, expect, it } from 'vitest';
import * as books from './fixtures/books.ts';
import * as disks from './fixtures/disks.ts';
import { type Folder, look } from './fixtures/look.ts';

const all: [string, Folder][] = Object.entries({ ...books, ...disks });

describe('what a stranger has', () => {
  it.each(all)(
    'is accounted for file by file, and no lesson is called after the house: %s',
    async (_, files) => {
      const { plan, figures, outline } = await look(files, 'Folder');
      expect(figures.kept + figures.changed + figures.dropped).toBe(plan.files.length);
      for (const { fate, reason } of plan.files)
        expect(reason !== undefined, fate).toBe(fate === 'dropped');
      for (const item of plan.items)
        expect(item.state).toBe(item.what === 'file' ? 'dropped' : 'new');
      const titles = outline.flatMap(([, lessons]) => lessons);
      for (const title of titles)
        expect(title).not.toMatch(/^(index|readme|summary|_index|home)$/i);
    },
  );

  it('a book of GitBook: parts are modules, in the order and with the titles of its list', async () => {
    const { outline, read, reasons, wordsOf, kindsIn } = await look(books.gitBook);
    expect(read.kind).toBe('gitbook');
    expect(read.course?.title).toEqual({ en: 'Bees on the roof' });
    expect(read.course?.summary).toEqual({ en: 'How to keep bees in a town.' });
    expect(outline).toEqual([
      ['Introduction', ['Bees on the roof']],
      ['The bees', ['Who lives in a hive', 'The queen', 'A year with bees']],
      ['The work', ['Tools', 'Smoke', 'Left behind']],
    ]);
    expect(wordsOf('Bees on the roof')).toContain('[picture]');
    expect(kindsIn('A year with bees')?.[0]).toBe('callout');
    expect(wordsOf('A year with bees')).not.toContain('{%');
    expect(wordsOf('Who lives in a hive')).toMatch(
      /Workers.*Many sisters\..*Drones.*Few brothers\./,
    );
    expect(reasons).toMatchObject({
      'SUMMARY.md': 'kept',
      '.gitbook/assets/hive (1).png': 'kept',
      '.gitbook.yaml': 'dropped system_file',
    });
  });

  it('a book of mdBook: its parts, its chapters in their order, no code of a program', async () => {
    const { outline, read, wordsOf, documentOf, reasons } = await look(books.mdBook);
    expect(read.course?.title).toEqual({ en: 'Knots' });
    expect(outline).toEqual([
      ['Introduction', ['Before you begin']],
      ['First knots', ['Bowline', 'Under load']],
      ['Joining ropes', ['Sheet bend']],
      ['Words of sailors', ['Words of sailors']],
    ]);
    expect(reasons['src/glossary.md']).toBe('kept');
    expect(wordsOf('Bowline')).not.toContain('#include');
    expect(reasons['src/knots/bowline.md']).toBe('changed shortcode');
    expect(JSON.stringify(documentOf('Under load')).match(/"href":"\/courses/g)).toHaveLength(2);
  });

  it('a site of MkDocs: modules and titles as its settings have them', async () => {
    const { outline, read, reasons, wordsOf } = await look(books.navSite);
    expect(read.course?.title).toEqual({ en: 'Night photography' });
    expect(outline).toEqual([
      ['The camera', ['Your camera', 'Long exposure', 'Aperture']],
      ['In the field', ['Stars', 'Lights']],
      ['Gear', ['All the gear', 'A lamp']],
    ]);
    expect(read.course?.description.en).toContain('Take pictures after dark.');
    expect(wordsOf('Long exposure')).toMatch(/^\[picture\]Use a tripod\.$/);
    expect(wordsOf('Aperture')).toBe('WideMuch light.NarrowLittle light.');
    expect(reasons).toMatchObject({
      'mkdocs.yml': 'kept',
      'README.md': 'dropped site_part',
      'docs/field/city/lights.md': 'changed footnote flattened',
    });
  });

  it('a site of Docusaurus: folders have the titles and places that they state', async () => {
    const { outline, read, reasons, kindsIn, wordsOf, documentOf } = await look(books.docusaurus);
    expect(read.course?.title).toEqual({ en: 'Tea for two' });
    expect(outline).toEqual([
      ['Introduction', ['Why tea']],
      ['Kinds of tea', ['Green']],
      ['Brewing', ['Water', 'Steeping']],
    ]);
    expect(kindsIn('Steeping')).toEqual(['image', 'callout']);
    expect(JSON.stringify(documentOf('Water'))).toContain('"href":"/courses/');
    expect(wordsOf('Green')).toBe('Which?Sencha.');
    expect(reasons).toMatchObject({
      'docs/brew/_category_.json': 'kept',
      'docs/kinds/_category_.yml': 'kept',
    });
  });

  it('a site of Jekyll whose pages name what they stand below', async () => {
    const { outline, read, wordsOf, kindsIn, reasons } = await look(books.titledParents);
    expect(read.course?.title).toEqual({ en: 'Clay' });
    expect(outline).toEqual([
      ['The kiln', ['Cones']],
      ['The wheel', ['The wheel', 'Wedging', 'Centering']],
    ]);
    expect(read.course?.description.en).toContain('Hands and water.');
    expect(kindsIn('Centering')).toEqual(['callout']);
    expect(wordsOf('Cones')).toBe('[picture]');
    expect(reasons).toMatchObject({
      'README.md': 'dropped house_file',
      '404.html': 'dropped house_file',
    });
  });

  it('a site of Hugo for learning: weights, chapters, pictures from the root', async () => {
    const { outline, read, wordsOf } = await look(books.hugoLearn);
    expect(read.course?.title).toEqual({ en: 'Sewing' });
    expect(outline).toEqual([
      ['Cloth', ['Linen']],
      ['Stitches', ['Stitches', 'Running stitch', 'Backstitch']],
    ]);
    expect(wordsOf('Backstitch')).toMatch(/^\[picture\]graph LR/);
    expect(wordsOf('Running stitch')).toBe('Left hand?Mirror it.');
  });

  it('a vault: attachments, notes in notes, boxes in boxes, names with numbers', async () => {
    const { outline, wordsOf, documentOf, reasons } = await look(disks.attachments, 'Walks');
    expect(outline).toEqual([
      ['Introduction', ['2-hour start']],
      ['Tools', ['3D models', 'Compass', 'A map', 'Walk']],
    ]);
    const words = wordsOf('2-hour start');
    for (const said of ['Compass', '[picture]', 'Which way?', 'Look', 'At the moss.', 'North'])
      expect(words).toContain(said);
    expect(words).not.toContain('300');
    expect(wordsOf('Compass')).not.toMatch(/check this|\^flat/);
    expect(JSON.stringify(documentOf('Compass')).match(/"href":"\/courses/g)).toHaveLength(2);
    expect(reasons['Tools/Compass.md']).toContain('link_missing');
    expect(reasons['Tools/Board.canvas']).toBe('dropped kind_unknown');
  });

  it('an export of Notion: a zip in a zip, a table with the pages below it', async () => {
    const { outline, read, wordsOf, kindsIn, documentOf, reasons } = await look(
      disks.notionParts,
      'Export',
    );
    expect(read.kind).toBe('notion');
    expect(outline).toEqual([
      ['Introduction', ['Chess club', 'Rules']],
      ['Games', ['Games', 'The Italian game']],
    ]);
    expect(kindsIn('Games')).toEqual(['table']);
    expect(wordsOf('Games')).toContain('Slow, then "sharp"');
    expect(JSON.stringify(documentOf('Games'))).toContain('"href":"/courses/');
    expect(JSON.stringify(documentOf('Chess club')).match(/"href":"\/courses/g)).toHaveLength(2);
    expect(wordsOf('Rules')).toContain('[picture]');
    expect(Object.entries(reasons).find(([path]) => path.endsWith('_all.csv'))?.[1]).toBe(
      'dropped twin',
    );
  });

  it('a folder from an older Windows: its separators, its letters, its lines', async () => {
    const { outline, read, wordsOf, reasons } = await look(disks.fromWindows);
    expect(read.course?.title).toEqual({ es: 'Curso de poda' });
    expect(outline).toEqual([
      ['Árboles', ['Cuándo podar', 'Cómo podar']],
      ['Rosales', ['Rosales']],
    ]);
    expect(wordsOf('Cuándo podar')).toContain('En otoño, sin sol.');
    expect(wordsOf('Cómo podar')).toBe('[picture]');
    expect(reasons['fotos/Thumbs.db']).toBe('dropped system_file');
  });

  it('tables and packed files beside texts are handed out as they are', async () => {
    const { outline, reasons, contentOf } = await look({
      'Survey/1 Design.md': '# Design\n\nAll answers are in [the table](answers.csv).\n',
      'Survey/answers.csv': 'Question,Answer\nHow old?,40\n',
      'Survey/forms.zip': 'PK',
      'Survey/old.tar': 'x',
    });
    expect(outline).toEqual([['Survey', ['Design', 'Answers', 'Forms']]]);
    expect(contentOf('Answers')).toMatchObject({ kind: 'file' });
    expect(contentOf('Forms')).toMatchObject({ kind: 'file' });
    expect(reasons['old.tar'] ?? reasons['Survey/old.tar']).toBe('dropped zip_inside');
  });

  it('a zip from a Mac: letters in two parts, shadows of files', async () => {
    const { outline, read, wordsOf, reasons, documentOf } = await look(disks.fromMac);
    expect(read.course?.title).toEqual({ es: 'Canción' });
    expect(outline).toEqual([['Canción', ['Introducción', 'Lección uno']]]);
    expect(wordsOf('Introducción')).toContain('[picture]');
    expect(JSON.stringify(documentOf('Introducción'))).toContain('"href":"/courses/');
    expect(Object.values(reasons).filter((one) => one === 'dropped system_file')).toHaveLength(2);
  });

  it('pages saved from the web: what is around the text is no lesson, films become lessons', async () => {
    const { outline, read, wordsOf, contentOf, reasons } = await look(disks.savedPages, 'Swim');
    expect(reasons['media/float.svg']).toBe('changed drawn');
    expect(read.course?.title).toEqual({ en: 'Learn to swim' });
    expect(outline).toEqual([['Week1', ['Breathe out under water', 'Out', 'Beat', 'Float']]]);
    expect(read.course?.description.en).toBe('In eight weeks.');
    expect(contentOf('Out')).toMatchObject({ kind: 'video' });
    expect(contentOf('Beat')).toMatchObject({ kind: 'audio' });
    expect(wordsOf('Breathe out under water')).toContain('vimeo.com');
    expect(wordsOf('Float')).toBe('Lie still.[picture]');
  });

  it('a course with a folder for each lesson', async () => {
    const { outline, read, wordsOf } = await look(disks.readmes);
    expect(read.course?.title).toEqual({ en: 'Robots for beginners' });
    expect(outline[0]?.[1]).toEqual(['Robots for beginners', 'Wheels', 'Eyes', 'Mind']);
    expect(wordsOf('Wheels')).toBe('[picture]');
  });

  it('one file with everything that Markdown has', async () => {
    const { outline, kindsIn, wordsOf, reasons } = await look(disks.oneFile);
    expect(outline.flatMap(([, lessons]) => lessons)).toEqual(['Apuntes de física']);
    expect(wordsOf('Apuntes de física')).toContain('[picture]');
    expect(kindsIn('Apuntes de física')).toEqual(
      expect.arrayContaining(['table', 'image', 'blockMath', 'horizontalRule', 'orderedList']),
    );
    expect(reasons['apuntes.md']).toBe('changed footnote checkbox link_within link_missing');
  });

  it('three hundred files, in the order that people count', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 300 }, (_, at) => [
        `part ${1 + Math.floor(at / 30)}/${at + 1}. Step.md`,
        `# Step ${at + 1}\n\nWords.\n`,
      ]),
    );
    const { outline, figures } = await look(files);
    expect(outline.map(([title]) => title)).toEqual(
      Array.from({ length: 10 }, (_, at) => `Part ${at + 1}`),
    );
    expect(outline.flatMap(([, lessons]) => lessons)).toEqual(
      Array.from({ length: 300 }, (_, at) => `Step ${at + 1}`),
    );
    expect(figures).toMatchObject({ files: 300, kept: 300, lessons: 300, modules: 10 });
  });

  it('one text, and a folder with nothing in it', async () => {
    const one = await look({ 'Notes on salt.md': 'Salt slows the yeast.\n' }, 'Notes on salt');
    expect(one.outline).toEqual([['Notes on salt', ['Notes on salt']]]);
    expect(one.read.course?.title.en).toBe('Notes on salt');
    const none = await look({}, 'Nothing');
    expect(none.figures).toMatchObject({ files: 0, lessons: 0 });
  });
});
