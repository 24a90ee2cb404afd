import { describe, expect, it } from 'vitest';
import { startTable } from '#test/support/table.ts';
import { RuleRefused } from '#functions/data/table/transaction.ts';
import { drafts } from './drafts.ts';
import { datesWith, extensions } from './extensions.ts';
import { submission } from './submission.ts';
import {
  countedIn,
  isLocked,
  isTold,
  type OneMarking,
  type OneSubmission,
  ownStateOf,
  stateOf,
  submissions,
  usedIn,
} from './submissions.ts';
import { submissionOf } from '#test/support/submission-of.ts';

const table = await startTable();
const noon = Date.parse('2026-03-01T12:00:00.000Z');
const at = new Date(noon).toISOString();
const place = { userId: 'ada', courseId: 'course', assignmentId: 'essay' };

const one = (number: number, changes: Partial<OneSubmission> = {}): OneSubmission => ({
  submissionId: `s${number}`,
  number,
  submittedAt: at,
  dueAt: null,
  isLate: false,
  draftVersion: number,
  isWithdrawn: false,
  readAt: null,
  ...changes,
});
const marking = (state: OneMarking['state'], releasedAt: string | null = null): OneMarking => ({
  state,
  releasedAt,
});
const having = (some: OneSubmission[], markings: Record<string, OneMarking> = {}) => ({
  submissions: some,
  markings,
});
const errorOf = async (act: Promise<unknown>) => {
  const error = await act.then(
    () => null,
    (refused: unknown) => refused,
  );
  return error instanceof RuleRefused ? error.error : error;
};

describe('which submission counts', () => {
  it('is the last that was not withdrawn; a withdrawal gives the attempt back', () => {
    expect([countedIn(null), usedIn(null)]).toEqual([null, 0]);
    const both = having([one(1), one(2)]);
    expect([countedIn(both)?.number, usedIn(both)]).toEqual([2, 2]);
    const left = having([one(1), one(2, { isWithdrawn: true })]);
    expect([countedIn(left)?.number, usedIn(left)]).toEqual([1, 1]);
    const none = having([one(1, { isWithdrawn: true })]);
    expect([countedIn(none), usedIn(none)]).toEqual([null, 0]);
  });

  it('case 19: has the state of its marking, and for its person no more than was released, whatever became of others', () => {
    const states = (own: Parameters<typeof stateOf>[0]) => [
      stateOf(own, noon),
      ownStateOf(own, noon),
      isLocked(own),
    ];
    expect(states(null)).toEqual(['none', 'none', false]);
    expect(states(having([]))).toEqual(['draft', 'draft', false]);
    expect(states(having([one(1)]))).toEqual(['submitted', 'submitted', false]);
    const with1 = (marked: OneMarking) => having([one(1)], { s1: marked });
    expect(states(with1(marking('begun')))).toEqual(['submitted', 'submitted', true]);
    expect(states(with1(marking('returned')))).toEqual(['returned', 'returned', false]);
    expect(states(with1(marking('marked')))).toEqual(['marked', 'submitted', true]);
    const later = new Date(noon + 1).toISOString();
    expect(states(with1(marking('marked', later)))).toEqual(['marked', 'submitted', true]);
    expect(states(with1(marking('marked', at)))).toEqual(['released', 'released', true]);
    const told = (marked: OneMarking) => isTold(with1(marked), 's1', noon);
    expect(
      [marking('begun', at), marking('marked'), marking('marked', later)].map(told),
    ).not.toContain(true);
    expect([marking('returned'), marking('marked', at)].map(told)).toEqual([true, true]);
    expect(isTold(having([one(1)]), 's1', noon)).toBe(false);
    const again = having([one(1), one(2)], { s1: marking('returned') });
    expect(states(again)).toEqual(['submitted', 'submitted', false]);
    const undone = having([one(1), one(2, { isWithdrawn: true })], { s1: marking('returned') });
    expect(states(undone)).toEqual(['returned', 'returned', false]);
  });
});

