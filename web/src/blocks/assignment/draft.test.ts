import { expect, it } from 'vitest';
import { assignmentOf } from '#test/support/assignment-of.ts';
import { rubricOf } from '#test/support/rubric-of.ts';
import { assignmentDraft, isStoredCriterion, storedPlace, storedRubric } from './draft.ts';

const nameless = { title: { en: ' ' }, description: null };
const { criteria } = rubricOf([10, [10, 5]], [4, []], [6, [6]]);
const [one, two, three] = criteria;
if (!one || !two || !three) throw new Error('There are three.');

it('leaves out what was begun and has no words yet', () => {
  const [level, other] = one.levels;
  if (!level || !other) throw new Error('There are two.');
  const begun = { ...one, levels: [{ ...level, ...nameless }, other] };
  const { criteria: stored } = storedRubric({ criteria: [{ ...two, ...nameless }, begun] });
  expect(stored).toEqual([{ ...one, levels: [other] }]);
});

it('keeps what somebody wrote something into, so that it says what it lacks', () => {
  const described = { ...two, ...nameless, description: { en: 'Sources are named.' } };
  const levelled = { ...three, ...nameless };
  const { criteria: stored } = storedRubric({ criteria: [described, levelled] });
  expect(stored).toEqual([
    { ...described, title: {} },
    { ...levelled, title: {} },
  ]);
});

it('tells the place of a part among those that are stored', () => {
  const list = [{ ...two, ...nameless }, one, { ...two, ...nameless }, three];
  expect([0, 1, 2, 3].map((at) => storedPlace(list, at, isStoredCriterion))).toEqual([0, 0, 1, 1]);
});

it('has no statement and no instructions where nothing was written', () => {
  const empty = { type: 'doc' as const, content: [{ type: 'paragraph' as const }] };
  const draft = assignmentOf({ statement: { en: '', es: ' ' }, instructions: { en: empty } });
  expect(assignmentDraft.stored(draft)).toEqual(assignmentOf());
});
