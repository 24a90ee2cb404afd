import { describe, expect, it } from 'vitest';
import { newContent } from '#web/questions/beginnings.ts';
import { written } from '#web/questions/written-fixture.ts';
import { mergeDrafts, prepareDraft, type QuestionDraft } from './question-draft.ts';

const draft = (fields: Partial<QuestionDraft> = {}): QuestionDraft => ({
  name: null,
  tags: ['loops'],
  difficulty: null,
  points: 10_000,
  status: 'draft',
  content: {
    type: 'trueFalse',
    stem: written('A loop ends.'),
    audio: null,
    hints: [],
    feedback: null,
    belowZero: false,
    isTrue: true,
    whenTrue: null,
    whenFalse: null,
  },
  ...fields,
});
const { content } = draft();
const nothing = { en: { type: 'doc' as const, content: [] } };

describe('a question that two people changed', () => {
  it('has what each changed in another field', () => {
    const mine = draft({ content: { ...content, stem: written('Some loops end.') } });
    const theirs = draft({ tags: ['loops', 'basics'], content: { ...content, belowZero: true } });
    const merged = mergeDrafts(draft(), mine, theirs);
    expect(merged.clashes).toEqual([]);
    expect(merged.takesTheirs).toBe(true);
    expect(merged.build(() => 'mine')).toEqual(
      draft({
        tags: ['loops', 'basics'],
        content: { ...content, stem: written('Some loops end.'), belowZero: true },
      }),
    );
  });

  it('asks where both changed the same', () => {
    const mine = draft({ points: 20_000 });
    const theirs = draft({ points: 30_000, name: 'Loops' });
    const merged = mergeDrafts(draft(), mine, theirs);
    expect(merged.clashes).toMatchObject([{ path: ['points'], mine: 20_000, theirs: 30_000 }]);
    expect(merged.build(() => 'theirs')).toEqual(theirs);
    expect(merged.build(() => 'mine')).toEqual(draft({ points: 20_000, name: 'Loops' }));
  });

  it('is one of both as a whole where it became another type', () => {
    const mine = draft({ content: { ...content, belowZero: true } });
    const theirs = draft({
      content: newContent('essay', 'en'),
    });
    const merged = mergeDrafts(draft(), mine, theirs);
    expect(merged.clashes.map(({ key }) => key)).toEqual(['content']);
    expect(merged.build(() => 'theirs')).toEqual(theirs);
    expect(merged.build(() => 'mine')).toEqual(mine);
  });
});

describe('a question as it is sent', () => {
  it('is without the languages in which nothing is written', () => {
    const stem = { ...written('A loop ends.'), es: { type: 'doc' as const, content: [] } };
    expect(prepareDraft(draft({ content: { ...content, stem } })).data).toEqual(draft());
  });

  it('is not ready while something is missing in it', () => {
    const empty = draft({ status: 'ready', content: { ...content, stem: nothing } });
    expect(prepareDraft(empty).error?.issues).toMatchObject([
      { path: ['status'], message: 'not_ready' },
    ]);
    expect(prepareDraft({ ...empty, status: 'draft' }).success).toBe(true);
    expect(prepareDraft(draft({ status: 'ready' })).success).toBe(true);
  });
});
