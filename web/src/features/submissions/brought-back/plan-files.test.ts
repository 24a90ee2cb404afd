import { describe, expect, it } from 'vitest';
import { mostFeedbackFiles } from '#shared/policies/feedback-limits.ts';
import { sha256 } from '#web/lib/sha256.ts';
import { id, rowOf, workOf } from '../../../../test/submission-work.ts';
import { codeOf } from '../download/work-code.ts';
import { textsOf } from '../download/texts-of.ts';
import type { Marking, SubmissionWork } from '../types.ts';
import type { Entry } from './open-files.ts';
import { byCodeOf, planFiles } from './plan-files.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const entry = (path: string, text = 'annotated', changes: Partial<Entry> = {}): Entry => ({
  path,
  bytes: bytesOf(text).length,
  load: async () => bytesOf(text),
  ...changes,
});
const code = (number: number) => codeOf(id(number));
const hashed = async (text: string) => sha256(bytesOf(text));
const fileOf = async (fileName: string, text: string) => ({
  mediaId: id(`F${fileName.length}`),
  fileName,
  contentType: 'application/pdf' as const,
  bytes: text.length,
  sha256: await hashed(text),
});
const markingWith = (files: Marking['files']): Marking => ({
  choices: [],
  points: null,
  comment: '',
  isLateWaived: false,
  comments: [],
  files,
  state: 'draft',
  earned: { points: null, most: 10 },
  adjustments: [],
  total: null,
  by: { userId: 'u', name: 'Me' },
  at: '2026-03-04T08:00:00.000Z',
  version: 1,
});

async function plan(entries: Entry[], works: SubmissionWork[] = [workOf(1), workOf(2)]) {
  const { given, faults, idle } = await planFiles(
    { entries, faults: [] },
    byCodeOf([rowOf(1), rowOf(2)]),
    new Map(works.map((work) => [work.submissionId, work])),
  );
  return {
    given: given.map(({ work, files }) => [
      work.submissionId,
      files.map(({ name, replaces }) => (replaces ? `${name} again` : name)),
    ]),
    faults: faults.map(({ because }) => because),
    idle: idle.map(({ because }) => because),
  };
}

describe('what came back', () => {
  it('is given by the code of its name, or else of its folder, under a name without it', async () => {
    expect(
      await plan([
        entry(`Ada - 1 - ${code(1)}/essay - ${code(1)}.pdf`),
        entry(`Ada - 1 - ${code(1)}/remarks.docx`),
        entry(`essay - ${code(2)}.pdf`),
        // Put into the wrong folder: the file itself says whose it is.
        entry(`Ada - 1 - ${code(1)}/notes - ${code(2)}.txt`),
      ]),
    ).toEqual({
      given: [
        [id(1), ['essay.pdf', 'remarks.docx']],
        [id(2), ['essay.pdf', 'notes.txt']],
      ],
      faults: [],
      idle: [],
    });
  });

  it('is named where no code is in it, or that of nothing that is listed or to be had', async () => {
    expect(
      await plan(
        [entry('Ada/essay.pdf'), entry(`essay - ${code(9)}.pdf`), entry(`essay - ${code(2)}.pdf`)],
        [workOf(1)],
      ),
    ).toEqual({ given: [], faults: ['noCode', 'unknown', 'unknown'], idle: [] });
  });

  it('is named where it is as it was handed in, also its text', async () => {
    const work = workOf(1);
    const handedIn = await fileOf('essay.pdf', 'as it was');
    const receipt = { ...work.receipt, files: [handedIn], link: 'https://example.org/mine' };
    const texts = textsOf({ ...work, receipt }, { text: 'text', link: 'link' });
    expect(
      await plan(
        [
          entry(`essay - ${code(1)}.pdf`, 'as it was'),
          ...texts.map(({ name, content }) => entry(`Ada - ${code(1)}/${name}`, content)),
          entry(`Ada - ${code(1)}/text.md`, 'Essay 1. Who says so?'),
        ],
        [workOf(1, { receipt })],
      ),
    ).toEqual({
      // Words in Markdown are a text for whoever gets them.
      given: [[id(1), ['text.txt']]],
      faults: [],
      idle: ['unchanged', 'unchanged', 'unchanged'],
    });
  });

  it('is named where it was given already, and takes the place of what has its name', async () => {
    const marking = markingWith([await fileOf('essay.pdf', 'first'), await fileOf('b.pdf', 'b')]);
    expect(
      await plan(
        [
          entry(`essay - ${code(1)}.pdf`, 'second'),
          entry(`b - ${code(1)}.pdf`, 'b'),
          entry(`c - ${code(1)}.pdf`, 'c'),
        ],
        [workOf(1, { marking })],
      ),
    ).toEqual({ given: [[id(1), ['essay.pdf again', 'c.pdf']]], faults: [], idle: ['there'] });
  });

  it.each([
    ['page.html', 'annotated', {}, 'kind'],
    ['run.exe', 'annotated', {}, 'kind'],
    ['a.vtt', 'annotated', {}, 'kind'],
    ['a.pdf', '', {}, 'empty'],
    ['a.pdf', 'annotated', { bytes: 100_000_001 }, 'tooLarge'],
    ['a.txt', 'annotated', { bytes: 5_000_001 }, 'tooLarge'],
    ['a.pdf', 'annotated', { load: async () => null }, 'unreadable'],
  ])('is named where it is %s of %j %o', async (name, text, changes, because) => {
    const file = entry(`Ada - ${code(1)}/${name}`, text, changes);
    expect(await plan([file])).toEqual({ given: [], faults: [because], idle: [] });
  });

  it('is not read where its name or size say already that it is not taken', async () => {
    const load = () => Promise.reject(new Error('It was read.'));
    const file = entry(`Ada - ${code(1)}/a.pdf`, 'x', { bytes: 200_000_000, load });
    expect((await plan([file])).faults).toEqual(['tooLarge']);
  });

  it('is named where two are called the same, and where there are more than a submission gets', async () => {
    const many = Array.from({ length: mostFeedbackFiles }, (_, at) =>
      entry(`Ada - ${code(1)}/${at}.pdf`, `${at}`),
    );
    const twin = entry(`Ada - ${code(1)}/sub/0.PDF`, 'another');
    const more = entry(`Ada - ${code(1)}/more.pdf`, 'more');
    const { given, faults } = await plan([...many, twin, more]);
    expect(given[0]?.[1]).toHaveLength(mostFeedbackFiles);
    expect(faults).toEqual(['twin', 'many']);
  });

  it.each([
    [{ isOutdated: true }, 'outdated'],
    [{ state: 'returned' as const }, 'returned'],
    [{ second: 'agreed' as const }, 'locked'],
    [{ double: { tolerancePercent: 10, markers: [], seat: 'taken' as const, both: [] } }, 'locked'],
  ])('is named where its submission takes none: %j', async (changes, because) => {
    const file = entry(`essay - ${code(1)}.pdf`);
    expect(await plan([file], [workOf(1, changes)])).toEqual({
      given: [],
      faults: [because],
      idle: [],
    });
  });
});