describe('what is kept', () => {
  it('is written over what was read, and over nothing else', async () => {
    await table.commit([submissions.put(place, null, having([one(1)]))]);
    const read = await submissions.get(table, place);
    expect(read).toMatchObject({ version: 1, submissions: [{ number: 1 }] });
    if (!read) throw new Error('It is there.');
    const begun = submissions.mark(read, 's1', marking('begun'));
    await table.commit([submissions.put(place, read, begun)]);
    const withdrawn = submissions.change(read, 's1', { isWithdrawn: true });
    expect(await errorOf(table.commit([submissions.put(place, read, withdrawn)]))).toMatchObject({
      code: 'busy',
    });
    expect(await errorOf(table.commit([submissions.checkUnchanged(place, read)]))).toMatchObject({
      code: 'busy',
    });
    expect(await submissions.get(table, place)).toMatchObject({
      version: 2,
      markings: { s1: { state: 'begun' } },
      submissions: [{ isWithdrawn: false }],
    });
    expect([...(await submissions.ofPerson(table, 'ada')).keys()]).toEqual(['essay']);
    expect(await submissions.some(table, [place])).toHaveLength(1);
  });

  it('puts a submission with its address once', async () => {
    const whole = submissionOf({ ...place, submissionId: 's1', submittedAt: at });
    await table.commit(submission.put(whole));
    expect(await submission.get(table, { ...place, number: 1 })).toEqual(whole);
    expect(await submission.address(table, 's1')).toEqual({
      ...place,
      submissionId: 's1',
      number: 1,
    });
    await table.commit(submission.put({ ...whole, submissionId: 's2', number: 2 }));
    const receipts = await submission.receipts(table, place);
    expect(receipts.map(({ number }) => number)).toEqual([1, 2]);
    expect(receipts[0]).not.toHaveProperty('text');
    expect(await errorOf(table.commit(submission.put({ ...whole, number: 3 })))).toMatchObject({
      code: 'busy',
    });
  });

  it('saves a draft over the version that was seen', async () => {
    const draft = {
      ...place,
      text: null,
      link: null,
      selfAssessment: [],
      files: [],
      version: 1,
      savedAt: at,
    };
    await table.commit([drafts.put(null, draft)]);
    expect(await errorOf(table.commit([drafts.put(null, draft)]))).toMatchObject({ code: 'busy' });
    await table.commit([drafts.checkUnchanged(draft)]);
    await table.commit([drafts.put(draft, { ...draft, version: 2 })]);
    for (const late of [drafts.put(draft, draft), drafts.checkUnchanged(draft)])
      expect(await errorOf(table.commit([late]))).toMatchObject({ code: 'busy' });
    expect(await drafts.get(table, place)).toMatchObject({ version: 2 });
  });

  it('finds extensions by person and by assignment, and works with what they say', async () => {
    const dueAt = new Date(noon + 1000).toISOString();
    const extension = {
      ...place,
      dueAt,
      closesAt: null,
      moreAttempts: 1,
      reason: 'ill',
      by: 'grace',
      at,
      version: 1,
    };
    await table.commit([extensions.put(extension, () => null)]);
    expect(await extensions.get(table, place)).toEqual(extension);
    expect((await extensions.ofPerson(table, 'ada')).get('essay')).toEqual(extension);
    const listed = await extensions.list(table, 'essay', { limit: 5, start: undefined });
    expect(listed.items).toEqual([extension]);
    const rules = { opens: null, due: null, closes: null };
    expect(datesWith(rules, { startsOn: null }, extension).due).toEqual({
      at: noon + 1000,
      because: 'person',
    });
    expect(datesWith(rules, { startsOn: null }, null).due.because).toBe('none');
    await table.commit([extensions.remove(extension, () => null)]);
    expect(await extensions.get(table, place)).toBeNull();
  });
});
